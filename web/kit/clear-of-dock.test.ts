import { expect, test } from 'vitest';
import { clearOfDock } from './clear-of-dock.ts';

const USUAL = { wide: 140, narrow: 300 };
const covering = (width: number, dock: number | null, height = 700) => ({
  stage: { width, height },
  dock: dock === null ? null : { x: 0, y: height - dock, width, height: dock },
});

test('a board keeps clear of the usual dock, however high it stands for this question', () => {
  const clear = clearOfDock(USUAL, false);
  for (const dock of [null, 80, 140, 260]) {
    expect(clear(covering(900, dock))).toEqual({ top: 0, right: 0, bottom: 140, left: 0 });
    expect(clear(covering(390, dock)).bottom).toBe(300);
  }
});

test('never more than half of the stage is kept clear', () => {
  expect(clearOfDock(USUAL, false)(covering(390, 320, 500)).bottom).toBe(250);
  expect(clearOfDock(USUAL, true)(covering(900, 400, 500)).bottom).toBe(250);
});

test('in the replay a board keeps clear of what its dock covers', () => {
  const clear = clearOfDock(USUAL, true);
  expect(clear(covering(900, 180)).bottom).toBe(180);
  expect(clear(covering(900, null)).bottom).toBe(0);
});
