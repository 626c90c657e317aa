/** What a commando is good at: mobility (evasion), accuracy (firearms), subtlety (stealth, close combat). */
export type Advantage = 'M' | 'A' | 'S';

/** An advantage type, or `*`: whichever the commando chooses. */
export type AdvantageSymbol = Advantage | '*';

export const ADVANTAGES: readonly Advantage[] = ['M', 'A', 'S'];

export const SYMBOLS: readonly AdvantageSymbol[] = ['M', 'A', 'S', '*'];

/** The index of a type in lists by type; `*` is the last. */
export const M = 0;
export const A = 1;
export const S = 2;
export const ANY = 3;

export function indexOf(symbol: AdvantageSymbol): number {
  return symbol === 'M' ? M : symbol === 'A' ? A : symbol === 'S' ? S : ANY;
}

/** How many tokens of each type are in the box, and how many of each a commando may hold. */
export const IN_BOX = 12;
export const HOLD = 3;
