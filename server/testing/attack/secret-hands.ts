import { type Deck, fromPlain, type Game, type GameTypes, legal, newDeck, type Question } from '#kernel';

export type Card = `card-${string}`;

interface State {
  readonly deck: Deck<Card>;
  readonly hands: Card[][];
  turns: number;
}

/** 400 cards, all different: if one of them turns up where it should not, that is a leak. */
const CARDS = Array.from({ length: 400 }, (_, i): Card => `card-${(((i + 1) * 2_654_435_761) % 4_294_967_296).toString(16).padStart(8, '0')}`);

const act: Question<State, 'draw' | 'burn', { readonly seat: number }> = {
  kind: 'act',
  answer: (option) => ({ do: option }),
  turnClause: 'secret-hands.turn',
  candidates: () => ['draw', 'burn'],
  constraints: [{ clause: 'secret-hands.nothing-to-burn', holds: (g, option, { seat }) => option === 'draw' || (g.hands[seat]?.length ?? 0) > 0 }],
};

/** A game of nothing but secrets: three seats draw cards that only they see, and burn them unseen. Nothing is ever shown. */
interface Secrets extends GameTypes<State, object> {}

export const secretHands: Game<Secrets> = {
  id: 'secret-hands',
  title: 'Secret Hands',
  rulesVersion: 1,
  bound: 400,
  notation: { forms: [], print: (answer) => answer.do, parse: (text) => (text === 'draw' || text === 'burn' ? { do: text } : undefined) },
  configure: () => ({}),
  seats: () => ['one', 'two', 'three'],
  setup(_, ref) {
    const deck = newDeck(CARDS);
    const hands = [0, 1, 2].map((seat) => [0, 1, 2].map(() => ref.draw(deck, [seat]) as Card));
    return { deck, hands, turns: 0 };
  },
  *turn(g, ref) {
    const seat = g.turns % 3;
    const choice = yield* ref.choose(seat, act, legal(act, g, { seat }), { seat });
    const card = choice === 'draw' ? ref.draw(g.deck, [seat]) : undefined;
    if (card !== undefined) g.hands[seat]?.push(card);
    if (choice === 'burn') g.hands[seat]?.shift();
    g.turns++;
  },
  outcome: (g) => (g.turns >= 300 ? { payoff: [1, 0, 0], clause: 'secret-hands.end', cause: 'over' } : null),
  view: (g, seat) => ({ hand: seat === null ? null : (g.hands[seat] ?? []), hands: g.hands.map((hand) => hand.length), turns: g.turns }),
  copy: (g) => ({ ...g, deck: { top: [...g.deck.top], bag: [...g.deck.bag], bottom: [...g.deck.bottom] }, hands: g.hands.map((hand) => [...hand]) }),
  save: (g) => ({ turns: g.turns, hands: g.hands, deck: { top: g.deck.top, bag: g.deck.bag, bottom: g.deck.bottom } }),
  load: (saved) => fromPlain<State>(saved),
  imagine() {
    throw new Error('bots do not play here');
  },
  laws: [],
  judgement: { weigh: () => 0, value: () => 0.5 },
};
