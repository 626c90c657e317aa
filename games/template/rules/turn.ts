import { deckSize, legal, type Play, type QuestionOf, type Referee, type Seat } from '#kernel';
import type { Answer } from '../answer.ts';
import { CARDS } from '../content/cards.ts';
import type { Event } from '../event.ts';
import type { Template } from '../types.ts';
import { drawnBy, drawUp } from './setup.ts';
import { handOf, other, type State } from './state.ts';

/** Play a higher card, or yield. The same list says what is allowed and why something is not. */
export const climb: QuestionOf<Template, 'climb', Answer> = {
  kind: 'climb',
  answer: (option) => option,
  turnClause: 'template.climb.alternate',
  *candidates() {
    for (const card of CARDS) yield { do: 'play', card };
    yield { do: 'yield' };
  },
  constraints: [
    { clause: 'template.climb.own-card', holds: (g, o, { seat }) => o.do === 'yield' || handOf(g, seat).includes(o.card) },
    { clause: 'template.climb.higher', holds: (g, o) => o.do === 'yield' || o.card > (g.pile.at(-1) ?? 0) },
    { clause: 'template.climb.must-begin', holds: (g, o, { seat }) => o.do === 'play' || g.pile.length > 0 || handOf(g, seat).length === 0 },
  ],
  /** By the same small functions that carry it out. */
  preview(g, o, { seat }) {
    const mine = handOf(g, seat).length;
    if (o.do === 'play') return { hand: mine - 1, gives: null };
    const points = pointsOf(g, other(seat)) + 1;
    if (isWon(g, points)) return { hand: mine, gives: { points, wins: true } };
    const deck = deckSize(g.deck) - drawnBy(handOf(g, other(seat)).length, deckSize(g.deck)); // the other draws first
    return { hand: mine + drawnBy(mine, deck), gives: { points, wins: false } };
  },
};

/** One step of a climb. The kernel calls this again and again until there is an outcome. */
export function* turn(g: State, ref: Referee<Event>): Play {
  const seat = g.active;
  const about = { seat };
  const answer = yield* ref.choose(seat, climb, legal(climb, g, about), about);
  if (answer.do === 'yield') return endClimb(g, ref, seat);
  const hand = handOf(g, seat);
  hand.splice(hand.indexOf(answer.card), 1);
  g.pile.push(answer.card);
  g.active = other(seat); // template.climb.alternate
  ref.show(answer.card); // what lay hidden is seen by all: undo stops here
  ref.tell({ kind: 'plays', seat, card: answer.card }, 'template.climb.higher');
}

/** Who yields gives the other a point; both draw, and the winner of the climb begins the next. */
function endClimb(g: State, ref: Referee<Event>, loser: Seat): void {
  const winner = other(loser);
  g.gone.push(...g.pile);
  g.pile = [];
  ref.tell({ kind: 'yields', seat: loser }, 'template.climb.yield');
  const points = ++g.points[winner === 0 ? 0 : 1];
  ref.tell({ kind: 'scores', seat: winner, points }, 'template.climb.yield');
  g.active = winner;
  if (isWon(g, points)) {
    win(g, ref, winner, 'template.end.points', 'points');
    return;
  }
  for (const seat of [winner, loser]) drawUp(g, ref, seat);
  const [north, south] = g.points;
  const ahead = north === south ? winner : north > south ? 0 : 1;
  if (g.hands.some((hand) => hand.length === 0)) win(g, ref, ahead, 'template.end.cards', 'cards');
}

function pointsOf(g: State, seat: Seat): number {
  return g.points[seat === 0 ? 0 : 1];
}

function isWon(g: State, points: number): boolean {
  return points >= g.config.settings.points; // template.end.points
}

function win(g: State, ref: Referee<Event>, seat: Seat, clause: string, cause: string): void {
  g.outcome = { payoff: [0, 1].map((s) => (s === seat ? 1 : 0)), clause, cause };
  ref.tell({ kind: 'wins', seat }, clause);
}
