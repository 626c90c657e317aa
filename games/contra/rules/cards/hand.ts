import { type ClauseId, type Deck, deckSize, type Play, type Referee, reshuffle, type Seat } from '#kernel';
import { CARDS, type CardId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { discardFromHand } from '../advantage/advantage.ts';
import { ask, question } from '../general/ask.ts';
import { by, card, DISCARD, detailOf, KEEP, optionKind, RECOVER } from '../option.ts';
import { fighter, HAND, type State } from '../state.ts';

type PileName = Extract<Event, { readonly kind: 'reshuffles' }>['deck'];

/** A deck that has run out is rebuilt at once from its discard pile (contra.general.reshuffle-timing). */
export function rebuild<Id extends string>(ref: Referee<Event>, name: PileName, deck: Deck<Id>, discard: Id[]): void {
  if (deckSize(deck) > 0 || discard.length === 0) return;
  reshuffle(deck, discard.splice(0));
  if (ref.listening) ref.tell({ kind: 'reshuffles', deck: name }, 'contra.general.reshuffle');
}

/** The top card of a deck that is never short while its discard pile is not empty; undefined when both are. */
export function drawFrom<Id extends string>(ref: Referee<Event>, name: PileName, deck: Deck<Id>, discard: Id[]): Id | undefined {
  rebuild(ref, name, deck, discard);
  const drawn = ref.draw(deck);
  rebuild(ref, name, deck, discard);
  return drawn;
}

export function drawCards(g: State, ref: Referee<Event>, seat: Seat, n: number, clause: string): void {
  const f = fighter(g, seat);
  const cards: CardId[] = [];
  for (let i = 0; i < n; i++) {
    const drawn = drawFrom(ref, f.id, f.deck, f.discard);
    if (drawn === undefined) break;
    f.hand.push(drawn);
    cards.push(drawn);
  }
  if (ref.listening && n > 0) ref.tell({ kind: 'draws', seat, cards }, clause);
}

/** One card after the other, until it is enough. */
export const discardQuestion = question('discard', {
  turnClause: 'contra.advantage.spend-own',
  *candidates(g, { seat }) {
    yield by(seat, KEEP);
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield by(seat, DISCARD, index);
  },
  constraints: [{ clause: 'contra.effect.forced-single', holds: (_, o, about) => optionKind(o) === DISCARD || about.for !== 'effect' }],
});

/** Any number of hand cards, from none to all. */
export function* discardAny(g: State, ref: Referee<Event>, seat: Seat, why: 'mulligan' | 'medal', onto: CardId[]): Play {
  const f = fighter(g, seat);
  const cards: CardId[] = [];
  for (;;) {
    const o = yield* ask(g, ref, seat, discardQuestion, { seat, for: why, left: f.hand.length });
    if (optionKind(o) === KEEP) break;
    const { id } = card(detailOf(o));
    f.hand.splice(f.hand.indexOf(id), 1);
    onto.push(id);
    cards.push(id);
  }
  if (ref.listening && cards.length > 0) {
    if (why === 'mulligan') ref.tell({ kind: 'mulligan', seat, cards }, 'contra.setup.mulligan');
    else ref.tell({ kind: 'discards', seat, cards }, 'contra.medal.optional-hand-discard');
  }
}

/** So many cards, or all that are there. */
export function* discardCards(g: State, ref: Referee<Event>, seat: Seat, n: number): Play {
  const f = fighter(g, seat);
  const cards: CardId[] = [];
  for (let left = Math.min(n, f.hand.length); left > 0; left--) {
    const o = yield* ask(g, ref, seat, discardQuestion, { seat, for: 'effect', left });
    const { id } = card(detailOf(o));
    discardFromHand(f, id);
    cards.push(id);
  }
  if (ref.listening) ref.tell({ kind: 'discards', seat, cards }, 'contra.effect.forced-single');
}

export const recoverQuestion = question('recover', {
  *candidates(g, { seat }) {
    const { discard } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (discard.includes(card(index).id)) yield by(seat, RECOVER, index);
  },
});

/** Cards come back from the discard pile. The card that says so is still being played and cannot be one of them. */
export function* recoverCards(g: State, ref: Referee<Event>, seat: Seat, n: number): Play {
  const f = fighter(g, seat);
  const cards: CardId[] = [];
  for (let left = Math.min(n, f.discard.length); left > 0; left--) {
    const { id } = card(detailOf(yield* ask(g, ref, seat, recoverQuestion, { seat })));
    f.discard.splice(f.discard.indexOf(id), 1);
    f.hand.push(id);
    cards.push(id);
  }
  if (ref.listening) ref.tell({ kind: 'recovers', seat, cards }, 'contra.turn.played-card-discarded');
}

/** Up to four again; a larger hand stays as it is. */
export function refillHand(g: State, ref: Referee<Event>, seat: Seat, clause: ClauseId): void {
  drawCards(g, ref, seat, Math.max(0, HAND - fighter(g, seat).hand.length), clause);
}
