import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { notation } from '../answer.ts';
import { ringIn } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import { randomConfig } from '../random-config.ts';
import { contactGame } from '../rules/game.ts';
import { configure } from '../settings.ts';
import { read } from '../testing/night.ts';
import { chance, needsOf, percent, reachOf } from './needs.ts';
import { memberIn, targetsOf, type Way, wayOf } from './ways.ts';

const BOOK = configure({}).settings;

test('what is needed follows weapon and ring', () => {
  expect(needsOf(read('cooper fires at blue2/r4'), 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(read('alvares fires at blue2/r4'), 'blue2/r4', BOOK)).toBe(4);
  expect(needsOf(read('alvares throws a grenade at blue2/r4'), 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(read('branson burns brown4'), 'brown4/r2', BOOK)).toBe(3);
  expect(needsOf(read('branson burns at brown4/r1'), 'brown4/r2', BOOK)).toBe(2);
  expect(needsOf(read('schulz double-shoots blue2/r1'), 'blue2/r1', BOOK)).toBe(3);
  expect(needsOf(read('cooper waives'), 'blue2/r1', BOOK)).toBeNull();
  expect([1, 2, 3, 4, 5, 7].map(percent)).toEqual([100, 83, 67, 50, 33, 0]);
});

test('what is needed and what is reached follow from what the table has agreed on', () => {
  const launched = read('nelson fires at blue2/r4');
  expect(needsOf(launched, 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(launched, 'blue2/r4', { ...BOOK, 'launcher-auto': true })).toBe(1);
  expect(reachOf('nelson', 'grenade', BOOK)).toEqual([1, 4]);
  expect(reachOf('nelson', 'grenade', { ...BOOK, 'grenade-range-2': true })).toEqual([1, 2]);
});

test('whatever is agreed on, what is needed is what the rules then ask for, and nobody reaches farther than it says', () => {
  const stream = new Stream(keyFromSeed('needs'));
  let shots = 0;
  let sure = 0;
  for (let game = 0; game < 60; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 9), { key: keyFromSeed(`needs ${game}`) });
    while (match.decision !== null) {
      const { decision, view } = match.scene(null);
      const index = stream.below(match.decision.count);
      const answer = read(match.notation(index));
      const told = match.events.length;
      match.answerIndex(index);
      const member = memberIn(answer);
      const [target] = targetsOf(answer);
      if (member === null || target === undefined || (decision?.kind !== 'act' && decision?.kind !== 'aim')) continue;
      const [near, far] = reachOf(member, wayOf(answer), view.settings);
      for (const name of targetsOf(answer)) expect(ringIn(name) >= near && ringIn(name) <= far, notation.print(answer)).toBe(true);
      const happened = match.events.slice(told).map(({ event }) => event);
      const shot = happened.find((event) => event.kind === 'shot' && event.member === member);
      if (view.settings['declare-all']) continue;
      if (shot?.kind === 'shot') {
        expect(needsOf(answer, shot.segment, view.settings)).toBe(shot.needs);
        shots++;
      } else if (happened.some((event) => event.kind === 'blast')) {
        expect(needsOf(answer, target, view.settings)).toBe(1);
        sure++;
      }
    }
  }
  expect(shots).toBeGreaterThan(500);
  expect(sure).toBeGreaterThan(5);
});

test('the chance of a die goes from sure to none', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(chance)).toEqual([1, 1, 5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0, 0]);
});

test('with launcher-auto only the launcher needs nothing', () => {
  const settings = { ...BOOK, 'launcher-auto': true };
  expect(needsOf(read('cooper fires at blue2/r4'), 'blue2/r4', settings)).toBe(5);
});

test.each<[MemberId, Way | null, readonly [number, number]]>([
  ['kenzo', 'ronin', [1, 1]],
  ['kenzo', 'rifle', [1, 3]],
  ['schulz', 'double', [1, 1]],
  ['schulz', 'inspired spread', [1, 1]],
  ['schulz', 'shotgun', [1, 2]],
  ['nelson', 'launcher', [2, 4]],
  ['dunham', 'lob', [1, 4]],
  ['ayden', null, [1, 4]],
])('%s with %s reaches these rings', (member, way, rings) => {
  expect(reachOf(member, way, BOOK)).toEqual(rings);
});
