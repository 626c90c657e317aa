const REWARD = 1;
const PAYMENT = 2;

/** What a closed tile is worth to its owner: all four edges match and it gains, three and nothing happens, fewer and it costs. */
export function worth(matching: number): number {
  return matching === 4 ? REWARD : matching === 3 ? 0 : -PAYMENT; // contra-tiles.scoring.four, .three, .fewer-than-three
}

/**
 * Broke is who cannot pay in full or whose purse is empty after paying; with broke-strict only who cannot pay in full.
 * Nobody else plays on with an empty `purse`, so what is empty now was emptied by this payment.
 */
export function isBroke(purse: number, unpaid: number, strict: boolean): boolean {
  return unpaid > 0 || (purse === 0 && !strict); // contra-tiles.broke.definition
}
