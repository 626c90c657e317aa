import { at, runTurns } from '#kernel';
import { type Course, School, type Teacher } from '../../../bots/learning.ts';
import { MISSIONS } from '../content/cards.ts';
import { vCommandosGame as game } from '../rules/game.ts';
import type { VCommandos } from '../types.ts';
import { judgement } from './judgement.ts';
import { TRAITS, traitsOf } from './outlook.ts';
import { chanceOf } from './value.ts';

/*
 * Teaches the network of `value.ts`: npx node games/v-commandos/bot/learn.ts > weights.ts, which then goes beside this file.
 * Greedy bots play all cards; whether they succeeded in the end is the lesson. A few minutes; the same numbers every time.
 */

const MATCHES = Number(process.argv[2] ?? 150);
const COURSE: Course = { traits: TRAITS, cells: 8, scatter: 1500, fading: 1e-4, rounds: 30, speed: 0.01 };
/** Positions that are looked at but not learned from. */
const KEPT_BACK = 10;
/** One position in so many is looked at. */
const EVERY = 6;

interface Lesson {
  readonly traits: readonly number[];
  success: number;
}

function look({ traits, success }: Lesson, teacher: Teacher, learn: boolean): number {
  const cells: number[] = [];
  const chance = chanceOf(traits, teacher.weights, COURSE.cells, cells);
  if (learn) teacher.blame({ places: [...traits.keys()], sizes: traits }, cells, chance - success);
  return -Math.log(success === 1 ? chance : 1 - chance);
}

const school = new School<VCommandos, Lesson>(game, look);

function play(card: string, commandos: number, veteran: boolean): Lesson[] {
  const lessons: Lesson[] = [];
  const config = game.configure({ card, players: 1, commandos, picks: 'random', settings: { veteran } });
  const referee = school.referee(config, judgement);
  const g = game.setup(config, referee);
  while (g.outcome === null) {
    if (g.boards.length > 0 && school.lots.below(EVERY) === 0) lessons.push({ traits: traitsOf(g), success: 0 });
    runTurns(game, g, referee, 1);
  }
  for (const lesson of lessons) lesson.success = at(g.outcome.payoff, 0);
  return lessons;
}

const lessons: Lesson[] = [];
const exam: Lesson[] = [];
for (const { id, players } of MISSIONS)
  for (let commandos = players[0]; commandos <= players[1]; commandos++)
    for (let i = 0; i < MATCHES; i++) (i % KEPT_BACK === 0 ? exam : lessons).push(...play(id, commandos, i % 3 === 0));
console.log(school.teach(COURSE, lessons, exam));
