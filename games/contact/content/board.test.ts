import { expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { neededWith } from '../facts/needs.ts';
import {
  COLUMN_NAMES,
  clockwise,
  columnGap,
  columnOf,
  columnOfBlue,
  columnOfBrown,
  RINGS,
  ringOf,
  SEGMENT_NAMES,
  SEGMENTS,
  segmentAt,
  segmentNamed,
  steps,
  tokens,
} from './board.ts';
import { MEMBERS } from './members.ts';

proves('contact.board.segments', 'the board has 64 segments: 16 columns, each with rings 1 to 4', () => {
  expect(SEGMENTS).toBe(64);
  expect(new Set(SEGMENT_NAMES).size).toBe(64);
  for (const name of COLUMN_NAMES) expect(SEGMENT_NAMES.filter((s) => s.startsWith(`${name}/`))).toEqual([1, 2, 3, 4].map((ring) => `${name}/r${ring}`));
});

proves('contact.board.numbers', 'clockwise from twelve o’clock come blue 1 to 8, then brown 8 to 1', () => {
  expect(COLUMN_NAMES[0]).toBe('blue1');
  expect(COLUMN_NAMES[7]).toBe('blue8');
  expect(COLUMN_NAMES[8]).toBe('brown8');
  expect(COLUMN_NAMES[15]).toBe('brown1');
  for (let n = 1; n <= 8; n++) {
    expect(COLUMN_NAMES[columnOfBlue(n)]).toBe(`blue${n}`);
    expect(COLUMN_NAMES[columnOfBrown(n)]).toBe(`brown${n}`);
  }
});

proves('contact.board.ring-is-distance', 'a segment of ring 3 is at distance 3', () => {
  expect(ringOf(segmentNamed('brown5/r3'))).toBe(3);
  for (const [member, { weapon }] of MEMBERS.entries()) if (weapon.rings[1] >= 3 && weapon.shift?.rings[1] !== 4) expect(neededWith(member, 3)).toBe(4);
  for (let s = 0; s < SEGMENTS; s++) expect(SEGMENT_NAMES[s]).toBe(`${COLUMN_NAMES[columnOf(s)]}/r${ringOf(s)}`);
});

proves(['contact.components.large-token#1', 'contact.components.large-token#2'], 'five zombies of a group are shown as one large token', () => {
  expect(tokens(8)).toEqual({ large: 1, small: 3 });
  expect(tokens(5)).toEqual({ large: 1, small: 0 });
  expect(tokens(4)).toEqual({ large: 0, small: 4 });
});

test('columns wrap around twelve o’clock, rings do not', () => {
  expect(columnGap(15, 1)).toBe(2);
  expect(columnGap(7, 8)).toBe(1);
  expect(columnGap(0, 8)).toBe(8);
  expect(SEGMENT_NAMES[clockwise(segmentNamed('brown1/r1'))]).toBe('blue1/r1');
  expect(SEGMENT_NAMES[clockwise(segmentNamed('blue8/r3'))]).toBe('brown8/r3');
  expect(steps(segmentNamed('blue1/r1'), segmentNamed('blue1/r4'))).toBe(3);
});

test('within two steps there are 9, 12, 12 and 9 segments, by ring', () => {
  for (const [ring, reachable] of [9, 12, 12, 9].entries()) {
    const from = segmentAt(3, ring + 1);
    expect(SEGMENT_NAMES.filter((_, to) => steps(from, to) <= 2)).toHaveLength(reachable);
  }
  expect(RINGS).toBe(4);
});
