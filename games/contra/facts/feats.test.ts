import { expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { logged } from '../testing/views.ts';
import { featsOf } from './feats.ts';

const happened = (
  [
    { kind: 'damages', seat: 0, target: 'red gunner', damage: 2, left: 1 },
    { kind: 'boss-damaged', seat: 0, card: 'main-cannon', damage: 3, left: 10 },
    { kind: 'defeated', enemy: 'red gunner', holder: 1, by: 0 },
    { kind: 'explodes', seat: 1, dice: ['success', 'critical'] },
    { kind: 'equips', seat: 1, weapon: 'laser' },
    { kind: 'prevents', seat: 0, by: 1, card: 'nanoshield', damage: ['M'] },
  ] satisfies readonly Event[]
).map(logged);

test('damage and kills are counted for whoever dealt them', () => {
  const { dealt, kills } = featsOf(happened, 2);
  expect(dealt).toEqual([5, 0]);
  expect(kills).toEqual([1, 0]);
});

test('everybody is remembered for what they did most', () => {
  expect(featsOf(happened, 2).best).toEqual([null, ['criticals', 2]]);
});

test('what nobody in particular does counts for nobody', () => {
  const stage = (
    [
      { kind: 'damages', seat: -1, target: 'red gunner', damage: 2, left: 1 },
      { kind: 'defeated', enemy: 'red gunner', holder: 1, by: -1 },
      { kind: 'medal-lost', seat: 0, left: 2 },
    ] satisfies readonly Event[]
  ).map(logged);
  const { dealt, kills, best } = featsOf(stage, 2);
  expect([Object.entries(dealt), Object.entries(kills), best]).toEqual([
    [
      ['0', 0],
      ['1', 0],
    ],
    [
      ['0', 0],
      ['1', 0],
    ],
    [null, null],
  ]);
});

test('of two things done equally often the worthier is remembered, of others the more frequent', () => {
  const feats = (...events: readonly Event[]): unknown => featsOf(events.map(logged), 1).best;
  const weapon: Event = { kind: 'equips', seat: 0, weapon: 'laser' };
  const token: Event = { kind: 'objective-token', seat: 0, number: 1 };
  const prevented: Event = { kind: 'prevents', seat: 0, by: 0, card: 'nanoshield', damage: ['M'] };
  const critical: Event = { kind: 'explodes', seat: 0, dice: ['success'] };
  expect(feats(weapon, prevented, critical, token)).toEqual([['objectives', 1]]);
  expect(feats(weapon, prevented, critical)).toEqual([['criticals', 1]]);
  expect(feats(weapon, prevented)).toEqual([['reactions', 1]]);
  expect(feats(token, weapon, weapon)).toEqual([['weapons', 2]]);
});
