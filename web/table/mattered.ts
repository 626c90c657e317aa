/** An event that may have turned the game: how much it mattered, and where on the way it stands, 0 to 1. */
export interface Turning {
  readonly weight: number;
  readonly along: number;
}

/** The moments that mattered most, in the order in which they came, never two closer together than `apart`. */
export function mattered<T extends Turning>(turnings: readonly T[], most: number, apart: number): readonly T[] {
  const kept: T[] = [];
  for (const one of turnings.toSorted((a, b) => b.weight - a.weight || b.along - a.along)) {
    if (kept.length === most) break;
    if (one.weight > 0 && kept.every(({ along }) => Math.abs(along - one.along) >= apart)) kept.push(one);
  }
  return kept.sort((a, b) => a.along - b.along);
}

/** Numbers to label an axis with, about three: round ones, and where it ends when that is far from the last of them. */
export function ticks(least: number, most: number): readonly number[] {
  const rough = Math.max(1, (most - least) / 3);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((n) => n * power >= rough) ?? 10);
  const first = Math.ceil(least / step) * step;
  const round = Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
  return most - (round.at(-1) ?? least) > step / 2 ? [...round, most] : round;
}
