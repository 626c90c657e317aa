import { expect, test } from 'vitest';
import { beside } from './beside.ts';

const WINDOW = { width: 1280, height: 800 };
const CARD = { width: 288, height: 200 };
const SIDE = { x: 976, y: 56, width: 304, height: 744 };
const UNDO = { x: 800, y: 600, width: 110, height: 40 };
const at = (x: number, y: number, width = 40, height = 40) => ({ x, y, width, height });

test('a card stands at the right of what it talks about, or at the left where it would cover the side panel', () => {
  expect(beside(at(400, 300), CARD, WINDOW, [SIDE, UNDO]).x).toBe(454);
  expect(beside(at(900, 300), CARD, WINDOW, [SIDE, UNDO]).x).toBe(900 - 14 - 288);
});

test('beside something as wide as the window it stands above or below', () => {
  expect(beside(at(0, 500, 1280, 100), CARD, WINDOW, [UNDO]).y).toBe(500 - 14 - 200);
  expect(beside(at(0, 100, 1280, 100), CARD, WINDOW, [UNDO]).y).toBe(214);
});

test('beside Undo it stands where both can be seen', () => {
  const { x, y } = beside(at(720, 600), CARD, WINDOW, [SIDE, UNDO]);
  expect(x + CARD.width <= 720 || y + CARD.height <= 600).toBe(true);
});

test('on a phone it covers neither what it talks about nor Undo', () => {
  const phone = { width: 390, height: 844 };
  const card = { width: 366, height: 240 };
  const undo = { x: 320, y: 600, width: 56, height: 44 };
  for (const about of [at(100, 150), at(200, 420), at(20, 740, 80, 80)]) {
    const { y } = beside(about, card, phone, [undo]);
    expect(y + card.height <= about.y || y >= about.y + about.height).toBe(true);
    expect(y + card.height <= undo.y || y >= undo.y + undo.height).toBe(true);
  }
});

test('a card about nothing in particular stands in the middle, inside the window', () => {
  expect(beside(null, CARD, WINDOW, [])).toEqual({ x: 496, y: 300 });
  expect(beside(at(600, 780), { width: 288, height: 900 }, WINDOW, []).y).toBe(60);
});
