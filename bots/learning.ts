import {
  type Answerer,
  at,
  type Game,
  type GameTypes,
  type Judgement,
  keyFromSeed,
  type OpenDecision,
  Playout,
  type Referee,
  Stream,
  weigherOf,
} from '#kernel';

/*
 * Teaches a game's judgement how likely somebody is to win: a small network in which traits of a position count by themselves and through
 * hidden cells. The programs `games/<id>/bot/learn.ts` play and say what can be told of a position; nothing here is needed in play.
 */

/** What is told of a position: places among all traits, and how large each is. */
export interface Traits {
  readonly places: readonly number[];
  readonly sizes: readonly number[];
}

export interface Course {
  /** How many traits there are, and hidden cells. */
  readonly traits: number;
  readonly cells: number;
  /** How far from nothing weights begin. */
  readonly scatter: number;
  /** How fast weights fade that nothing speaks for. */
  readonly fading: number;
  readonly rounds: number;
  readonly speed: number;
}

const BATCH = 256;
/** What is left of the speed in the end. */
const LAST_SPEED = 0.02;

/** Gradient descent with momentum (Adam) on how surprising each outcome was. */
export class Teacher {
  readonly weights: Float64Array;
  readonly #course: Course;
  readonly #slope: Float64Array;
  readonly #drift: Float64Array;
  readonly #spread: Float64Array;
  #steps = 0;

  constructor(course: Course, lots: Stream) {
    const { traits, cells, scatter } = course;
    const size = traits * (1 + cells) + cells;
    this.#course = course;
    this.weights = Float64Array.from({ length: size }, (_, i) => (i < traits ? 0 : (lots.below(1001) - 500) / scatter));
    this.#slope = new Float64Array(size);
    this.#drift = new Float64Array(size);
    this.#spread = new Float64Array(size);
  }

  /** What came was so much less than what was expected of these traits, which left the cells so. */
  blame({ places, sizes }: Traits, cells: readonly number[], wrong: number): void {
    const { traits } = this.#course;
    const outer = traits * (1 + this.#course.cells);
    const slope = this.#slope;
    for (let i = 0; i < places.length; i++) slope[at(places, i)] = at(slope, at(places, i)) + wrong * at(sizes, i);
    for (const [cell, bent] of cells.entries()) {
      const inner = wrong * at(this.weights, outer + cell) * (1 - bent * bent);
      slope[outer + cell] = at(slope, outer + cell) + wrong * bent;
      for (let i = 0, from = traits * (1 + cell); i < places.length; i++) slope[from + at(places, i)] = at(slope, from + at(places, i)) + inner * at(sizes, i);
    }
  }

  step(lessons: number, speed: number): void {
    this.#steps++;
    for (let i = 0; i < this.weights.length; i++) {
      const weight = at(this.weights, i);
      const slope = at(this.#slope, i) / lessons + this.#course.fading * weight;
      const drift = 0.9 * at(this.#drift, i) + 0.1 * slope;
      const spread = 0.999 * at(this.#spread, i) + 0.001 * slope * slope;
      this.#drift[i] = drift;
      this.#spread[i] = spread;
      this.weights[i] = weight - (speed * (drift / (1 - 0.9 ** this.#steps))) / (Math.sqrt(spread / (1 - 0.999 ** this.#steps)) + 1e-8);
    }
    this.#slope.fill(0);
  }
}

/** Plays what weighs most, the first of equals. */
export function firstHeaviest<T extends GameTypes>(judgement: Judgement<T>): Answerer {
  return {
    answer(decision: OpenDecision<T['State']>, state: T['State']) {
      const weigh = weigherOf(judgement, state, decision);
      let best = 0;
      for (let option = 1, most = weigh(0); option < decision.count; option++) {
        const weight = weigh(option);
        if (weight <= most) continue;
        most = weight;
        best = option;
      }
      return best;
    },
  };
}

/** Lots and dice of a school: the same every time. */
export class School<T extends GameTypes, Lesson> {
  readonly lots: Stream;
  readonly #game: Game<T>;
  readonly #dice: Stream;
  /** How surprising the outcome of a lesson was, in natural units; the teacher is told whom to blame, if there is one to learn. */
  readonly #look: (lesson: Lesson, teacher: Teacher, learn: boolean) => number;

  constructor(game: Game<T>, look: (lesson: Lesson, teacher: Teacher, learn: boolean) => number) {
    this.lots = new Stream(keyFromSeed(`lots of ${game.id}`));
    this.#dice = new Stream(keyFromSeed(`dice of ${game.id}`));
    this.#game = game;
    this.#look = look;
  }

  /** Whoever plays there plays by this judgement. */
  referee(config: T['Config'], judgement: Judgement<T>): Referee<T['Event']> {
    return new Playout(this.#game, config, this.#dice, firstHeaviest(judgement)).referee;
  }

  shuffle(lessons: Lesson[]): void {
    for (let i = lessons.length - 1; i > 0; i--) {
      const j = this.lots.below(i + 1);
      [lessons[i], lessons[j]] = [at(lessons, j), at(lessons, i)];
    }
  }

  /** Learns from lessons, says after each round how surprising those of the exam still are, and gives the text of `weights.ts`. */
  teach(course: Course, lessons: Lesson[], exam: readonly Lesson[]): string {
    console.error(`${lessons.length} positions to learn from, ${exam.length} kept back`);
    const teacher = new Teacher(course, this.lots);
    for (let round = 0; round < course.rounds; round++) {
      this.shuffle(lessons);
      for (let from = 0; from < lessons.length; from += BATCH) {
        const some = lessons.slice(from, from + BATCH);
        for (const lesson of some) this.#look(lesson, teacher, true);
        teacher.step(some.length, course.speed * LAST_SPEED ** (round / course.rounds));
      }
      const surprise = exam.reduce((sum, lesson) => sum + this.#look(lesson, teacher, false), 0) / exam.length;
      console.error(`round ${round + 1} of ${course.rounds}: ${surprise.toFixed(4)}`);
    }
    return weightsText(teacher.weights, course);
  }
}

function weightsText(weights: Float64Array, { traits, cells }: Course): string {
  const lines = Array.from({ length: Math.ceil(weights.length / traits) }, (_, i) => {
    const row = [...weights.slice(traits * i, traits * (i + 1))];
    return `  ${row.map((weight) => Number(weight.toFixed(3))).join(', ')},`;
  });
  return `/* Written by learn.ts. */

export const HIDDEN = ${cells};

// biome-ignore format: a row for the traits themselves, one for each hidden cell, one for the cells.
export const WEIGHTS: readonly number[] = [
${lines.join('\n')}
];`;
}
