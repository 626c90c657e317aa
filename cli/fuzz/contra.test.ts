import { expect, test } from 'vitest';
import { runFuzz } from './worker.ts';

test('a hundred and fifty random matches of contra, on all stages and in all stories, hold every property', () => {
  const { matches, answers, candidates, undone, failure } = runFuzz({ game: 'contra', seed: 'test', first: 0, count: 150 });
  expect(failure).toBeNull();
  expect(matches).toBe(150);
  expect(answers).toBeGreaterThan(15_000);
  expect(candidates).toBeGreaterThan(500_000);
  expect(undone).toBeGreaterThan(10_000);
});
