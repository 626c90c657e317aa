import { expect, test } from 'vitest';
import { quantile, shareOf, shareText } from './statistics.ts';

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

test('quantiles of a sorted list', () => {
  expect([quantile([1, 2, 3, 4], 0), quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 1), quantile([], 0.5)]).toEqual([1, 3, 4, 0]);
});
