import type { ClauseId, Play, Referee, Seat } from '#kernel';
import { A, ADVANTAGES, type Advantage, type AdvantageSymbol, ANY, HOLD, indexOf, M, S } from '../../content/advantage.ts';
import { CARDS, cardNamed } from '../../content/index.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { CARD, card, deedOf, detailOf, GAIN, type Option, option, TOKEN } from '../option.ts';
import { type Fighter, fighter, type Raid } from '../state.ts';

/** So many of each symbol: M, A, S, any. */
export type Counts = readonly number[];

export function countsOf(symbols: readonly AdvantageSymbol[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const symbol of symbols) counts[indexOf(symbol)] = (counts[indexOf(symbol)] as number) + 1;
  return counts;
}

export function symbolsOf(counts: Counts): AdvantageSymbol[] {
  return counts.flatMap((n, type) => Array.from({ length: n }, (): AdvantageSymbol => (type === ANY ? '*' : (ADVANTAGES[type] as Advantage))));
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
export function current(f: Fighter, type: number): number {
  let n = f.tokens[type] as number;
  for (const id of f.hand) if (indexOf(cardNamed(id).type) === type) n++;
  return n;
}

/** How much of this is missing: each token and card counts once, `any` parts included. */
export function missing(f: Fighter, counts: Counts): number {
  let m = (f.tokens[M] as number) - (counts[M] as number);
  let a = (f.tokens[A] as number) - (counts[A] as number);
  let s = (f.tokens[S] as number) - (counts[S] as number);
  for (const id of f.hand) {
    const { type } = cardNamed(id);
    if (type === 'M') m++;
    else if (type === 'A') a++;
    else s++;
  }
  const lacking = Math.max(0, -m) + Math.max(0, -a) + Math.max(0, -s);
  const spare = Math.max(0, m) + Math.max(0, a) + Math.max(0, s);
  return lacking + Math.max(0, (counts[ANY] as number) - spare);
}

export function canPay(f: Fighter, counts: Counts): boolean {
  return missing(f, counts) === 0;
}

type Paying = { readonly seat: Seat; readonly symbol: AdvantageSymbol; readonly left: number; readonly for: string };

/** One point of a cost: with a token or a card of its type. */
export const pay = question<Paying>({
  kind: 'pay',
  turnClause: 'contra.advantage.spend-own',
  *candidates(g, { seat }) {
    for (let type = 0; type < ANY; type++) yield option(TOKEN, type);
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield option(CARD, index);
  },
  constraints: [
    { clause: 'contra.advantage.spend-sources', holds: (_, o, { symbol }) => symbol === '*' || symbol === typeOf(o) },
    { clause: 'contra.advantage.spend-token', holds: (g, o, { seat }) => deedOf(o) !== TOKEN || (fighter(g, seat).tokens[detailOf(o)] as number) > 0 },
  ],
});

function typeOf(o: Option): Advantage {
  return deedOf(o) === TOKEN ? (ADVANTAGES[detailOf(o)] as Advantage) : card(detailOf(o)).type;
}

/** Spend exactly this much, typed points first; it must be there. */
export function* spend(g: Raid, ref: Referee, seat: Seat, counts: Counts, what: string, clause: ClauseId): Play {
  const tokens: Advantage[] = [];
  const cards: string[] = [];
  const symbols = symbolsOf(counts);
  for (let i = 0; i < symbols.length; i++) {
    const o = yield* ask(g, ref, seat, pay, { seat, symbol: symbols[i] as AdvantageSymbol, left: symbols.length - i, for: what });
    if (deedOf(o) === TOKEN) {
      tokens.push(ADVANTAGES[detailOf(o)] as Advantage);
      returnToken(g, seat, detailOf(o));
    } else {
      cards.push(card(detailOf(o)).id);
      discardFromHand(fighter(g, seat), card(detailOf(o)).id);
    }
  }
  if (ref.listening && symbols.length > 0) tell(ref, { kind: 'spends', seat, tokens, cards }, clause);
}

export function discardFromHand(f: Fighter, id: string): void {
  f.hand.splice(f.hand.indexOf(id), 1);
  f.discard.push(id);
}

export function returnToken(g: Raid, seat: Seat, type: number): void {
  const { tokens } = fighter(g, seat);
  tokens[type] = (tokens[type] as number) - 1;
  g.supply[type] = (g.supply[type] as number) + 1;
}

/** There is a token left and room for it. */
export function mayGain(g: Raid, seat: Seat, type: number): boolean {
  return (g.supply[type] as number) > 0 && (fighter(g, seat).tokens[type] as number) < HOLD;
}

/** Take one token; over the limit or without supply nothing happens. */
export function takeToken(g: Raid, seat: Seat, type: number): boolean {
  if (!mayGain(g, seat, type)) return false;
  const { tokens } = fighter(g, seat);
  tokens[type] = (tokens[type] as number) + 1;
  g.supply[type] = (g.supply[type] as number) - 1;
  return true;
}

export const gainQuestion = question<{ readonly seat: Seat; readonly of: readonly AdvantageSymbol[] }>({
  kind: 'gain',
  *candidates() {
    for (let type = 0; type < ANY; type++) yield option(GAIN, type);
  },
  constraints: [
    { clause: 'contra.advantage.any-gain', holds: (_, o, { of }) => of.includes('*') || of.includes(ADVANTAGES[detailOf(o)] as Advantage) },
    { clause: 'contra.advantage.limit', holds: (g, o, { seat }) => (fighter(g, seat).tokens[detailOf(o)] as number) < HOLD },
    { clause: 'contra.limits.advantage-supply', holds: (g, o) => (g.supply[detailOf(o)] as number) > 0 },
  ],
});

/** Gain tokens of these types; for `*` the commando picks one after the other. */
export function* gain(g: Raid, ref: Referee, seat: Seat, symbols: readonly AdvantageSymbol[], clause: ClauseId = 'contra.advantage.gain-tokens'): Play {
  const tokens: Advantage[] = [];
  for (const symbol of symbols) {
    const type = symbol === '*' ? yield* pickType(g, ref, seat, ['*']) : indexOf(symbol);
    if (type >= 0 && takeToken(g, seat, type)) tokens.push(ADVANTAGES[type] as Advantage);
  }
  if (ref.listening && symbols.length > 0)
    tell(ref, { kind: 'gains', seat, tokens }, tokens.length < symbols.length ? [clause, 'contra.advantage.limit'] : clause);
}

/** One of these types, of those that can be gained; -1 when none can. */
export function* pickType(g: Raid, ref: Referee, seat: Seat, of: readonly AdvantageSymbol[]): Play<number> {
  let able = 0;
  let last = -1;
  for (let type = 0; type < ANY; type++) {
    if (!mayGain(g, seat, type) || !(of.includes('*') || of.includes(ADVANTAGES[type] as Advantage))) continue;
    able++;
    last = type;
  }
  return able < 2 ? last : detailOf(yield* ask(g, ref, seat, gainQuestion, { seat, of }));
}

const loseQuestion = question<{ readonly seat: Seat; readonly left: number }>({
  kind: 'lose-token',
  *candidates() {
    for (let type = 0; type < ANY; type++) yield option(TOKEN, type);
  },
  constraints: [{ clause: 'contra.faq.cards-not-tokens', holds: (g, o, { seat }) => (fighter(g, seat).tokens[detailOf(o)] as number) > 0 }],
});

/** Discard tokens as far as they are there; false when some are missing. Cards are no tokens. */
export function* loseTokens(g: Raid, ref: Referee, seat: Seat, symbols: readonly AdvantageSymbol[]): Play<boolean> {
  const f = fighter(g, seat);
  const lost: Advantage[] = [];
  for (let i = 0; i < symbols.length; i++) {
    const symbol = symbols[i] as AdvantageSymbol;
    let type = symbol === '*' ? -1 : indexOf(symbol);
    if (type < 0 && sumOf(f.tokens) > 0) type = detailOf(yield* ask(g, ref, seat, loseQuestion, { seat, left: symbols.length - i }));
    if (type < 0 || (f.tokens[type] as number) === 0) continue;
    returnToken(g, seat, type);
    lost.push(ADVANTAGES[type] as Advantage);
  }
  if (ref.listening)
    tell(ref, { kind: 'loses-tokens', seat, tokens: lost }, lost.length < symbols.length ? 'contra.effect.forced-single' : 'contra.faq.cards-not-tokens');
  return lost.length === symbols.length;
}

/** How many of these tokens (not cards) are missing. */
export function missingTokens(f: Fighter, counts: Counts): number {
  let lacking = 0;
  let spare = 0;
  for (let type = 0; type < ANY; type++) {
    const left = (f.tokens[type] as number) - (counts[type] as number);
    if (left < 0) lacking -= left;
    else spare += left;
  }
  return lacking + Math.max(0, (counts[ANY] as number) - spare);
}
