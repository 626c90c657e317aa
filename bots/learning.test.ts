import { expect, test } from 'vitest';
import { at, keyFromSeed, Match, type OpenDecision, Stream } from '#kernel';
import { ambush } from '../kernel/testing/ambush.ts';
import { type Course, firstHeaviest, Teacher, type Traits } from './learning.ts';

const COURSE: Course = { traits: 3, cells: 2, scatter: 1500, fading: 0, rounds: 1, speed: 0.05 };

/** As a network of this shape reckons. */
function chanceOf({ places, sizes }: Traits, weights: Float64Array, cells: number[]): number {
  const sum = (from: number): number => places.reduce((all, place, i) => all + at(sizes, i) * at(weights, from + place), 0);
  let all = sum(0);
  for (let cell = 0; cell < COURSE.cells; cell++) {
    cells[cell] = Math.tanh(sum(COURSE.traits * (1 + cell)));
    all += at(cells, cell) * at(weights, COURSE.traits * (1 + COURSE.cells) + cell);
  }
  return 1 / (1 + Math.exp(-all));
}

test('a teacher learns what only goes together: either of two traits wins, both lose', () => {
  const teacher = new Teacher(COURSE, new Stream(keyFromSeed('lots')));
  const lessons: readonly (readonly [Traits, number])[] = [
    [{ places: [0], sizes: [1] }, 0],
    [{ places: [0, 1], sizes: [1, 1] }, 1],
    [{ places: [0, 2], sizes: [1, 1] }, 1],
    [{ places: [0, 1, 2], sizes: [1, 1, 1] }, 0],
  ];
  for (let round = 0; round < 1500; round++) {
    for (const [traits, won] of lessons) {
      const cells: number[] = [];
      teacher.blame(traits, cells, chanceOf(traits, teacher.weights, cells) - won);
    }
    teacher.step(lessons.length, COURSE.speed);
  }
  expect(lessons.map(([traits]) => Math.round(chanceOf(traits, teacher.weights, [])))).toEqual([0, 1, 1, 0]);
});

test('whoever teaches plays the first of what weighs most', () => {
  const { state, decision } = Match.start(ambush, { rounds: 3 }, { key: keyFromSeed('first') });
  const asked = { ...(decision as OpenDecision), count: 4 };
  const played = (...weights: number[]): number => firstHeaviest({ weigh: (_, __, option) => at(weights, option), value: () => 0 }).answer(asked, state);
  expect([played(1, 3, 3, 2), played(5, 5, 5, 5), played(0, 1, 2, 3)]).toEqual([1, 0, 3]);
});
