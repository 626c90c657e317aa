const REWARD = 1;
const PAYMENT = 2;

/** What a closed tile is worth to its owner: all four edges match and it gains, three and nothing happens, fewer and it costs. */
export function worth(matching: number): number {
  return matching === 4 ? REWARD : matching === 3 ? 0 : -PAYMENT; // contra-tiles.scoring.four, .three, .fewer-than-three
}

/**
 * Broke is who cannot pay in full or whose purse is empty after paying; with broke-strict only who cannot pay in full.
 * `purse` is what is left, `lost` what the event cost in all.
 */
export function isBroke(purse: number, unpaid: number, lost: number, strict: boolean): boolean {
  return unpaid > 0 || (lost > 0 && purse === 0 && !strict); // contra-tiles.broke.definition
}
