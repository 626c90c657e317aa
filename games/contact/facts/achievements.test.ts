import { expect, test } from 'vitest';
import { keyFromSeed, Match, type Step, Stream, Timeline } from '#kernel';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { night } from '../testing/night.ts';
import type { Contact } from '../types.ts';
import { viewOf } from '../view.ts';
import { achievementsIn, fallsIn } from './achievements.ts';

const VIEW = viewOf(night({}));

/** These events, each with how many are down after it. */
const steps = (events: readonly Event[], killed: readonly number[] = []) => events.map((event, i) => ({ event, view: { ...VIEW, killed: killed[i] ?? 0 } }));

function stepsOf(match: Match<Contact>): readonly Step<Contact>[] {
  const timeline = new Timeline(match);
  return Array.from({ length: match.number - match.floor + 1 }, (_, i) => timeline.stepsAt(match.floor + i)).flat();
}

test('what the members took off the board adds up, and everybody who is gone fell in a turn', () => {
  const stream = new Stream(keyFromSeed('achievements'));
  let fallen = 0;
  for (let game = 0; game < 30; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 20), { key: keyFromSeed(`achievements ${game}`) });
    while (match.decision !== null) match.answerIndex(stream.below(match.decision.count));
    const { view } = match.view(null);
    const { downs, shots, hits, attacks, struck } = achievementsIn(stepsOf(match));
    const fell = fallsIn(match.events);
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

test('somebody falls in the turn that is on', () => {
  const events: Event[] = [
    { kind: 'removed', member: 'ayden', left: 3, turn: 13 },
    { kind: 'turn', turn: 14, marker: 'brown3' },
    { kind: 'removed', member: 'kenzo', left: 2, turn: 14 },
  ];
  expect(fallsIn(steps(events))).toEqual({ ayden: 13, kenzo: 14 });
});

test('Fortify has stopped what was below the size of the group', () => {
  const attack = (zombies: number, die: number | null, hit: boolean): Event => ({ kind: 'zombies-attack', segment: 'blue1/r1', zombies, die, hit });
  const { besides, attacks, struck } = achievementsIn(steps([attack(4, 3, false), attack(4, 4, false), attack(4, 1, true), attack(1, null, false)]));
  expect(besides.schulz).toEqual({ what: 'stopped', times: 1 });
  expect([attacks, struck]).toEqual([3, 1]);
});

const shot = (member: MemberId, needs: number, killed: number): Event => ({
  kind: 'shot',
  member,
  with: 'rifle',
  segment: 'blue1/r1',
  die: 6,
  needs,
  hit: killed > 0,
  killed,
  left: 2,
});

test('zombies are counted for whoever took them, and nobody is named for none', () => {
  const { downs, shots, hits, expected } = achievementsIn(
    steps(
      [
        shot('ayden', 3, 1),
        shot('ayden', 3, 1),
        shot('kenzo', 3, 0),
        { kind: 'blast', member: 'nelson', segment: 'blue1/r2', die: 4, killed: 4, left: 0 },
        { kind: 'tripwire', segment: 'blue1/r3', removed: 1 },
        { kind: 'tripwire', segment: 'blue1/r3', removed: 5 },
        { kind: 'melee-expert', segment: 'blue1/r1', left: 2 },
        { kind: 'scatter', segment: 'blue1/r3', left: 2 },
        { kind: 'turn-ends', turn: 1, zombies: 9 },
      ],
      [1, 2, 2, 6, 7, 12, 13, 14, 14],
    ),
  );
  expect([shots, hits, expected]).toEqual([3, 2, 2]);
  expect(downs).toEqual({ ayden: 2, nelson: 4, krussov: 6, cooper: 1, mobutu: 1 });
});

test('what somebody does besides is counted: rerolls, lives, those kept away, confused, lent', () => {
  const { besides } = achievementsIn(
    steps([
      { kind: 'ardor', member: 'ayden', from: 1, to: 6 },
      { kind: 'ardor', member: 'ayden', from: 1, to: 2 },
      { kind: 'first-aid', die: 1, living: 4, works: true },
      { kind: 'first-aid', die: 5, living: 4, works: false },
      { kind: 'air-recon', fewer: 2 },
      { kind: 'air-recon', fewer: 2 },
      { kind: 'confusion', segment: 'blue1/r3', zombies: 4 },
      { kind: 'inspire', member: 'kenzo' },
    ]),
  );
  expect(besides).toEqual({
    cooper: { what: 'rerolls', times: 2 },
    vanderbilt: { what: 'saved', times: 1 },
    ayden: { what: 'kept-away', times: 4 },
    alvares: { what: 'confused', times: 1 },
    cole: { what: 'lent', times: 1 },
  });
  expect(achievementsIn(steps([{ kind: 'first-aid', die: 5, living: 4, works: false }])).besides).toEqual({});
});

test('hits are counted beside those that the dice owed', () => {
  const { shots, hits, expected, attacks, struck } = achievementsIn(
    steps([shot('ayden', 4, 1), shot('ayden', 4, 0), shot('kenzo', 7, 0), shot('alvares', 1, 1)]),
  );
  expect({ shots, hits, expected, attacks, struck }).toEqual({ shots: 4, hits: 2, expected: 2, attacks: 0, struck: 0 });
  expect(achievementsIn([])).toEqual({ downs: {}, besides: {}, shots: 0, hits: 0, expected: 0, attacks: 0, struck: 0 });
});
