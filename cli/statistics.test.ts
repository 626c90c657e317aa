import { expect, test } from 'vitest';
import { difference, differenceText, quantile, shareOf, shareText } from './statistics.ts';

test('intervals are Wilson’s', () => {
  const { low, high } = shareOf(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(shareOf(0, 50).low).toBeCloseTo(0, 12);
  expect(shareOf(0, 50).high).toBeGreaterThan(0.05);
  expect(shareOf(50, 50).high).toBeCloseTo(1, 12);
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('shares read as percent', () => {
  expect(shareText(shareOf(1, 2))).toMatch(/^50\.0% \(95%: \d+\.\d% to \d+\.\d%\)$/);
});

test('differences have Newcombe’s interval, and say when they may be luck', () => {
  const { share, low, high } = difference(shareOf(56, 70), shareOf(48, 80));
  expect([share, low, high].map((value) => Number(value.toFixed(4)))).toEqual([0.2, 0.0524, 0.3339]);
  expect(differenceText(difference(shareOf(56, 70), shareOf(48, 80)))).toBe('+20.0 points (95%: +5.2 to +33.4)');
  expect(differenceText(difference(shareOf(5, 10), shareOf(6, 10)))).toMatch(/^−10\.0 points .*, which may be luck$/);
});

test('quantiles of a sorted list', () => {
  expect([quantile([1, 2, 3, 4], 0), quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 1), quantile([], 0.5)]).toEqual([1, 3, 4, 0]);
});
