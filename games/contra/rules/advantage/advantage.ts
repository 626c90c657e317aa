import { at, type ClauseId, type Play, type Referee, type Seat } from '#kernel';
import { ADVANTAGES, type Advantage, type AdvantageSymbol, ANY, HOLD, indexOf } from '../../content/advantage.ts';
import { CARDS, type CardId, type Thing } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { type Counts, sumOf, symbolsOf } from '../../facts/advantage.ts';
import { ask, question } from '../general/ask.ts';
import { by, CARD, card, detailOf, GAIN, LOSE, type Option, optionKind, TOKEN } from '../option.ts';
import { type Fighter, fighter, type State } from '../state.ts';

/** One point of a cost: with a token or a card of its type. */
export const pay = question('pay', {
  turnClause: 'contra.advantage.spend-own',
  *candidates(g, { seat }) {
    for (let type = 0; type < ANY; type++) yield by(seat, TOKEN, type);
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield by(seat, CARD, index);
  },
  constraints: [
    { clause: 'contra.advantage.spend-sources', holds: (_, o, { symbol }) => symbol === '*' || symbol === typeOf(o) },
    { clause: 'contra.advantage.spend-token', holds: (g, o, { seat }) => optionKind(o) !== TOKEN || at(fighter(g, seat).tokens, detailOf(o)) > 0 },
  ],
});

function typeOf(o: Option): Advantage {
  return optionKind(o) === TOKEN ? at(ADVANTAGES, detailOf(o)) : card(detailOf(o)).type;
}

/** Spend exactly this much, typed points first; it must be there. */
export function* spend(g: State, ref: Referee<Event>, seat: Seat, counts: Counts, what: Thing, clause: ClauseId): Play {
  const tokens: Advantage[] = [];
  const cards: CardId[] = [];
  const symbols = symbolsOf(counts);
  for (let i = 0; i < symbols.length; i++) {
    const o = yield* ask(g, ref, seat, pay, { seat, symbol: at(symbols, i), left: symbols.length - i, for: what });
    if (optionKind(o) === TOKEN) {
      tokens.push(at(ADVANTAGES, detailOf(o)));
      returnToken(g, seat, detailOf(o));
    } else {
      cards.push(card(detailOf(o)).id);
      discardFromHand(fighter(g, seat), card(detailOf(o)).id);
    }
  }
  if (ref.listening && symbols.length > 0) ref.tell({ kind: 'spends', seat, tokens, cards }, clause);
}

export function discardFromHand(f: Fighter, id: CardId): void {
  f.hand.splice(f.hand.indexOf(id), 1);
  f.discard.push(id);
}

export function returnToken(g: State, seat: Seat, type: number): void {
  const { tokens } = fighter(g, seat);
  tokens[type] = at(tokens, type) - 1;
  g.supply[type] = at(g.supply, type) + 1;
}

/** There is a token left and room for it. */
export function mayGain(g: State, seat: Seat, type: number): boolean {
  return at(g.supply, type) > 0 && at(fighter(g, seat).tokens, type) < HOLD;
}

/** Take one token; over the limit or without supply nothing happens. */
export function takeToken(g: State, seat: Seat, type: number): boolean {
  if (!mayGain(g, seat, type)) return false;
  const { tokens } = fighter(g, seat);
  tokens[type] = at(tokens, type) + 1;
  g.supply[type] = at(g.supply, type) - 1;
  return true;
}

export const gainQuestion = question('gain', {
  *candidates(_, { seat }) {
    for (let type = 0; type < ANY; type++) yield by(seat, GAIN, type);
  },
  constraints: [
    { clause: 'contra.advantage.any-gain', holds: (_, o, { of }) => isOf(of, detailOf(o)) },
    { clause: 'contra.advantage.limit', holds: (g, o, { seat }) => at(fighter(g, seat).tokens, detailOf(o)) < HOLD },
    { clause: 'contra.limits.advantage-supply', holds: (g, o) => at(g.supply, detailOf(o)) > 0 },
  ],
});

/** Gain tokens of these types; for `*` the commando picks one after the other. */
export function* gain(g: State, ref: Referee<Event>, seat: Seat, symbols: readonly AdvantageSymbol[], clause: ClauseId = 'contra.advantage.gain-tokens'): Play {
  const tokens: Advantage[] = [];
  for (const symbol of symbols) {
    const type = symbol === '*' ? yield* pickType(g, ref, seat, ['*']) : indexOf(symbol);
    if (type >= 0 && takeToken(g, seat, type)) tokens.push(at(ADVANTAGES, type));
  }
  if (ref.listening && symbols.length > 0)
    ref.tell({ kind: 'gains', seat, tokens }, tokens.length < symbols.length ? [clause, 'contra.advantage.limit'] : clause);
}

/** One of these types, of those that can be gained; -1 when none can. */
export function* pickType(g: State, ref: Referee<Event>, seat: Seat, of: readonly AdvantageSymbol[]): Play<number> {
  for (let type = 0; type < ANY; type++) if (mayGain(g, seat, type) && isOf(of, type)) return detailOf(yield* ask(g, ref, seat, gainQuestion, { seat, of }));
  return -1;
}

function isOf(of: readonly AdvantageSymbol[], type: number): boolean {
  return of.includes('*') || of.includes(at(ADVANTAGES, type));
}

const loseQuestion = question('lose-token', {
  *candidates(_, { seat }) {
    for (let type = 0; type < ANY; type++) yield by(seat, LOSE, type);
  },
  constraints: [{ clause: 'contra.faq.cards-not-tokens', holds: (g, o, { seat }) => at(fighter(g, seat).tokens, detailOf(o)) > 0 }],
});

/** Discard tokens as far as they are there; false when some are missing. Cards are no tokens. */
export function* loseTokens(g: State, ref: Referee<Event>, seat: Seat, symbols: readonly AdvantageSymbol[]): Play<boolean> {
  const f = fighter(g, seat);
  const lost: Advantage[] = [];
  for (let i = 0; i < symbols.length; i++) {
    const symbol = at(symbols, i);
    let type = symbol === '*' ? -1 : indexOf(symbol);
    if (type < 0 && sumOf(f.tokens) > 0) type = detailOf(yield* ask(g, ref, seat, loseQuestion, { seat, left: symbols.length - i }));
    if (type < 0 || at(f.tokens, type) === 0) continue;
    returnToken(g, seat, type);
    lost.push(at(ADVANTAGES, type));
  }
  if (ref.listening)
    ref.tell({ kind: 'loses-tokens', seat, tokens: lost }, lost.length < symbols.length ? 'contra.effect.forced-single' : 'contra.faq.cards-not-tokens');
  return lost.length === symbols.length;
}
