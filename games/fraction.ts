/** An exact number between others: what chance comes to has no rounding. */
export interface Fraction {
  readonly n: bigint;
  readonly of: bigint;
}

export const NONE_OF_IT: Fraction = { n: 0n, of: 1n };

/** In lowest terms. */
export function fraction(n: number | bigint, of: number | bigint = 1): Fraction {
  const [top, bottom] = [BigInt(n), BigInt(of)];
  const shared = common(top < 0n ? -top : top, bottom);
  return { n: top / shared, of: bottom / shared };
}

function common(a: bigint, b: bigint): bigint {
  return b === 0n ? a : common(b, a % b);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.of + b.n * a.of, a.of * b.of);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.of * b.of);
}

/** Above zero when `a` is more than `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const apart = a.n * b.of - b.n * a.of;
  return apart === 0n ? 0 : apart > 0n ? 1 : -1;
}

export function toNumber({ n, of }: Fraction): number {
  return Number(n) / Number(of);
}
