import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { contactGame } from '../rules/game.ts';
import { isView, type View } from '../rules/view.ts';
import { randomConfig } from '../testing/configs.ts';
import { afterAll } from './after.ts';

/** What has to be the same; what a member still may do is only known from the next view. */
function seen(view: View): object {
  const { zombies, marker, turn, onBoard, killed, spawned, outcome, members } = view;
  const confused = [...view.confused].sort();
  return {
    zombies,
    confused,
    marker,
    turn,
    onBoard,
    killed,
    spawned,
    outcome,
    alive: members
      .filter((m) => m.alive)
      .map((m) => m.id)
      .sort(),
  };
}

test('the events of a match lead from each view to the next', () => {
  const stream = new Stream(keyFromSeed('after'));
  let compared = 0;
  for (let game = 0; game < 40; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 20), { key: keyFromSeed(`after ${game}`) });
    while (match.decision !== null) {
      const before = match.view(null).view;
      const told = match.events.length;
      match.answerIndex(stream.below(match.decision.count));
      const next = match.view(null).view;
      if (!isView(before) || !isView(next)) throw new Error('no view');
      expect(
        seen(
          afterAll(
            before,
            match.events.slice(told).map(({ event }) => event),
          ),
        ),
      ).toEqual(seen(next));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(2000);
});
