import { expect, test } from 'vitest';
import type { Situation } from '../positions.ts';
import { night } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { livingIn, memberOfSeat } from './groups.ts';

test('who has fallen is not counted among the living', () => {
  const view = viewOf(night({}, { dead: ['kenzo'] }));
  expect(livingIn(view)).toBe(3);
});

test('a player is called by the first living member of the seat, or by the first while nobody lives', () => {
  const named = (dead: Situation['dead'] = []) => memberOfSeat(viewOf(night({}, { players: 2, commands: [0, 0, 1, 1], dead })), 0);
  expect([named(), named(['cooper']), named(['cooper', 'vanderbilt'])]).toEqual(['cooper', 'vanderbilt', 'cooper']);
});
