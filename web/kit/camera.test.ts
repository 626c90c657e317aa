import { expect, test } from 'vitest';
import { beyond, type Camera, framing, moved, round, uncovering, zoomed } from './camera.ts';

const PORT = { width: 1000, height: 600 };
const INSET = { top: 100, right: 0, bottom: 100, left: 200 };
const ZOOM = { least: 0.5, most: 2 };

const seen = ({ x, y, scale }: Camera, px: number, py: number): readonly [number, number] => [px * scale + x, py * scale + y];

test('an area is framed in the middle of what is not covered, as large as it goes', () => {
  const camera = framing({ x: -100, y: 0, width: 400, height: 400 }, PORT, INSET, ZOOM);
  expect(camera.scale).toBe(1);
  expect(seen(camera, 100, 200)).toEqual([600, 300]);
});

test('a small area is not blown up, a huge one not made unreadable', () => {
  expect(framing({ x: 0, y: 0, width: 10, height: 10 }, PORT, INSET, ZOOM).scale).toBe(2);
  expect(framing({ x: 0, y: 0, width: 9000, height: 10 }, PORT, INSET, ZOOM).scale).toBe(0.5);
});

test('what lies under the pointer stays there when zooming', () => {
  const camera = { x: 30, y: -20, scale: 1 };
  const at = { x: 400, y: 250 };
  const nearer = zoomed(camera, 1.5, at, ZOOM);
  expect(nearer.scale).toBe(1.5);
  expect(seen(nearer, at.x - camera.x, at.y - camera.y)).toEqual([400, 250]);
  expect(zoomed(camera, 100, at, ZOOM).scale).toBe(2);
});

test('moving keeps the scale', () => {
  expect(moved({ x: 1, y: 2, scale: 0.7 }, 10, -10)).toEqual({ x: 11, y: -8, scale: 0.7 });
});

test('whoever goes on over the edge comes round: the same is seen, the middle lies in the first period', () => {
  const seenNow = { x: 700, y: 5, scale: 2 };
  const after = round(seenNow, PORT, 400);
  expect(after).toEqual({ x: -100, y: 5, scale: 2 });
  expect(round(after, PORT, 400)).toEqual(after);
  expect(round({ x: -1300, y: 5, scale: 2 }, PORT, 400)).toEqual({ x: 300, y: 5, scale: 2 });
});

test('a part that is covered is moved just out of it, one in sight stays', () => {
  expect(uncovering({ x: 300, y: 200, width: 80, height: 80 }, PORT, INSET)).toEqual({ dx: 0, dy: 0 });
  expect(uncovering({ x: 150, y: 450, width: 80, height: 80 }, PORT, INSET)).toEqual({ dx: 50, dy: -30 });
  expect(uncovering({ x: 300, y: 120, width: 80, height: 900 }, PORT, INSET)).toEqual({ dx: 0, dy: -20 });
});

test('what ends is known to go on where its end is out of sight or covered', () => {
  const ends = { x: 0, y: 0, width: 400, height: 100 };
  expect(beyond({ x: 300, y: 200, scale: 1 }, ends, PORT, INSET)).toEqual([]);
  expect(beyond({ x: 700, y: 200, scale: 1 }, ends, PORT, INSET)).toEqual(['right']);
  expect(beyond({ x: 150, y: 50, scale: 3 }, ends, PORT, INSET)).toEqual(['left', 'right', 'above']);
  expect(beyond({ x: 300, y: 450, scale: 1 }, ends, PORT, INSET)).toEqual(['below']);
});
