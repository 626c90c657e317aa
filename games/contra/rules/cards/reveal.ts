import { at, type Deck, deckSize, type Play, putOnBottom, type Referee, type Seat } from '#kernel';
import { DECK_NAMES, type DeckName } from '../../content/effect.ts';
import type { DeckCardId } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import { ask, question } from '../general/ask.ts';
import { BOTTOM, by, DECK, DONE, detailOf, done, optionKind } from '../option.ts';
import { peekStageCards } from '../stage/deck.ts';
import type { State } from '../state.ts';
import { rebuild } from './hand.ts';

export const deckQuestion = question('deck', {
  *candidates(_, { seat, decks }) {
    for (const deck of decks) yield by(seat, DECK, DECK_NAMES.indexOf(deck));
  },
});

export const revealQuestion = question('reveal', {
  *candidates(_, { seat, cards }) {
    yield done(seat, 'revealing');
    for (const i of cards.keys()) yield by(seat, BOTTOM, i);
  },
});

function pileOf(g: State, deck: Exclude<DeckName, 'stage'>): { readonly deck: Deck<DeckCardId>; readonly discard: DeckCardId[] } {
  if (deck === 'enemy') return { deck: g.enemyDeck, discard: g.enemyDiscard };
  return deck === 'weapon' ? { deck: g.weaponDeck, discard: g.weaponDiscard } : { deck: g.objectiveDeck, discard: g.objectiveDiscard };
}

function peek(g: State, ref: Referee<Event>, deck: DeckName, n: number): readonly DeckCardId[] {
  if (deck === 'stage') return peekStageCards(g, ref, n);
  const pile = pileOf(g, deck);
  rebuild(ref, deck, pile.deck, pile.discard);
  return ref.peek(pile.deck, Math.min(n, deckSize(pile.deck)));
}

/** The next cards of a deck are shown to all and lie on top again in the same order; some may be put on the bottom. */
export function* reveal(g: State, ref: Referee<Event>, seat: Seat, decks: readonly DeckName[], n: number, bottom: number): Play {
  const deck = at(DECK_NAMES, detailOf(yield* ask(g, ref, seat, deckQuestion, { seat, decks })));
  const cards = [...peek(g, ref, deck, n)];
  if (ref.listening) ref.tell({ kind: 'reveals', deck, cards: [...cards] }, ['contra.general.reveal', 'contra.general.reveal-multiple']);
  const pile: Deck<DeckCardId> = deck === 'stage' ? g.stageDeck : pileOf(g, deck).deck;
  for (let left = bottom; left > 0; left--) {
    const o = yield* ask(g, ref, seat, revealQuestion, { seat, deck, cards: [...cards], left });
    if (optionKind(o) === DONE) return;
    const [card] = cards.splice(detailOf(o), 1) as [DeckCardId];
    pile.top.splice(detailOf(o), 1);
    putOnBottom(pile, card);
    if (ref.listening) ref.tell({ kind: 'bottomed', deck, card }, 'contra.golden.cards-beat-rulebook');
  }
}
