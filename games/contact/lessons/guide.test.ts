import { expect, test } from 'vitest';
import { needed, resultsFrom, TWICE } from '../facts/needs.ts';
import { chanceToHit, largestHarmless } from '../facts/threat.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  expect(words['far']).toContain(`${Math.round((resultsFrom(needed(4)).length / 6) * 100)}%`);
  expect([TWICE.needs, TWICE.kills]).toEqual([3, 2]);
  expect(words['double']).toContain('a 3 or more takes two');
  expect(chanceToHit(1, largestHarmless(false))).toBe(0);
  expect(words['alone']).toContain('never bites');
});
