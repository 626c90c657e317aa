import { at, runTurns } from '#kernel';
import { type Course, School, type Teacher } from '../../../bots/learning.ts';
import { FIRST_GETAWAY, NUMBERS, REAPER, weaponNumber } from '../content/kit.ts';
import { SPACES } from '../content/map.ts';
import { contractAssassinGame as game } from '../rules/game.ts';
import { type Hitman, IN_HIDING, IN_PRISON, type State, total } from '../rules/state.ts';
import type { ContractAssassin } from '../types.ts';
import { judgement } from './judgement.ts';
import { TRAITS, Traits, weighed } from './prospects.ts';

/*
 * Teaches the network of `prospects.ts`: npx node games/contract-assassin/bot/learn.ts > weights.ts, which then goes beside this file.
 * Bots play by their bold plan; every now and then cards, pawns, skills and missed turns are changed by lot, so that what a card is worth is
 * seen apart from how one comes by it; who won in the end is the lesson. Two minutes; the same numbers every time.
 */

const MATCHES: readonly (readonly [players: number, matches: number])[] = [
  [2, 30_000],
  [4, 10_000],
  [7, 2_000],
];
const COURSE: Course = { traits: TRAITS, cells: 12, scatter: 2500, fading: 2e-5, rounds: 10, speed: 0.006 };
/** Positions that are looked at but not learned from. */
const KEPT_BACK = 12;
/** A match that takes longer teaches nothing. */
const MOST_TURNS = 400;

/** What was told of each seat in a position, and what each had of it in the end. */
interface Lesson {
  readonly seats: readonly Traits[];
  payoff: readonly number[];
}

function look({ seats, payoff }: Lesson, teacher: Teacher, learn: boolean): number {
  const cells = seats.map(() => [] as number[]);
  const prospects = seats.map((traits, seat) => weighed(traits, teacher.weights, COURSE.cells, cells[seat]));
  const best = Math.max(...prospects);
  const all = prospects.reduce((sum, each) => sum + Math.exp(each - best), 0);
  let surprise = 0;
  for (const [seat, traits] of seats.entries()) {
    const likely = Math.exp(at(prospects, seat) - best) / all;
    surprise -= at(payoff, seat) * Math.log(likely);
    if (learn) teacher.blame(traits, at(cells, seat), likely - at(payoff, seat));
  }
  return surprise;
}

const school = new School<ContractAssassin, Lesson>(game, look);
const { lots } = school;

function play(players: number, matches: number): Lesson[] {
  const lessons: Lesson[] = [];
  const config = game.configure({ players });
  const referee = school.referee(config, { ...judgement, ...judgement.ahead });
  for (let i = 0; i < matches; i++) {
    const g = game.setup(config, referee);
    const first = lessons.length;
    let change = lots.below(12 * players);
    for (let turn = 0; g.outcome === null && turn < MOST_TURNS; turn++) {
      const now = turn >= change;
      if (now) {
        change = turn + 1 + lots.below(14 * players);
        for (const hitman of g.hitmen) disturb(g, hitman);
      }
      if (now || lots.below(2 * players) === 0) lessons.push({ seats: g.hitmen.map((_, seat) => read(g, seat)), payoff: [] });
      runTurns(game, g, referee, 1);
    }
    if (g.outcome === null) lessons.length = first;
    for (const lesson of lessons.slice(first)) lesson.payoff = g.outcome?.payoff ?? [];
  }
  return lessons;
}

function read(g: State, seat: number): Traits {
  const traits = new Traits();
  traits.read(g, seat);
  return traits;
}

const oneIn = (n: number): boolean => lots.below(n) === 0;

function disturb(g: State, own: Hitman): void {
  if (oneIn(2)) for (let i = lots.below(7); i > 0 && g.deck.bag.length > 0; i--) take(g, own);
  if (oneIn(2)) for (let i = lots.below(7); i > 0 && total(own.hand) > 0; i--) drop(g, own);
  if (own.missing === 0 && oneIn(6)) {
    own.status = oneIn(2) ? IN_PRISON : IN_HIDING;
    own.missing = 1 + lots.below(own.status === IN_PRISON ? 2 : 3);
    if (own.status === IN_PRISON) own.space = -1;
  }
  if (own.space >= 0 && oneIn(2)) own.space = lots.below(SPACES);
  if (oneIn(3)) for (let i = 1 + lots.below(2); i > 0; i--) teach(g, own);
}

function take(g: State, own: Hitman): void {
  const [card = 0] = g.deck.bag.splice(lots.below(g.deck.bag.length), 1);
  own.hand[card] = at(own.hand, card) + 1;
}

function drop(g: State, own: Hitman): void {
  let n = lots.below(total(own.hand));
  const card = own.hand.findIndex((count) => {
    n -= count;
    return n < 0;
  });
  own.hand[card] = at(own.hand, card) - 1;
  g.discards[card] = at(g.discards, card) + 1;
}

function teach(g: State, own: Hitman): void {
  const weapon = lots.below(FIRST_GETAWAY);
  const number = at(NUMBERS, lots.below(NUMBERS.length));
  if (weaponNumber(weapon) === REAPER || weaponNumber(weapon) === number || at(own.skills, weapon) > 0 || at(g.skillBag, number) === 0) return;
  own.skills[weapon] = number;
  g.skillBag[number] = at(g.skillBag, number) - 1;
}

const lessons = MATCHES.flatMap(([players, matches]) => play(players, matches));
school.shuffle(lessons);
const exam = lessons.splice(0, Math.floor(lessons.length / KEPT_BACK));
console.log(school.teach(COURSE, lessons, exam));
