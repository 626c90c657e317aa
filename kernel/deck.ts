/** A card is named by a number or a short text. */
export type Card = number | string;

/**
 * A face-down deck: cards known to lie on top, a bag of cards in no order, cards known to lie at the bottom.
 * What nobody knows is not stored: a card of the bag is drawn at random when it is drawn.
 * Cards come out through the referee (`draw`, `peek`); everything here is public bookkeeping.
 */
export interface Deck<T extends Card = Card> {
  readonly top: T[];
  readonly bag: T[];
  readonly bottom: T[];
}

export function newDeck<T extends Card>(cards: Iterable<T>): Deck<T> {
  return { top: [], bag: [...cards], bottom: [] };
}

export function deckSize(deck: Deck): number {
  return deck.top.length + deck.bag.length + deck.bottom.length;
}

export function putOnTop<T extends Card>(deck: Deck<T>, card: T): void {
  deck.top.unshift(card);
}

export function putOnBottom<T extends Card>(deck: Deck<T>, card: T): void {
  deck.bottom.push(card);
}

/** Shuffle the whole deck, with these cards added: from now on nobody knows where anything lies. */
export function reshuffle<T extends Card>(deck: Deck<T>, added: Iterable<T> = []): void {
  deck.bag.push(...deck.top.splice(0), ...deck.bottom.splice(0), ...added);
}

/** Look through the deck for a card, take it out and shuffle the rest; false when it is not there. */
export function search<T extends Card>(deck: Deck<T>, card: T): boolean {
  reshuffle(deck);
  const at = deck.bag.indexOf(card);
  if (at < 0) return false;
  deck.bag.splice(at, 1);
  return true;
}
