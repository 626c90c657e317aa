import { expect, test } from 'vitest';
import { SPACE_DATA, type SpaceId } from '../../content/world.ts';
import { flight, nextSpace, partWith, pointOf, WHOLE, WIDTH } from './geometry.ts';

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'];

test.each(SPACE_DATA.map(({ id }) => id))('arrow keys lead from %s to every other space', (from) => {
  const reached = new Set<SpaceId>([from]);
  for (const space of reached)
    for (const key of KEYS) {
      const next = nextSpace(space, key);
      if (next !== null) reached.add(next);
    }
  expect(reached.size).toBe(SPACE_DATA.length);
});

test('arrow keys go over the date line; other keys lead nowhere', () => {
  expect(nextSpace('kamchatka', 'ArrowRight')).toBe('alaska');
  expect(nextSpace('rome', 'Tab')).toBeNull();
});

test('a flight over the date line leaves at one edge and comes in at the other', () => {
  expect(flight('tokyo', 'honolulu').match(/M/g)).toHaveLength(2);
  expect(flight('tokyo', 'delhi').match(/M/g)).toHaveLength(1);
});

test('a part over the date line has the near side of the next world in it', () => {
  const part = partWith(['tokyo', 'honolulu']);
  expect(part.width).toBeLessThan(500);
  expect(part.x).toBeLessThan(pointOf('tokyo').x);
  expect(part.x + part.width).toBeGreaterThan(pointOf('honolulu').x + WIDTH);
});

test('a part of the map has all its spaces in it', () => {
  const part = partWith(['rome', 'cairo']);
  expect(part.width).toBeLessThan(WHOLE.width);
  expect(part.x).toBeLessThan(540);
  expect(part.x + part.width).toBeGreaterThan(590);
  expect(partWith(['lima', 'cairo', 'tokyo'])).toBe(WHOLE);
  expect(partWith([])).toBe(WHOLE);
});
