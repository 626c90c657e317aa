import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { nameOf, readEquivalents } from './equivalent.ts';

test('a mutant has the same name wherever its line is', () => {
  const place = { file: 'rules/a.ts', in: 'f', was: 'a < b', now: 'a <= b' };
  expect(nameOf({ ...place })).toBe(nameOf({ ...place, why: 'never equal' } as typeof place));
  expect(nameOf({ ...place, now: 'true' })).not.toBe(nameOf(place));
});

test.each(boxes.map(({ game }) => game.id))('the list of %s can be read and names nothing twice', (game) => {
  const listed = readEquivalents(new URL(`../../games/${game}/equivalent-mutants.yaml`, import.meta.url).pathname);
  expect(new Set(listed.map(nameOf)).size).toBe(listed.length);
});
