import { deckSize, type Play, putOnBottom, type Referee, type Seat } from '#kernel';
import type { DeckName } from '../../content/effect.ts';
import { tell } from '../event.ts';
import { ask, question } from '../general/ask.ts';
import { BOTTOM, DECK, DONE, deedOf, detailOf, option } from '../option.ts';
import { peekStageCards } from '../stage/deck.ts';
import type { Raid } from '../state.ts';
import { rebuild } from './hand.ts';

const DECKS: readonly DeckName[] = ['stage', 'enemy', 'objective', 'weapon'];

export const deckQuestion = question<{ readonly seat: Seat; readonly decks: readonly DeckName[] }>({
  kind: 'deck',
  *candidates(_, { decks }) {
    for (const deck of decks) yield option(DECK, DECKS.indexOf(deck));
  },
});

type Revealed = { readonly seat: Seat; readonly deck: DeckName; readonly cards: readonly string[]; readonly left: number };

export const revealQuestion = question<Revealed>({
  kind: 'reveal',
  *candidates(_, { cards }) {
    yield option(DONE);
    for (let i = 0; i < cards.length; i++) yield option(BOTTOM, i);
  },
});

function pileOf(g: Raid, deck: Exclude<DeckName, 'stage'>) {
  if (deck === 'enemy') return { deck: g.enemyDeck, discard: g.enemyDiscard };
  return deck === 'weapon' ? { deck: g.weaponDeck, discard: g.weaponDiscard } : { deck: g.objectiveDeck, discard: g.objectiveDiscard };
}

function peek(g: Raid, ref: Referee, deck: DeckName, n: number): readonly string[] {
  if (deck === 'stage') return peekStageCards(g, ref, n);
  const pile = pileOf(g, deck);
  rebuild(ref, -1, deck, pile.deck, pile.discard);
  return ref.peek(pile.deck, Math.min(n, deckSize(pile.deck)));
}

/** The next cards of a deck are shown to all and lie on top again in the same order; some may be put on the bottom. */
export function* reveal(g: Raid, ref: Referee, seat: Seat, decks: readonly DeckName[], n: number, bottom: number): Play {
  const deck = decks.length === 1 ? (decks[0] as DeckName) : (DECKS[detailOf(yield* ask(g, ref, seat, deckQuestion, { seat, decks }))] as DeckName);
  const cards = [...peek(g, ref, deck, n)];
  if (ref.listening) tell(ref, { kind: 'reveals', deck, cards: [...cards] }, ['contra.general.reveal', 'contra.general.reveal-multiple']);
  const pile = deck === 'stage' ? g.stageDeck : pileOf(g, deck).deck;
  for (let left = bottom; left > 0 && cards.length > 0; left--) {
    const o = yield* ask(g, ref, seat, revealQuestion, { seat, deck, cards: [...cards], left });
    if (deedOf(o) === DONE) return;
    const [card] = cards.splice(detailOf(o), 1);
    pile.top.splice(detailOf(o), 1);
    if (card === undefined) return;
    putOnBottom(pile, card);
    if (ref.listening) tell(ref, { kind: 'bottomed', deck, card }, 'contra.golden.cards-beat-rulebook');
  }
}
