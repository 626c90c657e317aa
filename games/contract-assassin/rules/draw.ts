import { at, deckSize, newDeck, type Referee, reshuffle, type Seat } from '#kernel';
import { type Card, cardId } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { isHiddenFromSome, lose, robbed } from './known.ts';
import { cardsLeft, hitman, type State, total } from './state.ts';

/** Whom a card is taken from when deck and discards are empty: the largest other hand, the next in turn order of equal ones; -1 when nobody has a card. */
export function hoarder(g: State, seat: Seat): Seat {
  let found = -1;
  let most = 0;
  for (let further = 1; further < g.hitmen.length; further++) {
    const other = (seat + further) % g.hitmen.length;
    const cards = total(hitman(g, other).hand);
    if (cards > most) {
      found = other;
      most = cards;
    }
  }
  return found;
}

export function canDraw(g: State, seat: Seat): boolean {
  return cardsLeft(g) > 0 || hoarder(g, seat) >= 0;
}

/** How many cards somebody could draw, one after the other. */
export function drawable(g: State, seat: Seat): number {
  return g.hitmen.reduce((sum, { hand }, other) => sum + (other === seat ? 0 : total(hand)), cardsLeft(g));
}

/** Take one kit card, from wherever it is to be had. */
export function draw(g: State, ref: Referee<Event>, seat: Seat): void {
  if (deckSize(g.deck) === 0) shuffleDiscards(g, ref);
  if (deckSize(g.deck) === 0) {
    rob(g, ref, seat);
    return;
  }
  const to = g.known === null ? undefined : [seat];
  const card = ref.draw(g.deck, to) as Card;
  hitman(g, seat).hand[card] = at(hitman(g, seat).hand, card) + 1;
  if (!ref.listening) return;
  ref.tell({ kind: 'draws', seat, card: to === undefined ? cardId(card) : null }, 'contract-assassin.action.draw');
  if (to !== undefined) ref.tell({ kind: 'drawn', seat, card: cardId(card) }, ['contract-assassin.action.draw', 'contract-assassin.kit.open-hands'], to);
}

function shuffleDiscards(g: State, ref: Referee<Event>): void {
  const cards = total(g.discards);
  if (cards === 0) return;
  reshuffle(
    g.deck,
    g.discards.flatMap((count, card) => Array.from({ length: count }, () => card)),
  );
  g.discards.fill(0);
  g.counts.reshuffles++;
  if (ref.listening) ref.tell({ kind: 'reshuffles', cards }, 'contract-assassin.kit.reshuffle');
}

/** A card taken blind from the largest hand: chance says which. */
function rob(g: State, ref: Referee<Event>, seat: Seat): void {
  const from = hoarder(g, seat);
  if (from < 0) return;
  const victim = hitman(g, from);
  const blind = newDeck(victim.hand.flatMap((count, card) => Array.from({ length: count }, () => card)));
  const to = g.known === null ? undefined : [seat, from].sort((a, b) => a - b);
  const card = ref.draw(blind, to) as Card;
  victim.hand[card] = at(victim.hand, card) - 1;
  hitman(g, seat).hand[card] = at(hitman(g, seat).hand, card) + 1;
  g.counts.robberies++;
  robbed(g, seat, from, card);
  if (!ref.listening) return;
  const clauses = ['contract-assassin.kit.hoarder', 'contract-assassin.kit.hoarder-tie', 'contract-assassin.kit.hoarder-hidden'];
  ref.tell({ kind: 'robs', seat, from, card: to === undefined ? cardId(card) : null }, clauses);
  if (to !== undefined) ref.tell({ kind: 'robbed', seat, from, card: cardId(card) }, clauses, to);
}

/** A card of a hand lies on the discard pile before anything else happens. */
export function discard(g: State, ref: Referee<Event>, seat: Seat, card: Card): void {
  reveal(g, ref, seat, card);
  g.discards[card] = at(g.discards, card) + 1;
}

/** A card leaves a hand before everybody's eyes: where it was hidden from somebody, nobody takes it back. */
export function reveal(g: State, ref: Referee<Event>, seat: Seat, card: Card): void {
  const { hand } = hitman(g, seat);
  hand[card] = at(hand, card) - 1;
  if (isHiddenFromSome(g, seat, card)) ref.show(card);
  lose(g, seat, card);
}
