import { expect, test } from 'vitest';
import { kindAt, reach } from '../../../web/testing/positions.ts';
import { JOBS } from './positions.ts';

test('the moments of the trade are what their names say', () => {
  for (const position of [JOBS.first, JOBS.middle, JOBS.eight]) expect(kindAt(position), position.id).toBe('act');
  expect(kindAt(JOBS.draft)).toBe('pick');
  expect(kindAt(JOBS.weapons)).toBe('weapons');
  expect(kindAt(JOBS.kill)).toBe('weapons');
  expect(kindAt(JOBS.arrest)).toBe('getaways');
  expect(kindAt(JOBS.flee)).toBe('flee');
  expect(kindAt(JOBS.getaways)).toBe('getaways');
  expect(kindAt(JOBS.go)).toBe('go');
  expect(reach(JOBS.won).outcome).not.toBeNull();
});
