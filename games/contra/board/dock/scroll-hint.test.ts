import { expect, test } from 'vitest';
import { moreOf } from './scroll-hint.ts';

test('a row says on which sides it goes on', () => {
  const row = { scrollWidth: 500, clientWidth: 300 };
  expect(moreOf({ ...row, scrollLeft: 0 })).toBe('right');
  expect(moreOf({ ...row, scrollLeft: 80 })).toBe('both');
  expect(moreOf({ ...row, scrollLeft: 200 })).toBe('left');
  expect(moreOf({ scrollWidth: 300, clientWidth: 300, scrollLeft: 0 })).toBe('none');
});
