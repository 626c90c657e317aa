import { expect, test } from 'vitest';
import type { Event } from '../event.ts';
import { told } from '../testing/views.ts';
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
).map(told);

test('damage and kills are counted for whoever dealt them', () => {
  const { dealt, kills } = featsOf(happened, 2);
  expect(dealt).toEqual([5, 0]);
  expect(kills).toEqual([1, 0]);
});

test('everybody is remembered for what they did most', () => {
  expect(featsOf(happened, 2).best).toEqual([null, ['criticals', 2]]);
});
