import { expect, test } from 'vitest';
import { kindAt, nextTold, reach } from '../../../web/testing/positions.ts';
import { NIGHTS } from './positions.ts';

test('the moments of the siege are what their names say', () => {
  for (const position of [NIGHTS.first, NIGHTS.late, NIGHTS.wave, NIGHTS.left]) expect(kindAt(position), position.id).toBe('act');
  expect(kindAt(NIGHTS.draft)).toBe('take');
  expect(kindAt(NIGHTS.ardor)).toBe('ardor');
  expect(kindAt(NIGHTS.victim)).toBe('victim');
  expect(kindAt(NIGHTS.blades)).toBe('ardor');
  expect([kindAt(NIGHTS.named), reach(NIGHTS.named).asked]).toEqual(['consent', [1]]);
  expect(nextTold(NIGHTS.wave)).toContain('zombies-move');
  expect(reach(NIGHTS.won).outcome?.payoff).toEqual([1]);
  expect(reach(NIGHTS.lost).outcome?.payoff).toEqual([0]);
});
