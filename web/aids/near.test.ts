import { expect, test } from 'vitest';
import { near } from './near.ts';

const TIP = { width: 300, height: 80 };
const DESK = { width: 1280, height: 800 };
const word = (x: number, y: number) => ({ x, y, width: 60, height: 20 });

test('a tip stands above what it explains, and within the window', () => {
  expect(near(word(600, 400), TIP, DESK)).toEqual({ x: 480, y: 312 });
  expect(near(word(10, 400), TIP, DESK)).toEqual({ x: 8, y: 312 });
  expect(near(word(1210, 400), TIP, DESK)).toEqual({ x: 972, y: 312 });
});

test('below it where there is no room above', () => {
  expect(near(word(600, 40), TIP, DESK)).toEqual({ x: 480, y: 68 });
});

test('beside it where it is as high as the window', () => {
  expect(near({ x: 20, y: 10, width: 200, height: 780 }, TIP, DESK)).toEqual({ x: 228, y: 360 });
  expect(near({ x: 900, y: 10, width: 360, height: 780 }, TIP, DESK)).toEqual({ x: 592, y: 360 });
});

test('over it only where it fills the window', () => {
  expect(near({ x: 0, y: 0, width: 1280, height: 800 }, TIP, DESK)).toEqual({ x: 490, y: 8 });
});
