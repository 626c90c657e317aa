import { expect, test } from 'vitest';
import { night } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { isAlive, livingIn } from './groups.ts';

test('who has fallen, and who stayed at home, is not alive', () => {
  const view = viewOf(night({}, { dead: ['kenzo'] }));
  expect((['cooper', 'kenzo', 'ayden'] as const).map((id) => isAlive(view, id))).toEqual([true, false, false]);
  expect(livingIn(view)).toBe(3);
});
