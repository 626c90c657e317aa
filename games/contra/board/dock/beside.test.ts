import { expect, test } from 'vitest';
import { beside, WIDTH } from './beside.ts';

const port = { width: 1280, height: 800 };
const at = (left: number, top: number) => ({ left, right: left + 60, top, bottom: top + 60 });

test('it opens to the right, and to the left where there is no room', () => {
  expect(beside(at(300, 300), { height: 100 }, port)).toEqual({ left: 368, top: 280 });
  expect(beside(at(1100, 300), { height: 100 }, port)).toEqual({ left: 1100 - 8 - WIDTH, top: 280 });
});

test('on a phone it opens above or below, always within the window', () => {
  const phone = { width: 390, height: 844 };
  expect(beside(at(160, 500), { height: 200 }, phone).top).toBe(500 - 8 - 200);
  expect(beside(at(160, 20), { height: 200 }, phone).top).toBe(88);
  expect(beside(at(300, 500), { height: 200 }, phone).left).toBe(390 - WIDTH - 8);
});
