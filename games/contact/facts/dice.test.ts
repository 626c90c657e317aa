import { expect, test } from 'vitest';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { Lying } from '../types.ts';
import { diceOf, lastDice, openDice } from './dice.ts';

const shot = (member: MemberId, die: number, hit: boolean): Event => ({
  kind: 'shot',
  member,
  with: 'rifle',
  segment: 'blue1/r1',
  die,
  needs: 3,
  hit,
  killed: hit ? 1 : 0,
  left: 2,
});
const SPAWN: Event = { kind: 'spawn', blue: 3, brown: 7, placed: [] };
const roll = (events: readonly Event[]) => lastDice(events.flatMap(diceOf));

test('there lie the last dice of whoever rolled last', () => {
  expect(roll([SPAWN]).map((d) => [d.value, d.sides, d.label])).toEqual([
    [3, 8, 'blue'],
    [7, 8, 'brown'],
  ]);
  expect(roll([SPAWN, shot('kenzo', 5, true), shot('kenzo', 2, false)]).map((d) => [d.value, d.label])).toEqual([
    [5, 'hit'],
    [2, 'miss'],
  ]);
  expect(roll([shot('kenzo', 5, true), shot('cooper', 1, false)]).map((d) => d.of)).toEqual(['cooper']);
  expect(roll([1, 2, 3, 4, 5].map((n) => shot('miller', n, true))).map((d) => d.value)).toEqual([2, 3, 4, 5]);
});

test('a die that is being decided about lies open', () => {
  const die: Lying = { rolled: 2, target: 'blue1/r3', for: 'rifle', needs: 4, grants: false, better: [4, 5, 6] };
  expect(openDice({ kind: 'ardor', about: { member: 'kenzo', dice: [die] } })).toEqual([{ value: 2, of: 'kenzo', look: 'bad', label: null, sides: 6 }]);
  expect(openDice({ kind: 'ardor', about: { member: 'kenzo', dice: [die, { ...die, rolled: 4 }] } })).toMatchObject([
    { value: 2, label: 'miss', of: 'kenzo' },
    { value: 4, label: 'hit', of: 'kenzo' },
  ]);
  expect(openDice({ kind: 'flexible', about: { with: 'rifle', die: 4 } })).toMatchObject([{ value: 4, of: 'dunham' }]);
  expect(openDice({ kind: 'air-recon', about: { blue: 6, brown: 5 } }).map((d) => d.value)).toEqual([6, 5]);
  expect(openDice({ kind: 'act', about: null })).toEqual([]);
});

test.each<[Event, ReturnType<typeof diceOf>]>([
  [shot('kenzo', 5, true), [{ value: 5, look: 'good', label: 'hit', sides: 6, of: 'kenzo' }]],
  [shot('kenzo', 2, false), [{ value: 2, look: 'bad', label: 'miss', sides: 6, of: 'kenzo' }]],
  [{ kind: 'blast', member: 'nelson', segment: 'blue1/r2', die: 1, killed: 1, left: 0 }, [{ value: 1, look: 'good', label: 'hit', sides: 6, of: 'nelson' }]],
  [{ kind: 'flexible-miss', die: 1 }, [{ value: 1, look: 'bad', label: 'miss', sides: 6, of: 'dunham' }]],
  [{ kind: 'first-aid', die: 1, living: 4, works: true }, [{ value: 1, look: 'good', label: 'hit', sides: 6, of: 'vanderbilt' }]],
  [{ kind: 'first-aid', die: 5, living: 4, works: false }, [{ value: 5, look: 'bad', label: 'miss', sides: 6, of: 'vanderbilt' }]],
  [{ kind: 'zombies-attack', segment: 'blue1/r1', zombies: 4, die: 2, hit: true }, [{ value: 2, look: 'good', label: 'falls', sides: 6, of: 'zombies' }]],
  [{ kind: 'zombies-attack', segment: 'blue1/r1', zombies: 4, die: 5, hit: false }, [{ value: 5, look: 'bad', label: 'held', sides: 6, of: 'zombies' }]],
  [{ kind: 'zombies-attack', segment: 'blue1/r1', zombies: 1, die: null, hit: false }, []],
  [{ kind: 'victim-die', member: 'ayden', die: 3 }, [{ value: 3, look: 'plain', label: null, sides: 6, of: 'ayden' }]],
  [{ kind: 'zombies-move', moved: 3 }, []],
])('%j: the dice that lie there', (event, dice) => {
  expect(diceOf(event)).toEqual(dice);
});
