import { expect, test } from 'vitest';
import { proportionOf } from './proportion.ts';

test('intervals are Wilson’s', () => {
  const { low, high } = proportionOf(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(proportionOf(0, 50).low).toBeCloseTo(0, 12);
  expect(proportionOf(0, 50).high).toBeGreaterThan(0.05);
  expect(proportionOf(50, 50).high).toBeCloseTo(1, 12);
  expect(proportionOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
