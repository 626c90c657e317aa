import { legal, type Play, type QuestionOf, type Referee, type Seat } from '#kernel';
import type { AnswerTo } from '../answer.ts';
import { CARDS } from '../content/cards.ts';
import { SIDES, TWICE_FROM } from '../content/die.ts';
import type { Event } from '../event.ts';
import type { Template } from '../types.ts';
import { drawUp } from './setup.ts';
import { handOf, other, SEATS, type State } from './state.ts';
import { swapCards } from './swap.ts';

/** The chance that a climb counts twice. */
const TWICE = (SIDES - TWICE_FROM + 1) / SIDES;

/** Play a higher card, or yield. The same list says what is allowed and why something is not. */
export const climb: QuestionOf<Template, 'climb', AnswerTo<'play' | 'yield'>> = {
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
  /** By the same small functions and numbers that carry it out. */
  preview(g, o, { seat }) {
    if (o.do === 'play') return { hand: handOf(g, seat).length - 1, gives: null };
    const points = pointsOf(g, other(seat)) + 1;
    return { hand: null, gives: { points, twice: TWICE, wins: isWon(g, points) ? 1 : isWon(g, points + 1) ? TWICE : 0 } };
  },
};

/** One step of a climb. The kernel calls this again and again until there is an outcome. */
export function* turn(g: State, ref: Referee<Event>): Play {
  const seat = g.active;
  const about = { seat };
  const answer = yield* ref.choose(seat, climb, legal(climb, g, about), about);
  if (answer.do === 'yield') return yield* endClimb(g, ref, seat);
  const hand = handOf(g, seat);
  hand.splice(hand.indexOf(answer.card), 1);
  g.pile.push(answer.card);
  g.active = other(seat); // template.climb.alternate
  ref.show(answer.card); // what lay hidden is seen by all: undo stops here
  ref.tell({ kind: 'plays', seat, card: answer.card }, 'template.climb.higher');
}

/** The other gets what the die says; then both may throw a card away and draw, and the winner of the climb begins the next. */
function* endClimb(g: State, ref: Referee<Event>, loser: Seat): Play {
  const winner = other(loser);
  g.gone.push(...g.pile);
  g.pile = [];
  g.active = winner;
  ref.tell({ kind: 'yields', seat: loser }, 'template.climb.yield');
  const points = score(g, ref, winner);
  if (isWon(g, points)) {
    win(g, ref, winner, 'template.end.points', 'points');
    return;
  }
  yield* swapCards(g, ref);
  for (const seat of [winner, loser]) drawUp(g, ref, seat);
  const [north, south] = g.points;
  const ahead = north === south ? winner : north > south ? 0 : 1;
  if (g.hands.some((hand) => hand.length === 0)) win(g, ref, ahead, 'template.end.cards', 'cards');
}

/** A point for the climb, or two. */
function score(g: State, ref: Referee<Event>, seat: Seat): number {
  g.die = ref.roll(SIDES);
  const twice = g.die >= TWICE_FROM;
  ref.tell({ kind: 'rolls', seat, die: g.die, twice }, 'template.climb.die');
  const points = pointsOf(g, seat) + (twice ? 2 : 1);
  g.points[seat === 0 ? 0 : 1] = points;
  ref.tell({ kind: 'scores', seat, points }, 'template.climb.yield');
  return points;
}

function pointsOf(g: State, seat: Seat): number {
  return g.points[seat === 0 ? 0 : 1];
}

function isWon(g: State, points: number): boolean {
  return points >= g.config.settings.points; // template.end.points
}

function win(g: State, ref: Referee<Event>, seat: Seat, clause: string, cause: string): void {
  g.outcome = { payoff: SEATS.map((s) => (s === seat ? 1 : 0)), clause, cause };
  ref.tell({ kind: 'wins', seat }, clause);
}
