import { describe, expect, test } from 'vitest';
import { proves } from '../../proves.ts';
import { coloursOf, countEdges, crownEdges, crownPiece, faceOf, isCrown, playerPiece, quartersOf, sideOf, tileEdges, turned, turnedBy } from './pieces.ts';

proves(
  ['contra-tiles.components.colours#1', 'contra-tiles.components.colours#2'],
  'a crown shows one colour on all four sides, a player tile one on each edge',
  () => {
    expect([0, 1, 2, 3].map((colour) => coloursOf(crownEdges(colour)))).toEqual(['RRRR', 'BBBB', 'GGGG', 'YYYY']);
    const tile = coloursOf(tileEdges('RRGY'));
    expect(tile[0]).toBe('R');
    expect(tile[3]).toBe('Y');
  },
);

describe('a quarter turn', () => {
  test('is clockwise: what faced north faces east', () => {
    expect(coloursOf(turned(tileEdges('RBGY')))).toBe('YRBG');
    expect(coloursOf(turned(crownEdges(2)))).toBe('GGGG');
  });

  test('four times is none', () => {
    expect([0, 1, 2, 3].map((quarters) => coloursOf(turnedBy(tileEdges('RBGY'), quarters)))).toEqual(['RBGY', 'YRBG', 'GYRB', 'BGYR']);
    expect(turned(turnedBy(tileEdges('RRGY'), 3))).toBe(tileEdges('RRGY'));
  });
});

test('edges are counted', () => {
  expect(countEdges(tileEdges('RBGY'))).toBe(4);
  expect(countEdges(tileEdges('RBGY') & crownEdges(0))).toBe(1);
  expect(countEdges(tileEdges('RRGY') & crownEdges(0))).toBe(2);
  expect(countEdges(tileEdges('RRGY') & crownEdges(1))).toBe(0);
});

test('every piece has a number below 128 of its own from which it can be read', () => {
  const pieces = new Set([0, 1, 2, 3].map(crownPiece));
  for (const piece of pieces) expect(isCrown(piece)).toBe(true);
  for (const side of [0, 1] as const)
    for (let face = 0; face < 13; face++)
      for (let quarters = 0; quarters < 4; quarters++) {
        const piece = playerPiece(side, face, quarters);
        expect([isCrown(piece), sideOf(piece), faceOf(piece), quartersOf(piece)]).toEqual([false, side, face, quarters]);
        pieces.add(piece);
      }
  expect(pieces.size).toBe(4 + 104);
  expect(Math.max(...pieces)).toBeLessThan(128);
});
