import { expect, test } from 'vitest';
import { keepingMost } from './clear.ts';

const covering = (width: number, dockHeight: number | null) => ({
  stage: { width, height: 600 },
  dock: dockHeight === null ? null : { x: 0, y: 600 - dockHeight, width, height: dockHeight },
  over: [],
});

test('the board keeps the most clear that the dock has covered, until the width changes', () => {
  const clear = keepingMost(() => false);
  expect(clear(covering(700, 80)).bottom).toBe(86);
  expect(clear(covering(700, 140)).bottom).toBe(146);
  expect(clear(covering(700, 80)).bottom).toBe(146);
  expect(clear(covering(500, 80)).bottom).toBe(86);
  expect(clear(covering(500, null)).bottom).toBe(86);
});

test('a dock never takes more than half, and phones keep room at the top', () => {
  expect(keepingMost(() => true)(covering(390, 500))).toMatchObject({ top: 52, bottom: 306 });
  expect(keepingMost(() => false)(covering(700, null))).toMatchObject({ top: 6, bottom: 6 });
});
