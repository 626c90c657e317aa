import { expect, test } from 'vitest';
import { mattered, ticks } from './mattered.ts';

const turning = (along: number, weight: number) => ({ along, weight });

test('the greatest moments are told, in the order in which they came', () => {
  const all = [turning(0.1, 3), turning(0.3, 1), turning(0.5, 2), turning(0.9, 4)];
  expect(mattered(all, 3, 0.05).map(({ along }) => along)).toEqual([0.1, 0.5, 0.9]);
});

test('of moments that would hide each other the greater stays', () => {
  const all = [turning(0.5, 1), turning(0.52, 3), turning(0.54, 2), turning(0.6, 1)];
  expect(mattered(all, 4, 0.05).map(({ along }) => along)).toEqual([0.52, 0.6]);
});

test('what did not matter is not told', () => {
  expect(mattered([turning(0.5, 0)], 4, 0.05)).toEqual([]);
});

test.each([
  [0, 44, [0, 20, 40]],
  [-2, 5, [0, 5]],
  [0, 4, [0, 2, 4]],
  [0, 99, [0, 50, 99]],
  [0, 1, [0, 1]],
  [-1, 2, [-1, 0, 1, 2]],
])('an axis from %d to %d has few round numbers', (least, most, expected) => {
  expect(ticks(least, most)).toEqual(expected);
});
