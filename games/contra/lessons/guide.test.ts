import { expect, test } from 'vitest';
import { ALARM, ALARM_COST } from '../facts/stage-area.ts';
import { AREA, HAND } from '../rules/state.ts';
import { loadGuide } from './guide.ts';

test('the hints say what the rules count', async () => {
  const { words } = await loadGuide('en');
  expect([AREA, HAND, ALARM, ALARM_COST]).toEqual([3, 4, 4, ['S']]);
  expect(words['limit']).toContain('Three is the limit');
  expect(words['medal']).toContain('up to four');
  expect(words['lamps']).toContain('takes one for an S');
});
