import { describe, expect, test } from 'vitest';
import { at, keyFromSeed, Match, Stream, Timeline } from '#kernel';
import { guests } from '../web/testing/guests.ts';
import { boxes } from './shelf.ts';

describe.each([...boxes, ...guests].map((box) => [box.game.id, box] as const))('the timeline of %s', (_, box) => {
  /** A match of some answers, with what each seat saw at every moment on the way. */
  function played(answers: number) {
    const match = Match.start(box.game, box.presets[0]?.config ?? {}, { key: keyFromSeed(`timeline ${box.game.id}`) });
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
    const timeline = new Timeline(match);
    timeline.look(0);
    const order = [...seen.keys()].sort((a, b) => ((a * 17) % 23) - ((b * 17) % 23) || a - b);
    for (const number of order) {
      const { options: _, ...scene } = at(seen, number);
      expect(timeline.sceneAt(number)).toEqual(scene);
    }
    expect(timeline.sceneAt(match.number + 1)).toBeNull();
    expect(timeline.sceneAt(-1)).toBeNull();
  });

  test('tells everything that happened once, at its moment', () => {
    const { match } = played(30);
    const timeline = new Timeline(match);
    timeline.look(0);
    const logged = Array.from({ length: match.number + 1 }, (_, number) => timeline.eventsAt(number)).flat();
    expect(logged).toEqual(match.events.filter(({ to }) => to === undefined || to.includes(0)));
  });

  test('shows each event with what was seen right after it, the last with the scene itself unless the rules went on in silence', () => {
    const { match } = played(30);
    const timeline = new Timeline(match);
    timeline.look(0);
    let compared = 0;
    for (let number = 1; number <= match.number; number++) {
      const steps = timeline.stepsAt(number);
      expect(steps.map(({ view: _, ...logged }) => logged)).toEqual(timeline.eventsAt(number));
      // The same steps, seen by running the match anew up to there.
      const again = match.fork('same', number - 1);
      const views: unknown[] = [];
      const { seat, notation, gave } = at(match.answers, number - 1);
      const watched = again.rerun(number - 1, ({ to }, state) =>
        views.push(state === undefined || (to !== undefined && !to.includes(0)) ? null : box.game.view(state, 0)),
      );
      views.length = 0;
      watched.answer(number - 1, seat, notation, gave);
      expect(steps.map(({ view }) => view)).toEqual(views.filter((view) => view !== null));
      compared += steps.length;
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('forgets what was taken back', () => {
    const { match, seen } = played(12);
    const timeline = new Timeline(match);
    timeline.look(0);
    for (let number = 0; number <= match.number; number++) timeline.sceneAt(number);
    match.rewind(5);
    timeline.rewound();
    match.answerIndex((match.decision?.count ?? 1) - 1);
    expect(timeline.sceneAt(6)?.view).toEqual(match.view(0).view);
    expect(timeline.sceneAt(3)?.view).toEqual(seen[3]?.view);
    expect(timeline.sceneAt(7)).toBeNull();
    expect(timeline.eventsAt(12)).toEqual([]);
  });
});

test('nobody sees another hand', () => {
  const [box] = guests;
  if (box === undefined) throw new Error('no guest');
  const timeline = new Timeline(Match.start(box.game, {}, { key: keyFromSeed('hands') }));
  const views = [0, 1, null].map((seat) => {
    timeline.look(seat);
    return JSON.stringify(timeline.sceneAt(0)?.view);
  });
  expect(new Set(views).size).toBe(3);
});
