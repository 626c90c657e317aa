import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { notation } from '../answer.ts';
import { ringIn } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { configure } from '../settings.ts';
import { read } from '../testing/night.ts';
import { type AttackKind, attackKindOf, memberIn, targetsOf } from './attacks.ts';
import { chance, reachOf } from './needs.ts';

const BOOK = configure({}).settings;

test('what the table has agreed on changes what is reached', () => {
  expect(reachOf('nelson', 'grenade', BOOK)).toEqual([1, 4]);
  expect(reachOf('nelson', 'grenade', { ...BOOK, 'grenade-range-2': true })).toEqual([1, 2]);
});

test('whatever is agreed on, nobody reaches farther than it says', () => {
  const stream = new Stream(keyFromSeed('needs'));
  for (let game = 0; game < 20; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 9), { key: keyFromSeed(`needs ${game}`) });
    while (match.decision !== null) {
      const { decision, view } = match.scene(null);
      const index = stream.below(match.decision.count);
      const answer = read(match.notation(index));
      match.answerIndex(index);
      const member = memberIn(answer);
      if (member === null || (decision?.kind !== 'act' && decision?.kind !== 'aim')) continue;
      const [near, far] = reachOf(member, attackKindOf(answer), view.settings);
      for (const name of targetsOf(answer)) expect(ringIn(name) >= near && ringIn(name) <= far, notation.print(answer)).toBe(true);
    }
  }
});

test('the chance of a die goes from sure to none', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(chance)).toEqual([1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0, 0]);
});

test.each<[MemberId, AttackKind | null, readonly [number, number]]>([
  ['kenzo', 'ronin', [1, 1]],
  ['kenzo', 'rifle', [1, 3]],
  ['schulz', 'double', [1, 1]],
  ['schulz', 'inspired-spread', [1, 1]],
  ['schulz', 'shotgun', [1, 2]],
  ['nelson', 'launcher', [2, 4]],
  ['dunham', 'lob', [1, 4]],
  ['ayden', null, [1, 4]],
])('%s with %s reaches these rings', (member, attack, rings) => {
  expect(reachOf(member, attack, BOOK)).toEqual(rings);
});
