import { expect, test } from 'vitest';
import { shareOfTurn } from './balance.ts';

const shares = (configs: number, matches: number) => Array.from({ length: configs }, (_, i) => shareOfTurn(i, configs, matches));

test('every configuration gets its share, and few matches are spread over all of them', () => {
  expect(shares(3, 9)).toEqual([3, 3, 3]);
  expect(shares(3, 10).reduce((sum, n) => sum + n)).toBe(10);
  expect(shares(8, 2)).toEqual([0, 0, 0, 1, 0, 0, 0, 1]);
  expect(shares(500, 100).filter((n) => n === 1)).toHaveLength(100);
});
