import { expect, test } from 'vitest';
import { SEGMENT_NAMES, SEGMENTS, segmentNamed } from '../../content/board.ts';
import { figures, LABEL, neighbour, placing, RADII, within } from './geometry.ts';

const far = ({ x, y }: { x: number; y: number }): number => Math.hypot(x, y);

test('blue 1 begins at twelve o’clock and runs clockwise, brown 1 lies left of it', () => {
  const blue = within(segmentNamed('blue1/r4'));
  const brown = within(segmentNamed('brown1/r4'));
  expect(blue.x).toBeGreaterThan(0);
  expect(blue.y).toBeLessThan(0);
  expect(brown.x).toBeCloseTo(-blue.x);
  expect(within(segmentNamed('blue8/r1')).y).toBeGreaterThan(0);
});

test('groups, numbers and labels stay on the board and out of the centre', () => {
  for (let s = 0; s < SEGMENTS; s++)
    for (const zombies of [1, 4, 5, 9, 16, 40]) {
      const { at, badge, label } = placing(s, zombies);
      for (const point of [at, badge, label]) expect(far(point)).toBeLessThan((RADII[4] ?? 0) + 12);
      for (const point of [at, label]) expect(far(point)).toBeGreaterThan((RADII[0] ?? 0) + 4);
    }
});

test('five are one large figure, and there is a figure for everybody', () => {
  for (let n = 1; n <= 40; n++) expect(figures(n).all.reduce((sum, f) => sum + (f.large ? 5 : 1), 0)).toBe(n);
  expect(figures(8).all.filter((f) => f.large)).toHaveLength(1);
  expect(figures(0).all).toEqual([]);
});

test('large groups are drawn smaller, never wider than their segment', () => {
  for (const n of [10, 20, 40]) expect(figures(n).width * placing(segmentNamed('brown4/r1'), n).scale).toBeLessThanOrEqual(84);
});

test('arrows go around the ring and stop at the rim and at the centre', () => {
  const from = segmentNamed('brown1/r2');
  expect(neighbour(from, 'ArrowRight')).toBe(segmentNamed('blue1/r2'));
  expect(neighbour(segmentNamed('blue1/r2'), 'ArrowLeft')).toBe(from);
  expect(neighbour(from, 'ArrowUp')).toBe(segmentNamed('brown1/r3'));
  expect(neighbour(segmentNamed('brown1/r4'), 'ArrowUp')).toBeNull();
  expect(neighbour(segmentNamed('brown1/r1'), 'ArrowDown')).toBeNull();
  expect(neighbour(from, 'a')).toBeNull();
});

test('labels of one column never cover each other, nor do those of one ring', () => {
  const touching: string[] = [];
  for (let a = 0; a < SEGMENTS; a++)
    for (let b = a + 1; b < SEGMENTS; b++) {
      const [p, q] = [placing(a, 3).label, placing(b, 3).label];
      const covered = Math.min(LABEL.width - Math.abs(p.x - q.x), LABEL.height - Math.abs(p.y - q.y));
      if (covered > 2) touching.push(`${SEGMENT_NAMES[a]} ${SEGMENT_NAMES[b]} ${covered.toFixed(1)}`);
    }
  expect(touching).toEqual([]);
});

test('numbers of neighbouring groups never cover each other', () => {
  const touching: string[] = [];
  for (let a = 0; a < SEGMENTS; a++)
    for (let b = a + 1; b < SEGMENTS; b++)
      for (const zombies of [1, 8]) {
        const [p, q] = [placing(a, zombies).badge, placing(b, zombies).badge];
        if (Math.hypot(p.x - q.x, p.y - q.y) < 20) touching.push(`${zombies}: ${SEGMENT_NAMES[a]} ${SEGMENT_NAMES[b]}`);
      }
  expect(touching).toEqual([]);
});
