import { expect, test } from 'vitest';
import { keepingMost } from './clear.ts';

const stage = { width: 900, height: 700 };

test('the table keeps clear of the tallest dock there was', () => {
  const clear = keepingMost();
  expect(clear({ stage, dock: { y: 520 } }).bottom).toBe(180);
  expect(clear({ stage, dock: { y: 600 } }).bottom).toBe(180);
});

test('another size of the stage begins anew', () => {
  const clear = keepingMost();
  clear({ stage, dock: { y: 520 } });
  expect(clear({ stage: { width: 800, height: 700 }, dock: { y: 600 } }).bottom).toBe(100);
  expect(clear({ stage, dock: null }).bottom).toBe(0);
});

test('a dock that is taller than usual lies over the table instead of making it small for good', () => {
  expect(keepingMost()({ stage, dock: { y: 300 } }).bottom).toBe(240);
  expect(keepingMost()({ stage: { width: 900, height: 360 }, dock: { y: 10 } }).bottom).toBe(180);
});
