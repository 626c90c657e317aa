/** A chance in per cent: 0 and 100 only where it is certain. */
export function percentOf(chance: number): number {
  const close = 1e-9;
  if (chance < close) return 0;
  if (chance > 1 - close) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
