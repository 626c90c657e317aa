import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Revealing } from './revealing.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  ['whoever sits', [0], false, 1],
  ['the host, who does not sit', [], true, 1],
  ['nobody who only looks on', [], false, 0],
] as const)('%s begins without those who never show their bytes', (_, mine, hosts, times) => {
  const act = vi.fn(() => Promise.resolve({ entry: null, number: 0 }));
  const revealing = new Revealing({ act });
  revealing.look({ id: 't'.repeat(16), phase: 'open', ready: 1, pledges: [] }, mine, hosts);
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledTimes(times);
});
