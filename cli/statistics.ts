import type { Proportion } from '#kernel';

/** How far two shares lie apart, with the 95 % interval of the difference (Newcombe's, from both of Wilson's). */
export function difference(now: Proportion, earlier: Proportion): Proportion {
  const far = (a: number, b: number): number => Math.hypot(a, b);
  const share = now.share - earlier.share;
  return {
    share,
    low: share - far(now.share - now.low, earlier.high - earlier.share),
    high: share + far(now.high - now.share, earlier.share - earlier.low),
  };
}

/** A difference in points of a hundred, and whether it is more than luck. */
export function differenceText({ share, low, high }: Proportion): string {
  const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`;
  return `${points(share)} points (95%: ${points(low)} to ${points(high)})${low > 0 || high < 0 ? '' : ', which may be luck'}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

export function shareText({ share, low, high }: Proportion): string {
  return `${percent(share)} (95%: ${percent(low)} to ${percent(high)})`;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
