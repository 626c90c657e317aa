import { expect, test } from 'vitest';
import { proportionOf } from '#kernel';
import { difference, differenceText, quantile, shareText } from './statistics.ts';

test('shares read as percent', () => {
  expect(shareText(proportionOf(1, 2))).toMatch(/^50\.0% \(95%: \d+\.\d% to \d+\.\d%\)$/);
});

test('differences have Newcombe’s interval, and say when they may be luck', () => {
  const { share, low, high } = difference(proportionOf(56, 70), proportionOf(48, 80));
  expect([share, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339]);
  expect(differenceText(difference(proportionOf(56, 70), proportionOf(48, 80)))).toBe('+20.0 points (95%: +5.2 to +33.4)');
  expect(differenceText(difference(proportionOf(5, 10), proportionOf(6, 10)))).toMatch(/^−10\.0 points .*, which may be luck$/);
});

test('quantiles of a sorted list', () => {
  expect([quantile([1, 2, 3, 4], 0), quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 1), quantile([], 0.5)]).toEqual([1, 3, 4, 0]);
});
