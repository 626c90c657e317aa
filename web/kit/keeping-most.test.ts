import { expect, test } from 'vitest';
import { keepingMost } from './keeping-most.ts';

const covering = (width: number, dock: number | null, height = 700) => ({
  stage: { width, height },
  dock: dock === null ? null : { x: 0, y: height - dock, width, height: dock },
});

test('a board keeps clear of the tallest dock there was', () => {
  const clear = keepingMost();
  expect(clear(covering(900, 80)).bottom).toBe(80);
  expect(clear(covering(900, 180)).bottom).toBe(180);
  expect(clear(covering(900, 100)).bottom).toBe(180);
});

test('another width of the stage begins anew', () => {
  const clear = keepingMost();
  clear(covering(900, 180));
  expect(clear(covering(800, 100)).bottom).toBe(100);
  expect(clear(covering(900, null)).bottom).toBe(0);
});

test('a dock that is taller than usual lies over the board instead of making it small for good', () => {
  expect(keepingMost(240)(covering(900, 400)).bottom).toBe(240);
  expect(keepingMost()(covering(900, 400)).bottom).toBe(350);
  expect(keepingMost(240)(covering(900, 350, 360)).bottom).toBe(180);
});
