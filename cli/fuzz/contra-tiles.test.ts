import { expect, test } from 'vitest';
import { runFuzz } from './job.ts';

/** Many small tests, so that none comes near the limit on a busy machine. */
const FIRSTS = Array.from({ length: 20 }, (_, i) => 10 * i);

test.each(FIRSTS)('ten random matches of contra-tiles from %i on, with options drawn by lot, hold every property', (first) => {
  const { matches, answers, candidates, undone, failure } = runFuzz({ game: 'contra-tiles', seed: 'test', first, count: 10 });
  expect(failure).toBeNull();
  expect(matches).toBe(10);
  expect(answers).toBeGreaterThan(100);
  expect(candidates).toBeGreaterThan(50_000);
  expect(undone).toBeGreaterThan(20);
});
