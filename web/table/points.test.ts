import { expect, test } from 'vitest';
import { pointsBetween } from './points.ts';

test('a curve begins at the beginning and ends at the end, however long the match was', () => {
  expect(pointsBetween(3, 3)).toEqual([3]);
  expect(pointsBetween(0, 4)).toEqual([0, 1, 2, 3, 4]);
  for (const last of [240, 241, 323, 1000]) {
    const points = pointsBetween(7, 7 + last);
    expect([points[0], points.at(-1), points.length, new Set(points).size]).toEqual([7, 7 + last, 241, 241]);
  }
});
