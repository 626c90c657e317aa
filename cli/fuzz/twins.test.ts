import { expect, test } from 'vitest';
import { HIDING, runTwins } from './twins.ts';

test('the games that hide something', () => {
  expect(HIDING).toEqual(['contract-assassin', 'template', 'ambush']);
});

test.each(HIDING)('over the wire nobody can tell apart states of %s that differ only in what they may not know', (game) => {
  const { pairs, matches, failure } = runTwins({ game, seed: 'test', first: 0, pairs: 300 });
  expect(failure?.message).toBeUndefined();
  expect(pairs).toBe(300);
  expect(matches).toBeGreaterThan(1);
});
