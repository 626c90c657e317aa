import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { segmentNamed } from '../content/board.ts';
import { EXAMPLES } from './examples.ts';
import { words as german } from './words.de.ts';
import { words } from './words.en.ts';

const ledger = readFileSync(new URL('../clauses.yaml', import.meta.url), 'utf8');

test.each(Object.entries(EXAMPLES))('%s is drawn with what is on the board, and has a line in both languages', (clause, example) => {
  expect(ledger).toContain(`id: ${clause}\n`);
  const named = [
    ...Object.keys(example.zombies ?? {}),
    ...Object.keys(example.lit ?? {}),
    ...Object.keys(example.change ?? {}),
    ...(example.barred ?? []),
    ...(example.moves ?? []).flat(),
  ];
  for (const name of named) expect(segmentNamed(name)).toBeGreaterThanOrEqual(0);
  expect(words.board.examples[clause]).toMatch(/\.$/);
  expect(german.board.examples[clause]).toMatch(/\.$/);
  expect(german.board.examples[clause]).not.toBe(words.board.examples[clause]);
});
