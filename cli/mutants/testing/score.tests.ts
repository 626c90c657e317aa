import { describe, expect, test } from 'vitest';
import { bonus, countDown, isWon, worth } from './score.ts';

describe('worth', () => {
  test.each([
    [1, 1],
    [3, 6],
  ])('%i tiles', (tiles, points) => {
    expect(worth(tiles)).toBe(points);
  });
});

test('won', () => {
  expect([9, 10, 11].map((points) => isWon(points, 10))).toEqual([false, true, true]);
});

test('counting down', async () => {
  expect(countDown(3)).toEqual([3, 2, 1]);
});

test('the bonus', () => expect(bonus()).toBe(5));
test('the bonus, again', () => expect(bonus()).toBe(5));
