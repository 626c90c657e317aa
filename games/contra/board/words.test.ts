import { expect, test } from 'vitest';
import { board as german } from '../words/de/board.ts';
import { board as english } from '../words/en/board.ts';
import { wayOf } from './answers/deed.ts';
import { planOf } from './map/geometry.ts';
import { jungle } from './testing/raid.ts';

const view = jungle();
const space = (id: string) => planOf('jungle').spaces.find((other) => other.id === id) ?? planOf('jungle').spaces[0];

test('a space says what it is, who stands there and what may be done', () => {
  const lit = space('J37');
  if (lit === undefined) throw new Error('there is no such space');
  expect(english.space(lit, view, [wayOf('attack black gunner')])).toBe('J37, enemy space: Heavy Gunner, 3 of 4 health. You may attack.');
  expect(german.space(lit, view, [wayOf('attack black gunner')])).toContain('Möglich: angreifen.');
});

test('runs over different spaces to the same end are told apart', () => {
  const run = (notation: string) => english.dock.way(wayOf(notation).deed, view, 'act');
  expect(run('run J16 via J06 J07')).toContain('J06');
  expect(run('run J16')).not.toBe(run('run J16 via J06 J07'));
});

test('what the strong button of an attack deals is counted on it', () => {
  const fighting = jungle((g) => {
    g.fight = {
      seat: 1,
      targets: [5],
      names: ['black gunner'],
      with: 'engage',
      dice: ['success', 'success', 'success'],
      rolled: 3,
      successes: 3,
      ignored: 1,
      results: [0, 0, 0],
      free: 0,
      freeOf: [0, 0, 0],
      step: 'convert',
    };
  });
  expect(english.dock.way(wayOf('done').deed, fighting, 'convert')).toBe('Deal 2');
  expect(german.dock.way(wayOf('done').deed, fighting, 'convert')).toBe('2 Schaden machen');
});

test('both languages say the same things', () => {
  const shape = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)])) : typeof value;
  expect(shape(german)).toEqual(shape(english));
});
