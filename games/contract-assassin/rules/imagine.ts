import { at, newDeck, type Referee, type Seat } from '#kernel';
import type { Card } from '../content/kit.ts';
import type { Event } from '../event.ts';
import { hitman, type State } from './state.ts';

/**
 * What a seat cannot know with hidden hands: deck and other hands are dealt anew, but for the cards it knows to be in a hand.
 * What the others know of each other is forgotten: it names cards.
 */
export function imagine(g: State, seat: Seat, ref: Referee<Event>): void {
  if (g.known === null || g.outcome !== null) return; // when all is over, everything is seen
  const unseen: Card[] = [...g.deck.bag.splice(0)];
  const due = g.hitmen.map(() => 0);
  for (let other = 0; other < g.hitmen.length; other++) {
    if (other === seat) continue;
    const { hand } = hitman(g, other);
    const known = at(at(g.known, seat), other);
    for (let observer = 0; observer < g.hitmen.length; observer++) if (observer !== seat) at(at(g.known, observer), other).fill(0);
    for (let card = 0; card < hand.length; card++) {
      const certain = at(known, card);
      for (let i = certain; i < at(hand, card); i++) unseen.push(card);
      due[other] = at(due, other) + at(hand, card) - certain;
      hand[card] = certain;
    }
  }
  const pool = newDeck(unseen.sort((a, b) => a - b));
  for (let other = 0; other < g.hitmen.length; other++) {
    const { hand } = hitman(g, other);
    for (let i = 0; i < at(due, other); i++) {
      const card = ref.draw(pool, [other]) as Card;
      hand[card] = at(hand, card) + 1;
    }
  }
  g.deck.bag.push(...pool.bag);
}
