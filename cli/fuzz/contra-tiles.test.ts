import { expect, test } from 'vitest';
import { runFuzz } from './job.ts';

test('five hundred random matches of contra-tiles, with options drawn by lot, hold every property', () => {
  const { matches, answers, candidates, undone, failure } = runFuzz({ game: 'contra-tiles', seed: 'test', first: 0, count: 500 });
  expect(failure).toBeNull();
  expect(matches).toBe(500);
  expect(answers).toBeGreaterThan(10_000);
  expect(candidates).toBeGreaterThan(5_000_000);
  expect(undone).toBeGreaterThan(2_500);
});
