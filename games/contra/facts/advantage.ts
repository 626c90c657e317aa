import { at } from '#kernel';
import { A, ADVANTAGES, type AdvantageSymbol, ANY, indexOf, M, S } from '../content/advantage.ts';
import { type CardId, cardNamed } from '../content/index.ts';
import type { FighterView } from '../view.ts';

/** What a commando pays with. */
export interface Purse {
  /** Tokens by type: M, A, S. */
  readonly tokens: readonly number[];
  readonly hand: readonly CardId[];
}

export function purseOf({ tokens, hand }: FighterView): Purse {
  return { tokens: [tokens.M, tokens.A, tokens.S], hand };
}

/** So many of each symbol: M, A, S, any. */
export type Counts = readonly number[];

export function countsOf(symbols: readonly AdvantageSymbol[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const symbol of symbols) counts[indexOf(symbol)] = at(counts, indexOf(symbol)) + 1;
  return counts;
}

export function symbolsOf(counts: Counts): AdvantageSymbol[] {
  return counts.flatMap((n, type) => Array.from({ length: n }, (): AdvantageSymbol => (type === ANY ? '*' : at(ADVANTAGES, type))));
}

export function sumOf(counts: Counts): number {
  let sum = 0;
  for (const n of counts) sum += n;
  return sum;
}

const COSTS = new WeakMap<readonly AdvantageSymbol[], Counts>();

/** The same for what is printed on a card, counted once. */
export function costOf(printed: readonly AdvantageSymbol[]): Counts {
  let counts = COSTS.get(printed);
  if (counts === undefined) {
    counts = countsOf(printed);
    COSTS.set(printed, counts);
  }
  return counts;
}

/** Tokens and the symbols on the cards in hand, of one type. */
export function current(f: Purse, type: number): number {
  let n = at(f.tokens, type);
  for (const id of f.hand) if (indexOf(cardNamed(id).type) === type) n++;
  return n;
}

/** How much of this is missing: each token and card counts once, `any` parts included. */
export function missing(f: Purse, counts: Counts): number {
  let m = at(f.tokens, M) - at(counts, M);
  let a = at(f.tokens, A) - at(counts, A);
  let s = at(f.tokens, S) - at(counts, S);
  for (const id of f.hand) {
    const { type } = cardNamed(id);
    if (type === 'M') m++;
    else if (type === 'A') a++;
    else s++;
  }
  const lacking = Math.max(0, -m) + Math.max(0, -a) + Math.max(0, -s);
  const spare = Math.max(0, m) + Math.max(0, a) + Math.max(0, s);
  return lacking + Math.max(0, at(counts, ANY) - spare);
}

export function canPay(f: Purse, counts: Counts): boolean {
  return missing(f, counts) === 0;
}

/** How many of these tokens (not cards) are missing. */
export function missingTokens(f: Purse, counts: Counts): number {
  let lacking = 0;
  let spare = 0;
  for (let type = 0; type < ANY; type++) {
    const left = at(f.tokens, type) - at(counts, type);
    if (left < 0) lacking -= left;
    else spare += left;
  }
  return lacking + Math.max(0, at(counts, ANY) - spare);
}

/** What is missing to pay for this: the types there are too few of, then `*` for each of any type. */
export function lacks(f: Purse, cost: readonly AdvantageSymbol[]): readonly AdvantageSymbol[] {
  const counts = countsOf(cost);
  const typed = ADVANTAGES.flatMap((type, i) => Array.from({ length: Math.max(0, at(counts, i) - current(f, i)) }, () => type));
  const any = Array.from({ length: missing(f, counts) - typed.length }, () => '*' as const);
  return [...typed, ...any];
}
