import { expect, test } from 'vitest';
import { currentWeapon, rangeOf } from './arms.ts';

const bill = { id: 'bill', weapon: null } as const;

test('without a weapon card there is the one of the character', () => {
  expect(currentWeapon(bill)).toMatchObject({ id: 'service-rifle', dice: 2, range: 3 });
  expect(currentWeapon({ id: 'bill', weapon: 'laser' })).toMatchObject({ id: 'laser', range: 5 });
});

test('cards in the stage play area shorten every range, to 1 at least', () => {
  const pool = { dice: 3, range: 1 };
  expect([rangeOf({ stageArea: [] }, bill), rangeOf({ stageArea: [] }, bill, { do: 'attack', range: 2 })]).toEqual([3, 5]);
  expect([rangeOf({ stageArea: ['whiteout'] }, bill), rangeOf({ stageArea: ['whiteout'] }, bill, { do: 'attack', pool })]).toEqual([2, 1]);
});

test('two such cards shorten it twice', () => {
  expect(rangeOf({ stageArea: ['whiteout', 'base-alarm', 'whiteout'] }, { id: 'bill', weapon: 'laser' })).toBe(3);
});
