import { expect, test } from 'vitest';
import { percentOf } from './percent.ts';

test('a chance is said in whole per cent, but sure is only what is', () => {
  expect([0, 0.001, 1 / 6, 0.5, 215 / 216, 1].map(percentOf)).toEqual([0, 1, 17, 50, 99, 100]);
  // What adds up to all or nothing but for the last digits is all or nothing.
  expect([0.1 + 0.2 - 0.3, 1 - (0.1 + 0.2 - 0.3)].map(percentOf)).toEqual([0, 100]);
});
