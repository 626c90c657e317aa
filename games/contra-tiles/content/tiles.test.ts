import { describe, expect, test } from 'vitest';
import { at } from '#kernel';
import { COLOURS, CROWNS_PER_COLOUR, FACES, SIDES } from './tiles.ts';

/** The face in the one of its four turns that comes first in the alphabet. */
function standing(face: string): string {
  return at([0, 1, 2, 3].map((quarters) => face.slice(quarters) + face.slice(0, quarters)).sort(), 0);
}

describe('the 13 faces of a side', () => {
  test('are every pair of a doubled and a missing colour once, and one face with all four colours', () => {
    const pairs = FACES.map((face) => {
      const doubled = COLOURS.filter((colour) => face.split(colour).length - 1 === 2).join('');
      const missing = COLOURS.filter((colour) => !face.includes(colour)).join('');
      return `${doubled}-${missing}`;
    });
    const wanted = COLOURS.flatMap((doubled) => COLOURS.filter((missing) => missing !== doubled).map((missing) => `${doubled}-${missing}`));
    expect([...pairs].sort()).toEqual([...wanted, '-'].sort());
  });

  test('favour no colour: renaming red to blue to green to yellow to red gives the same faces', () => {
    const renamed = FACES.map((face) => [...face].map((c) => COLOURS[(COLOURS.indexOf(c as 'R') + 1) % 4]).join(''));
    expect(renamed.map(standing).sort()).toEqual(FACES.map(standing).sort());
    expect(new Set(FACES.map(standing)).size).toBe(13);
  });
});

test('there are 4 colours, 7 crowns of each, and two sides', () => {
  expect(COLOURS.length * CROWNS_PER_COLOUR).toBe(28);
  expect(SIDES.length * FACES.length).toBe(26);
});
