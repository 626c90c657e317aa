import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examples as german } from '../../words/de/examples.ts';
import { examples as english } from '../../words/en/examples.ts';
import { planOf } from '../map/geometry.ts';
import { EXAMPLES } from './examples.ts';

test('every picture belongs to a clause of the ledger and has a line in both languages', () => {
  const ledger = readFileSync(new URL('../../clauses.yaml', import.meta.url), 'utf8');
  for (const clause of Object.keys(EXAMPLES)) {
    expect(ledger).toContain(`id: ${clause}\n`);
    expect(english[clause]).toBeTruthy();
    expect(german[clause]).toBeTruthy();
  }
});

test('paths lead from space to space', () => {
  const plan = planOf('jungle');
  for (const example of Object.values(EXAMPLES)) {
    if (example.of !== 'map') continue;
    let at = example.from;
    for (const next of example.path) {
      expect(plan.space(at)?.links).toContain(next);
      at = next;
    }
  }
});
