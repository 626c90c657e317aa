import { newDeck, type Referee, type Seat } from '#kernel';
import { CARDS, HAND } from '../content/cards.ts';
import type { Event } from '../event.ts';
import type { Config } from '../settings.ts';
import { handOf, SEATS, type State } from './state.ts';

/** Everybody gets four cards that nobody else sees. */
export function setup(config: Config, ref: Referee<Event>): State {
  const g: State = { config, deck: newDeck(CARDS), hands: [[], []], pile: [], gone: [], points: [0, 0], die: 0, active: 0, outcome: null };
  for (const seat of SEATS) drawUp(g, ref, seat); // template.setup.hands
  return g;
}

/** Draw up to four cards, as long as the deck lasts. */
export function drawUp(g: State, ref: Referee<Event>, seat: Seat): void {
  const hand = handOf(g, seat);
  const drawn: number[] = [];
  while (hand.length + drawn.length < HAND) {
    const card = ref.draw(g.deck, [seat]); // seen by this seat alone
    if (card === undefined) break;
    drawn.push(card);
  }
  hand.push(...drawn);
  if (drawn.length === 0) return;
  ref.tell({ kind: 'draws', seat, cards: drawn.length }, 'template.climb.draw');
  ref.tell({ kind: 'hand', seat, drawn }, 'template.climb.draw', [seat]);
}

/** What a seat cannot know: the other hand and the deck, dealt anew. Bots think with it, and the fuzzer looks for leaks with it. */
export function imagine(g: State, seat: Seat, ref: Referee<Event>): void {
  const theirs = handOf(g, 1 - seat);
  const unseen = newDeck([...g.deck.bag.splice(0), ...theirs].sort((a, b) => a - b));
  for (let i = 0; i < theirs.length; i++) theirs[i] = ref.draw(unseen, [1 - seat]) as number;
  g.deck.bag.push(...unseen.bag);
}
