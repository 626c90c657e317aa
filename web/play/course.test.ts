import { describe, expect, test } from 'vitest';
import { boxes } from '#games';
import { keyFromSeed, Match, Stream } from '#kernel';
import { guests } from '../testing/guests.ts';
import { Course } from './course.ts';

describe.each([...boxes, ...guests].map((box) => [box.game.id, box] as const))('the course of %s', (_, box) => {
  /** A match of some answers, with what each seat saw at every moment on the way. */
  function played(answers: number) {
    const match = Match.start(box.game, box.presets[0]?.config ?? {}, { key: keyFromSeed(`course ${box.game.id}`) });
    const lots = new Stream(keyFromSeed('lots'));
    const seen = [match.view(0)];
    while (match.number < answers && match.decision !== null) {
      match.answerIndex(lots.below(match.decision.count));
      seen.push(match.view(0));
    }
    return { match, seen };
  }

  test('shows every moment as it was, whichever is asked for first', () => {
    const { match, seen } = played(40);
    const course = new Course(box, match);
    course.look(0);
    const order = [...seen.keys()].sort((a, b) => ((a * 17) % 23) - ((b * 17) % 23) || a - b);
    for (const number of order) {
      const { view, asked, outcome } = seen[number] as (typeof seen)[number];
      expect(course.sceneAt(number)).toEqual({ number, view, asked, outcome });
    }
    expect(course.sceneAt(match.number + 1)).toBeNull();
    expect(course.sceneAt(-1)).toBeNull();
  });

  test('tells everything that happened once, at its moment', () => {
    const { match } = played(30);
    const course = new Course(box, match);
    course.look(0);
    const told = Array.from({ length: match.number + 1 }, (_, number) => course.toldAt(number)).flat();
    expect(told).toEqual(match.events.filter(({ to }) => to === undefined || to.includes(0)));
  });

  test('forgets what was taken back', () => {
    const { match, seen } = played(12);
    const course = new Course(box, match);
    course.look(0);
    for (let number = 0; number <= match.number; number++) course.sceneAt(number);
    match.rewind(5);
    course.rewound();
    match.answerIndex((match.decision?.count ?? 1) - 1);
    expect(course.sceneAt(6)?.view).toEqual(match.view(0).view);
    expect(course.sceneAt(3)?.view).toEqual(seen[3]?.view);
    expect(course.sceneAt(7)).toBeNull();
    expect(course.toldAt(12)).toEqual([]);
  });
});

test('nobody sees another hand', () => {
  const [box] = guests;
  if (box === undefined) throw new Error('no guest');
  const course = new Course(box, Match.start(box.game, {}, { key: keyFromSeed('hands') }));
  const views = [0, 1, null].map((seat) => {
    course.look(seat);
    return JSON.stringify(course.sceneAt(0)?.view);
  });
  expect(new Set(views).size).toBe(3);
});
