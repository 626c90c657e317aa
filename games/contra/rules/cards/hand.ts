import { deckSize, type Play, type Referee, reshuffle, type Seat } from '#kernel';
import { CARDS } from '../../content/index.ts';
import { discardFromHand } from '../advantage/advantage.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { CARD, card, DISCARD, deedOf, detailOf, KEEP, option } from '../option.ts';
import { type Fighter, fighter, HAND, type Raid } from '../state.ts';

/** A deck that has run out is rebuilt at once from its discard pile (contra.general.reshuffle-timing). */
export function rebuild(ref: Referee, seat: Seat, name: string, deck: Fighter['deck'], discard: string[]): void {
  if (deckSize(deck) > 0 || discard.length === 0) return;
  reshuffle(deck, discard.splice(0));
  if (ref.listening) tell(ref, { kind: 'reshuffles', deck: name, seat }, 'contra.general.reshuffle');
}

/** The top card of a deck that is never short while its discard pile is not empty; undefined when both are. */
export function drawFrom(ref: Referee, seat: Seat, name: string, deck: Fighter['deck'], discard: string[]): string | undefined {
  rebuild(ref, seat, name, deck, discard);
  const drawn = ref.draw(deck);
  rebuild(ref, seat, name, deck, discard);
  return drawn;
}

export function drawCards(g: Raid, ref: Referee, seat: Seat, n: number, clause: string): void {
  const f = fighter(g, seat);
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const drawn = drawFrom(ref, seat, f.id, f.deck, f.discard);
    if (drawn === undefined) break;
    f.hand.push(drawn);
    cards.push(drawn);
  }
  if (ref.listening && n > 0) tell(ref, { kind: 'draws', seat, cards }, clause);
}

type Discarding = { readonly seat: Seat; readonly for: 'mulligan' | 'medal' | 'effect'; readonly left: number };

/** One card after the other, until it is enough. */
export const discardQuestion = question<Discarding>({
  kind: 'discard',
  turnClause: 'contra.advantage.spend-own',
  *candidates(g, { seat }) {
    yield option(KEEP);
    const { hand } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (hand.includes(card(index).id)) yield option(DISCARD, index);
  },
  constraints: [{ clause: 'contra.effect.forced-single', holds: (_, o, about) => deedOf(o) === DISCARD || about.for !== 'effect' }],
});

/** Any number of hand cards, from none to all. */
export function* discardAny(g: Raid, ref: Referee, seat: Seat, why: 'mulligan' | 'medal', onto: string[]): Play {
  const f = fighter(g, seat);
  const before = onto.length;
  while (f.hand.length > 0) {
    const o = yield* ask(g, ref, seat, discardQuestion, { seat, for: why, left: f.hand.length });
    if (deedOf(o) === KEEP) break;
    const { id } = card(detailOf(o));
    f.hand.splice(f.hand.indexOf(id), 1);
    onto.push(id);
  }
  if (ref.listening && onto.length > before)
    tell(
      ref,
      why === 'mulligan' ? { kind: 'mulligan', seat, cards: onto.slice(before) } : { kind: 'discards', seat, cards: onto.slice(before) },
      why === 'mulligan' ? 'contra.setup.mulligan' : 'contra.medal.optional-hand-discard',
    );
}

/** So many cards, or all that are there. */
export function* discardCards(g: Raid, ref: Referee, seat: Seat, n: number): Play {
  const f = fighter(g, seat);
  const cards: string[] = [];
  for (let left = Math.min(n, f.hand.length); left > 0; left--) {
    const o = yield* ask(g, ref, seat, discardQuestion, { seat, for: 'effect', left });
    const { id } = card(detailOf(o));
    discardFromHand(f, id);
    cards.push(id);
  }
  if (ref.listening) tell(ref, { kind: 'discards', seat, cards }, 'contra.effect.forced-single');
}

export const recoverQuestion = question<{ readonly seat: Seat }>({
  kind: 'recover',
  *candidates(g, { seat }) {
    const { discard } = fighter(g, seat);
    for (let index = 0; index < CARDS.length; index++) if (discard.includes(card(index).id)) yield option(CARD, index);
  },
});

/** Cards come back from the discard pile. The card that says so is still being played and cannot be one of them. */
export function* recoverCards(g: Raid, ref: Referee, seat: Seat, n: number): Play {
  const f = fighter(g, seat);
  const cards: string[] = [];
  for (let left = Math.min(n, f.discard.length); left > 0; left--) {
    const { id } = card(detailOf(yield* ask(g, ref, seat, recoverQuestion, { seat })));
    f.discard.splice(f.discard.indexOf(id), 1);
    f.hand.push(id);
    cards.push(id);
  }
  if (ref.listening) tell(ref, { kind: 'recovers', seat, cards }, 'contra.turn.played-card-discarded');
}

/** Up to four again; a larger hand stays as it is. */
export function refillHand(g: Raid, ref: Referee, seat: Seat): void {
  drawCards(g, ref, seat, Math.max(0, HAND - fighter(g, seat).hand.length), 'contra.medal.loss-steps');
}
