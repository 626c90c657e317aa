import { expect, test } from 'vitest';
import { kindAt, reach } from '../../../web/testing/positions.ts';
import { RAIDS } from './positions.ts';

test('the moments of raids are what their names say', () => {
  expect(kindAt(RAIDS.pick)).toBe('pick');
  expect(kindAt(RAIDS.debrief)).toBe('pick');
  for (const position of [RAIDS.first, RAIDS.middle, RAIDS.alarm, RAIDS.two, RAIDS.weapons, RAIDS.leaving]) expect(kindAt(position), position.id).toBe('act');
  for (const position of [RAIDS.window, RAIDS.alone, RAIDS.column]) expect(kindAt(position), position.id).toBe('window');
  expect(reach(RAIDS.won).outcome?.cause).toBe('success');
  expect(reach(RAIDS.lost).outcome?.cause).toBe('eliminated');
});
