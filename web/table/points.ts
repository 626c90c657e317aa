const MOST = 240;

/** The moments a curve is drawn through: evenly spread, at most some hundred, the first and the last among them. */
export function pointsBetween(first: number, last: number): readonly number[] {
  const steps = Math.min(MOST, last - first);
  return Array.from({ length: steps + 1 }, (_, step) => (steps === 0 ? first : first + Math.round((step * (last - first)) / steps)));
}
