import { expect, test } from 'vitest';
import { keyFromSeed, Match, Stream } from '#kernel';
import { SEGMENT_NAMES } from '../content/board.ts';
import { contactGame } from '../rules/game.ts';
import { isView } from '../rules/view.ts';
import { randomConfig } from '../testing/configs.ts';
import { night, playerScene, refusal, say } from '../testing/night.ts';
import { attempt, attemptWith, distinct, needsOf, orderOf, percent, reachOf } from './order.ts';

const BOOK = { options: [] };
const act = (notation: string) => orderOf(notation, 'act', null);

test('an order says who does what, and where', () => {
  expect(act('cooper rifle blue2/r4')).toMatchObject({ member: 'cooper', way: 'rifle', at: ['blue2/r4'] });
  expect(act('schulz double blue2/r1+blue3/r1')).toMatchObject({ member: 'schulz', way: 'spread', at: ['blue2/r1', 'blue3/r1'] });
  expect(act('branson flame brown4')).toMatchObject({ way: 'flame', at: ['brown4/r1', 'brown4/r2'] });
  expect(act('dunham grenade')).toMatchObject({ way: 'lob', at: [] });
  expect(act('kenzo waive by player 2')).toMatchObject({ member: 'kenzo', way: 'waive' });
  expect(orderOf('blue2/r4', 'aim', { member: 'miller' })).toMatchObject({ member: 'miller', way: 'mg60', at: ['blue2/r4'] });
  expect(orderOf('blue2/r2', 'flexible', { with: 'grenade', die: 4 })).toMatchObject({ member: 'dunham', way: 'grenade' });
  expect(orderOf('tripwire large blue2/r3', 'tripwire', null)).toMatchObject({ member: 'krussov', way: 'tripwire large', at: ['blue2/r3'] });
  expect(orderOf('skip brown6 blue3', 'air-recon', null)).toMatchObject({ way: 'skip brown6 blue3', at: [] });
  expect(orderOf('remove ayden by player 1', 'victim', null)).toMatchObject({ member: 'ayden', way: 'remove' });
});

test('with free control each order is shown once', () => {
  const orders = ['kenzo waive by player 2', 'kenzo waive', 'cooper waive by player 2'].map(act);
  expect(distinct(orders).map((o) => o.notation)).toEqual(['kenzo waive', 'cooper waive by player 2']);
});

test('what is needed follows weapon and ring', () => {
  expect(needsOf(act('cooper rifle blue2/r4'), 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(act('alvares rifle blue2/r4'), 'blue2/r4', BOOK)).toBe(4);
  expect(needsOf(act('alvares grenade blue2/r4'), 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(act('branson flame brown4'), 'brown4/r2', BOOK)).toBe(3);
  expect(needsOf(act('branson flame brown4/r1'), 'brown4/r2', BOOK)).toBe(2);
  expect(needsOf(act('schulz double blue2/r1'), 'blue2/r1', BOOK)).toBe(3);
  expect(needsOf(act('cooper waive'), 'blue2/r1', BOOK)).toBeNull();
  expect([1, 2, 3, 4, 5, 7].map(percent)).toEqual([100, 83, 67, 50, 33, 0]);
});

test('what is needed and what is reached follow from what the table has agreed on', () => {
  expect(needsOf(act('nelson launcher blue2/r4'), 'blue2/r4', BOOK)).toBe(5);
  expect(needsOf(act('nelson launcher blue2/r4'), 'blue2/r4', { options: ['launcher-auto'] })).toBe(1);
  expect(reachOf('nelson', 'grenade', BOOK)).toEqual([1, 4]);
  expect(reachOf('nelson', 'grenade', { options: ['grenade-range-2'] })).toEqual([1, 2]);
  expect(attempt('act', 'branson', 'flame', 'blue2/r2', BOOK)).toBe('branson flame blue2');
  expect(attempt('act', 'branson', 'flame', 'blue2/r2', { options: ['flame-target-decides'] })).toBe('branson flame blue2/r2');
  expect(attempt('act', 'schulz', 'spread', 'brown1/r1', BOOK)).toBe('schulz double brown1/r1+blue1/r1');
});

test('whatever is agreed on, what is needed is what the rules then ask for, and nobody reaches farther than it says', () => {
  const stream = new Stream(keyFromSeed('needs'));
  let shots = 0;
  let sure = 0;
  for (let game = 0; game < 60; game++) {
    const match = Match.start(contactGame, randomConfig(stream, 9), { key: keyFromSeed(`needs ${game}`) });
    while (match.decision !== null) {
      const { asked, view } = match.view(null);
      if (!isView(view)) throw new Error('no view');
      const index = stream.below(match.decision.count);
      const order = orderOf(match.notation(index), asked?.kind ?? '', asked?.about);
      const told = match.events.length;
      match.answerIndex(index);
      if (order.member === null || order.at.length === 0 || (asked?.kind !== 'act' && asked?.kind !== 'aim')) continue;
      const [near, far] = reachOf(order.member, order.way, view);
      for (const name of order.at) expect(Number(name.at(-1)) >= near && Number(name.at(-1)) <= far).toBe(true);
      const happened = match.events.slice(told).map(({ event }) => event);
      const shot = happened.find((event) => event.kind === 'shot' && event['member'] === order.member);
      if (view.options.includes('declare-all')) continue;
      if (shot !== undefined) {
        expect(needsOf(order, String(shot['segment']), view)).toBe(shot['needs']);
        shots++;
      } else if (happened.some((event) => event.kind === 'blast')) {
        expect(needsOf(order, order.at[0] ?? '', view)).toBe(1);
        sure++;
      }
    }
  }
  expect(shots).toBeGreaterThan(500);
  expect(sure).toBeGreaterThan(5);
});

test('whoever points at what cannot be done asks about something the rules can answer', () => {
  const match = playerScene(night({ 'blue6/r2': 4, 'brown4/r1': 2 }, { team: ['cooper', 'branson', 'dunham', 'schulz'], dead: ['schulz'] }), [6, 6, 6]);
  for (const member of ['cooper', 'branson', 'dunham', 'schulz'] as const)
    for (const segment of SEGMENT_NAMES) {
      const notation = attempt('act', member, null, segment, BOOK);
      if (member !== 'dunham' && notation !== null) expect(() => refusal(match, notation)).not.toThrow();
    }
  expect(refusal(match, attempt('act', 'branson', null, 'blue6/r4', BOOK) ?? '')).toContain('contact.attack.range');
  const { view } = match.view(0);
  if (!isView(view)) throw new Error('no view');
  expect(refusal(match, attemptWith('act', 'schulz', view) ?? '')).toContain('contact.players.dead-do-not-act');
  say(match, 'cooper rifle blue6/r2');
  expect(refusal(match, attemptWith('aim', 'branson', view) ?? '')).toEqual(['contact.players.any-order']);
  expect(refusal(match, attempt('aim', 'cooper', null, 'blue1/r1', BOOK) ?? '')).toEqual(['contact.attack.occupied-target']);
});
