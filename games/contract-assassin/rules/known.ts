import { at, type Seat } from '#kernel';
import type { Card } from '../content/kit.ts';
import type { State } from './state.ts';

/*
 * With hidden hands, what each seat knows of the others' hands: of every kind of card, how many are there for certain. Cards
 * that lie open are no secret; what is known here is kept when a seat imagines how the rest may lie.
 */

type Known = NonNullable<State['known']>;

/** Whether a card of a hand is a secret to any of the others. */
export function isHiddenFromSome(g: State, holder: Seat, card: Card): boolean {
  return g.known?.some((hands, observer) => observer !== holder && at(at(hands, holder), card) === 0) ?? false;
}

/** An observer has seen a card go into a hand. */
export function learnOf(g: State, observer: Seat, holder: Seat, card: Card): void {
  if (g.known === null || observer === holder) return;
  const cards = at(at(g.known, observer), holder);
  cards[card] = at(cards, card) + 1;
}

/** A card left a hand, and this observer saw which: it may have been the one that was known. */
function forget(known: Known, observer: Seat, holder: Seat, card: Card): void {
  const cards = at(at(known, observer), holder);
  if (at(cards, card) > 0) cards[card] = at(cards, card) - 1;
}

/** A card left a hand before everybody's eyes. */
export function lose(g: State, holder: Seat, card: Card): void {
  if (g.known === null) return;
  for (let observer = 0; observer < g.known.length; observer++) forget(g.known, observer, holder, card);
}

/** A card went from one hand to another: thief and victim saw it, of the others each has to reckon that it was any card they knew of. */
export function robbed(g: State, thief: Seat, victim: Seat, card: Card): void {
  if (g.known === null) return;
  for (let observer = 0; observer < g.known.length; observer++) {
    if (observer === thief || observer === victim) forget(g.known, observer, victim, card);
    else for (let kind = 0; kind < at(at(g.known, observer), victim).length; kind++) forget(g.known, observer, victim, kind);
  }
  learnOf(g, victim, thief, card);
}
