import { at, keyFromSeed, type OpenDecision, Playout, runTurns, Stream, weigherOf } from '#kernel';
import { MISSIONS } from '../content/cards.ts';
import { vCommandosGame as game } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import { judgement } from './judgement.ts';
import { TRAITS, traitsOf } from './outlook.ts';
import { chanceOf } from './value.ts';

/*
 * Teaches the network of `value.ts`: npx node games/v-commandos/bot/learn.ts > weights.ts, which then goes beside this file.
 * Greedy bots play all cards; whether they succeeded in the end is the lesson. A few minutes; the same numbers every time.
 */

const MATCHES = Number(process.argv[2] ?? 150);
const HIDDEN_CELLS = 8;
const ROUNDS = 30;
const BATCH = 256;
const SPEED = 0.01;
const LAST_SPEED = 0.02;
/** Positions that are looked at but not learned from. */
const KEPT_BACK = 10;
/** One position in so many is looked at. */
const EVERY = 6;

interface Lesson {
  readonly traits: readonly number[];
  success: number;
}

const lots = new Stream(keyFromSeed('lots of v-commandos'));
const dice = new Stream(keyFromSeed('dice of v-commandos'));

function greedily(decision: OpenDecision, state: unknown): number {
  const weigh = weigherOf(judgement, state as State, decision as OpenDecision<State>);
  let best = 0;
  for (let option = 1, most = weigh(0); option < decision.count; option++) {
    const weight = weigh(option);
    if (weight <= most) continue;
    most = weight;
    best = option;
  }
  return best;
}

function play(card: string, commandos: number, veteran: boolean): Lesson[] {
  const lessons: Lesson[] = [];
  const config = game.configure({ card, players: 1, commandos, picks: 'random', settings: { veteran } });
  const { referee } = new Playout(game, config, dice, { answer: greedily });
  const g = game.setup(config, referee);
  while (g.outcome === null) {
    if (g.boards.length > 0 && lots.below(EVERY) === 0) lessons.push({ traits: traitsOf(g), success: 0 });
    runTurns(game, g, referee, 1);
  }
  for (const lesson of lessons) lesson.success = g.outcome.payoff[0] ?? 0;
  return lessons;
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
    this.weights = Float64Array.from({ length: size }, (_, i) => (i < TRAITS ? 0 : (lots.below(1001) - 500) / 1500));
    this.#slope = new Float64Array(size);
    this.#drift = new Float64Array(size);
    this.#spread = new Float64Array(size);
  }

  /** How surprising this was, in natural units; the slope is added up. */
  look({ traits, success }: Lesson, learn: boolean): number {
    const cells: number[] = [];
    const chance = chanceOf(traits, this.weights, HIDDEN_CELLS, cells);
    if (learn) this.#blame(traits, cells, chance - success);
    return -Math.log(success === 1 ? chance : 1 - chance);
  }

  #blame(traits: readonly number[], cells: readonly number[], wrong: number): void {
    const slope = this.#slope;
    const outer = TRAITS * (1 + HIDDEN_CELLS);
    for (const [i, size] of traits.entries()) slope[i] = at(slope, i) + wrong * size;
    for (const [cell, bent] of cells.entries()) {
      const inner = wrong * at(this.weights, outer + cell) * (1 - bent * bent);
      slope[outer + cell] = at(slope, outer + cell) + wrong * bent;
      for (const [i, size] of traits.entries()) {
        const place = TRAITS * (1 + cell) + i;
        slope[place] = at(slope, place) + inner * size;
      }
    }
  }

  step(lessons: number, speed: number): void {
    this.#steps++;
    for (let i = 0; i < this.weights.length; i++) {
      const weight = at(this.weights, i);
      const slope = at(this.#slope, i) / lessons + 1e-4 * weight;
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

const lessons: Lesson[] = [];
const exam: Lesson[] = [];
for (const { id, players } of MISSIONS)
  for (let commandos = players[0]; commandos <= players[1]; commandos++)
    for (let i = 0; i < MATCHES; i++) (i % KEPT_BACK === 0 ? exam : lessons).push(...play(id, commandos, i % 3 === 0));
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
