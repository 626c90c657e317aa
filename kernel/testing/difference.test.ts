import { expect, test } from 'vitest';
import { differenceIn } from './difference.ts';

test('what differs is named by its place', () => {
  expect(differenceIn({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe('a[1].b is 2 or 3');
  expect(differenceIn({ a: { b: [1] } }, { a: { b: [1, 'x'] } })).toBe('a.b[1] is missing or "x"');
  expect(differenceIn({ a: 1, b: null }, { a: 1 })).toBe('b is null or missing');
  expect(differenceIn({ a: [] }, { a: {} })).toBe('a is [] or {}');
  expect(differenceIn({ a: 'x'.repeat(200) }, { a: 1 })).toMatch(/^a is "x{79}… or 1$/);
});

test('in whatever order it stands', () => {
  expect(differenceIn({ a: 1, b: 2 }, { b: 2, a: 1 })).toBeNull();
});
