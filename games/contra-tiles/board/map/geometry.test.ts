import { expect, test } from 'vitest';
import { keyOf, neighbours } from '../../facts/places.ts';
import type { Laid } from '../../view.ts';
import { areaOf, areaToFrame, emptyBeside, emptyWithin, linesOf, nextTowards, RULER, snapTo } from './geometry.ts';

const START: readonly Laid[] = [
  { x: 0, y: 0, crown: 'R' },
  { x: 1, y: 1, crown: 'G' },
];

test('the empty cells around the two first crowns are all that touch them', () => {
  const cells = emptyBeside(START).map(keyOf);
  expect(cells).toHaveLength(12);
  expect(cells).toContain('-1,-1');
  expect(cells).not.toContain('1,1');
});

test('the area is the layout and a margin', () => {
  expect(areaOf(START, 1)).toEqual({ x: -80, y: -80, width: 320, height: 320 });
});

test('neighbours are told from north clockwise', () => {
  expect(neighbours({ x: 2, y: 3 }).map(keyOf)).toEqual(['2,2', '3,3', '2,4', '1,3']);
});

test('an arrow goes to the nearest cell straight ahead, else to one aside, else nowhere', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 3, y: 0 },
    { x: 2, y: 2 },
    { x: -1, y: 1 },
  ];
  const from = { x: 0, y: 0 };
  expect(nextTowards(from, 'right', places)).toEqual({ x: 3, y: 0 });
  expect(nextTowards(from, 'left', places)).toEqual({ x: -1, y: 1 });
  expect(nextTowards(from, 'down', places)).toEqual({ x: -1, y: 1 });
  expect(nextTowards(from, 'up', places)).toBe(from);
});

test('a small layout is framed with room around it, a large one with its coordinates', () => {
  expect(areaToFrame(START)).toEqual({ x: -212, y: -172, width: 560, height: 480 });
  const wide = Array.from({ length: 9 }, (_, x) => ({ x, y: 0 }));
  expect(areaToFrame(wide)).toMatchObject({ width: 11 * 80 + RULER, height: 480 });
});

test('the coordinates along the edges name every column and row of the layout and one beyond', () => {
  expect(linesOf(START, 1)).toEqual({ columns: [-1, 0, 1, 2], rows: [-1, 0, 1, 2] });
  expect(emptyWithin(START, 2)).toHaveLength(36 - 2);
});

test('what is held near the middle of a cell snaps into it, and else into none', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
  ];
  expect(snapTo({ x: 0.9, y: 0.4 }, places)).toEqual({ x: 0, y: 0 });
  expect(snapTo({ x: 1.9, y: 0.6 }, places)).toEqual({ x: 2, y: 0 });
  expect(snapTo({ x: 1.5, y: 0.5 }, places)).toBeNull();
});
