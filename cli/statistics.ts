/** A share of n with its 95 % interval (Wilson's, which holds near 0 and 1 too). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(successes: number, n: number): Share {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = successes / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How far two shares lie apart, with the 95 % interval of the difference (Newcombe's, from both of Wilson's). */
export function difference(now: Share, earlier: Share): Share {
  const far = (a: number, b: number): number => Math.hypot(a, b);
  const share = now.share - earlier.share;
  return {
    share,
    low: share - far(now.share - now.low, earlier.high - earlier.share),
    high: share + far(now.high - now.share, earlier.share - earlier.low),
  };
}

/** A difference in points of a hundred, and whether it is more than luck. */
export function differenceText({ share, low, high }: Share): string {
  const points = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(100 * value).toFixed(1)}`;
  return `${points(share)} points (95%: ${points(low)} to ${points(high)})${low > 0 || high < 0 ? '' : ', which may be luck'}`;
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

export function shareText({ share, low, high }: Share): string {
  return `${percent(share)} (95%: ${percent(low)} to ${percent(high)})`;
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? 0;
}
