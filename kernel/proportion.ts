/** A share of n with its 95 % interval (Wilson's, which holds near 0 and 1 too). */
export interface Proportion {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function proportionOf(successes: number, n: number): Proportion {
  if (n === 0) return { share: 0, low: 0, high: 1 };
  const z = 1.959964;
  const p = successes / n;
  const middle = (p + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
