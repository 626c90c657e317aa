import { expect, test } from 'vitest';
import { boundsOf, HIGH, partOf, planOf, WIDE, wholeOf } from './geometry.ts';

const jungle = planOf('jungle');

test('arrow keys go from space to space, over holes, and stop at the border', () => {
  expect(jungle.neighbour('J01', 'ArrowRight')).toBe('J02');
  expect(jungle.neighbour('J12', 'ArrowRight')).toBe('J13');
  expect(jungle.neighbour('J03', 'ArrowDown')).toBe('J22');
  expect(jungle.neighbour('J01', 'ArrowUp')).toBe(null);
  expect(jungle.neighbour('J01', 'Tab')).toBe(null);
});

test('every space can be reached with the arrow keys', () => {
  for (const id of ['jungle', 'waterfall', 'snow-field', 'alien-lair'] as const) {
    const plan = planOf(id);
    const reached = new Set(plan.spaces.slice(0, 1).map(({ id }) => id));
    for (const from of reached)
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const next = plan.neighbour(from, key);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(plan.spaces.length);
  }
});

test('a ledge has one outline around all its spaces, bent where the group is', () => {
  const { ledges } = planOf('alien-lair');
  expect(ledges.map(({ id }) => id).sort()).toEqual(['la', 'lb', 'lc']);
  const corners = (id: string): number => ledges.find((ledge) => ledge.id === id)?.d.match(/Q/g)?.length ?? 0;
  expect(corners('la')).toBe(4);
  expect(corners('lb')).toBe(6);
});

test('a small screen sees at least some columns around what matters, and never beyond the map', () => {
  const part = partOf(jungle, ['J36'], { columns: 5, rows: 4 });
  expect(part.width).toBe(5 * WIDE + 44);
  expect(part.height).toBe(4 * HIGH + 44);
  expect(part.x + part.width).toBeLessThanOrEqual(wholeOf(jungle).x + wholeOf(jungle).width);
  expect(partOf(jungle, ['J01', 'J38'], { columns: 5, rows: 4 })).toEqual(wholeOf(jungle));
  expect(partOf(jungle, [], { columns: 5, rows: 4 })).toEqual(wholeOf(jungle));
});

test('the boss fills the cells of its spaces', () => {
  expect(boundsOf(jungle, ['J10', 'J19', 'J28', 'J38'])).toEqual({ x: 9 * WIDE, y: 0, width: WIDE, height: 4 * HIGH });
});
