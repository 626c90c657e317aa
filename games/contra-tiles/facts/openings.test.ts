import { expect, test } from 'vitest';
import { notation } from '../answer.ts';
import { playRandomly } from '../testing/games.ts';
import { openOptions } from '../testing/position.ts';
import { layingOf, nearestTurn, Openings, PICKS } from './openings.ts';

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
});

test('turning goes on clockwise to the next turn that fits', () => {
  expect(openings.fittingTurn({ kind: 'tile', slot: 1 }, 2)).toBe(3);
  expect(nearestTurn(0, [1, 3])).toBe(1);
  expect(nearestTurn(2, [])).toBe(2);
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
