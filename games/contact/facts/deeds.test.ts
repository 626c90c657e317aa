import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import type { Event } from '../event.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { deedsOf, fallsIn } from './deeds.ts';

const log = (events: readonly Event[]) => events.map((event) => ({ event }));

test('what the members took off the board adds up, and everybody who is gone fell in a turn', () => {
  const stream = new Stream(keyFromSeed('deeds'));
  let fallen = 0;
  for (let game = 0; game < 30; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 20), { key: keyFromSeed(`deeds ${game}`) });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    const { view } = match.view(null);
    const { downs, fell, shots, hits, attacks, struck } = deedsOf(match.events);
    expect(Object.values(downs).reduce((a, b) => a + b, 0)).toBe(view.killed);
    expect(Object.keys(fell).sort()).toEqual(
      view.members
        .filter((m) => !m.alive)
        .map((m) => m.id)
        .sort(),
    );
    for (const turn of Object.values(fell)) expect(turn >= 1 && turn <= view.turn).toBe(true);
    expect(hits).toBeLessThanOrEqual(shots);
    expect(struck).toBeLessThanOrEqual(attacks);
    fallen += Object.keys(fell).length;
  }
  expect(fallen).toBeGreaterThan(50);
});

test('somebody falls in the turn that is on, not in the one that is seen afterwards', () => {
  const events: Event[] = [
    { kind: 'turn', turn: 13, marker: 'brown4' },
    { kind: 'removed', member: 'ayden', left: 3 },
    { kind: 'turn', turn: 14, marker: 'brown3' },
    { kind: 'removed', member: 'kenzo', left: 2 },
  ];
  expect(fallsIn(log(events))).toEqual({ ayden: 13, kenzo: 14 });
});

test('Fortify has stopped what was below the size of the group', () => {
  const attack = (zombies: number, die: number | null, hit: boolean): Event => ({ kind: 'zombies-attack', segment: 'blue1/r1', zombies, die, hit });
  const { besides, attacks, struck } = deedsOf(log([attack(4, 3, false), attack(4, 4, false), attack(4, 1, true), attack(1, null, false)]));
  expect(besides.schulz).toEqual({ deed: 'stopped', times: 1 });
  expect([attacks, struck]).toEqual([3, 1]);
});
