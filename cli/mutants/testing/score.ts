/** Rules in miniature, with tests that leave some of them unproven. */

const WORTH = [0, 1, 3, 6];

/** Nobody tests what five are worth. */
export function worth(tiles: number): number {
  if (tiles > 4) return 10;
  return WORTH[tiles] ?? 0;
}

/** Tested wherever it matters. */
export function isWon(points: number, goal: number): boolean {
  return points >= goal;
}

/** With another condition it would never end. */
export function countDown(from: number): number[] {
  const counted: number[] = [];
  for (let n = from; n > 0; n--) counted.push(n);
  return counted;
}

let kept: number | null = null;

/** What is kept would hide a mutant from every test but the first. */
export function bonus(): number {
  kept ??= 2 + 3;
  return kept;
}
