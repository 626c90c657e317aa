import { expect, test } from 'vitest';
import { night } from '../testing/night.ts';
import { viewOf } from '../view.ts';
import { livingIn } from './groups.ts';

test('who has fallen is not counted among the living', () => {
  const view = viewOf(night({}, { dead: ['kenzo'] }));
  expect(livingIn(view)).toBe(3);
});
