import { expect, test } from 'vitest';
import { notation } from '../answer.ts';
import { playRandomly } from '../testing/games.ts';
import { openOptions } from '../testing/position.ts';
import { isSamePick, layingOf, nearestTurn, Openings, PICKS, type Pick } from './openings.ts';

function openingsOf(...options: readonly string[]): Openings {
  return new Openings(options.flatMap((text) => notation.parse(text) ?? []));
}

const openings = openingsOf('tile 2 turn 1 at 0,-1', 'tile 2 turn 3 at 0,-1', 'tile 2 turn 3 at 2,1', 'crown 1 at 2,0');

test('a pick knows its cells and the turns that fit there', () => {
  expect(openings.picks).toEqual([
    { kind: 'tile', slot: 1 },
    { kind: 'crown', slot: 0 },
  ]);
  expect(openings.of({ kind: 'tile', slot: 1 })).toEqual([
    { x: 0, y: -1, quarters: [1, 3] },
    { x: 2, y: 1, quarters: [3] },
  ]);
  expect(openings.of({ kind: 'crown', slot: 2 })).toEqual([]);
});

test('where only one kind may be laid nobody is sent to the other', () => {
  expect(openings.offersBoth).toBe(true);
  expect(openingsOf('tile 2 turn 1 at 0,-1').offersBoth).toBe(false);
  expect(openingsOf('crown 1 at 2,0').offersBoth).toBe(false);
});

test('turning goes on clockwise to the next turn that fits', () => {
  expect(openings.fittingTurn({ kind: 'tile', slot: 1 }, 2)).toBe(3);
  expect(nearestTurn(0, [1, 3])).toBe(1);
  expect(nearestTurn(2, [])).toBe(2);
  expect(nearestTurn(1, [1, 2])).toBe(1);
  expect([0, 1, 2, 3].map((from) => nearestTurn(from, [3]))).toEqual([3, 3, 3, 3]);
  expect([0, 1, 2, 3].map((from) => nearestTurn(from, [0]))).toEqual([0, 0, 0, 0]);
});

test('the tiles to score are closed cells', () => {
  expect(openingsOf('score 0,-1', 'score 2,1').closed).toEqual([
    { x: 0, y: -1 },
    { x: 2, y: 1 },
  ]);
});

test('every option of a match is reached through its pick, its cell and its turn, and nothing else is', () => {
  playRandomly({}, 'choices', (match) => {
    const options = openOptions(match);
    const all = new Openings(options);
    const reached = PICKS.flatMap((pick) => all.of(pick).flatMap((at) => at.quarters.map((quarters) => notation.print(layingOf(pick, quarters, at)))));
    expect(reached.sort()).toEqual(match.options().sort());
  });
});

test('the cells of a pick are listed row by row, each with its turns; a crown is not turned', () => {
  const all = openingsOf('crown 1 at 2,1', 'crown 1 at 1,0', 'crown 1 at 0,1', 'crown 1 at -1,0', 'crown 1 at 3,-2');
  expect(all.of({ kind: 'crown', slot: 0 })).toEqual([
    { x: 3, y: -2, quarters: [0] },
    { x: -1, y: 0, quarters: [0] },
    { x: 1, y: 0, quarters: [0] },
    { x: 0, y: 1, quarters: [0] },
    { x: 2, y: 1, quarters: [0] },
  ]);
  expect(all.of(null)).toEqual([]);
  expect([all.fits({ kind: 'crown', slot: 0 }), all.fits({ kind: 'crown', slot: 1 }), all.fits({ kind: 'tile', slot: 0 })]).toEqual([true, false, false]);
});

test('two picks are the same when kind and slot are, and none is the same as none', () => {
  const tile: Pick = { kind: 'tile', slot: 1 };
  expect(isSamePick(tile, { ...tile })).toBe(true);
  for (const other of [{ kind: 'crown', slot: 1 } as const, { kind: 'tile', slot: 2 } as const, null]) {
    expect(isSamePick(tile, other)).toBe(false);
    expect(isSamePick(other, tile)).toBe(false);
  }
  expect(isSamePick(null, null)).toBe(false);
});
