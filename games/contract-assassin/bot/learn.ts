import { at, keyFromSeed, type OpenDecision, Playout, runTurns, Stream, weigherOf } from '#kernel';
import { FIRST_GETAWAY, NUMBERS, REAPER, weaponNumber } from '../content/kit.ts';
import { SPACES } from '../content/map.ts';
import { contractAssassinGame as game } from '../rules/game.ts';
import { type Hitman, IN_HIDING, IN_PRISON, type State, total } from '../rules/state.ts';
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
const HIDDEN_CELLS = 12;
const ROUNDS = 10;
const BATCH = 256;
const SPEED = 0.006;
const LAST_SPEED = 0.02;
/** Positions that are looked at but not learned from. */
const KEPT_BACK = 12;
/** A match that takes longer teaches nothing. */
const MOST_TURNS = 400;

/** What was told of each seat in a position, and what each had of it in the end. */
interface Lesson {
  readonly seats: readonly Traits[];
  payoff: readonly number[];
}

const lots = new Stream(keyFromSeed('lots of contract-assassin'));
const dice = new Stream(keyFromSeed('dice of contract-assassin'));

function boldly(decision: OpenDecision, state: unknown): number {
  const weigh = weigherOf({ ...judgement, ...judgement.ahead }, state as State, decision as OpenDecision<State>);
  let best = 0;
  for (let option = 1, most = weigh(0); option < decision.count; option++) {
    const weight = weigh(option);
    if (weight <= most) continue;
    most = weight;
    best = option;
  }
  return best;
}

function play(players: number, matches: number): Lesson[] {
  const lessons: Lesson[] = [];
  const config = game.configure({ players });
  const { referee } = new Playout(game, config, dice, { answer: boldly });
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

/** Gradient descent with momentum (Adam) on how surprising each outcome was. */
class Teacher {
  readonly weights: Float64Array;
  readonly #slope: Float64Array;
  readonly #drift: Float64Array;
  readonly #spread: Float64Array;
  #steps = 0;

  constructor() {
    const size = TRAITS * (1 + HIDDEN_CELLS) + HIDDEN_CELLS;
    this.weights = Float64Array.from({ length: size }, (_, i) => (i < TRAITS ? 0 : (lots.below(1001) - 500) / 2500));
    this.#slope = new Float64Array(size);
    this.#drift = new Float64Array(size);
    this.#spread = new Float64Array(size);
  }

  /** How surprising this was, in natural units; the slope is added up. */
  look({ seats, payoff }: Lesson, learn: boolean): number {
    const cells = seats.map(() => [] as number[]);
    const prospects = seats.map((traits, seat) => weighed(traits, this.weights, HIDDEN_CELLS, cells[seat]));
    const best = Math.max(...prospects);
    const all = prospects.reduce((sum, each) => sum + Math.exp(each - best), 0);
    let surprise = 0;
    for (const [seat, traits] of seats.entries()) {
      const likely = Math.exp(at(prospects, seat) - best) / all;
      surprise -= at(payoff, seat) * Math.log(likely);
      if (learn) this.#blame(traits, at(cells, seat), likely - at(payoff, seat));
    }
    return surprise;
  }

  #blame({ places, sizes }: Traits, cells: readonly number[], wrong: number): void {
    const slope = this.#slope;
    const outer = TRAITS * (1 + HIDDEN_CELLS);
    for (let i = 0; i < places.length; i++) slope[at(places, i)] = at(slope, at(places, i)) + wrong * at(sizes, i);
    for (let cell = 0; cell < HIDDEN_CELLS; cell++) {
      const bent = at(cells, cell);
      const inner = wrong * at(this.weights, outer + cell) * (1 - bent * bent);
      slope[outer + cell] = at(slope, outer + cell) + wrong * bent;
      for (let i = 0, from = TRAITS * (1 + cell); i < places.length; i++) slope[from + at(places, i)] = at(slope, from + at(places, i)) + inner * at(sizes, i);
    }
  }

  step(lessons: number, speed: number): void {
    this.#steps++;
    for (let i = 0; i < this.weights.length; i++) {
      const weight = at(this.weights, i);
      const slope = at(this.#slope, i) / lessons + 2e-5 * weight;
      const drift = 0.9 * at(this.#drift, i) + 0.1 * slope;
      const spread = 0.999 * at(this.#spread, i) + 0.001 * slope * slope;
      this.#drift[i] = drift;
      this.#spread[i] = spread;
      this.weights[i] = weight - (speed * (drift / (1 - 0.9 ** this.#steps))) / (Math.sqrt(spread / (1 - 0.999 ** this.#steps)) + 1e-8);
    }
    this.#slope.fill(0);
  }
}

function shuffle(lessons: Lesson[]): void {
  for (let i = lessons.length - 1; i > 0; i--) {
    const j = lots.below(i + 1);
    [lessons[i], lessons[j]] = [at(lessons, j), at(lessons, i)];
  }
}

const lessons = MATCHES.flatMap(([players, matches]) => play(players, matches));
shuffle(lessons);
const exam = lessons.splice(0, Math.floor(lessons.length / KEPT_BACK));
console.error(`${lessons.length} positions to learn from, ${exam.length} kept back`);
const teacher = new Teacher();
for (let round = 0; round < ROUNDS; round++) {
  shuffle(lessons);
  for (let from = 0; from < lessons.length; from += BATCH) {
    const some = lessons.slice(from, from + BATCH);
    for (const lesson of some) teacher.look(lesson, true);
    teacher.step(some.length, SPEED * LAST_SPEED ** (round / ROUNDS));
  }
  const surprise = exam.reduce((sum, lesson) => sum + teacher.look(lesson, false), 0) / exam.length;
  console.error(`round ${round + 1} of ${ROUNDS}: ${surprise.toFixed(4)}`);
}
const lines = Array.from({ length: Math.ceil(teacher.weights.length / TRAITS) }, (_, i) => {
  const row = [...teacher.weights.slice(TRAITS * i, TRAITS * (i + 1))];
  return `  ${row.map((weight) => Number(weight.toFixed(3))).join(', ')},`;
});
console.log(`/* Written by learn.ts. */

export const HIDDEN = ${HIDDEN_CELLS};

// biome-ignore format: a row for the traits themselves, one for each hidden cell, one for the cells.
export const WEIGHTS: readonly number[] = [
${lines.join('\n')}
];`);
