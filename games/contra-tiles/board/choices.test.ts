import { expect, test } from 'vitest';
import { playRandomly } from '../testing/games.ts';
import { Choices, cellNamed, nearestTurn, notationOf, PICKS, readChosen } from './choices.ts';

const choices = new Choices(['tile 2 turn 1 at 0,-1', 'tile 2 turn 3 at 0,-1', 'tile 2 turn 3 at 2,1', 'crown 1 at 2,0']);

test('a pick knows its cells and the turns that fit there', () => {
  expect(choices.picks).toEqual([
    { kind: 'tile', slot: 1 },
    { kind: 'crown', slot: 0 },
  ]);
  expect(choices.openings({ kind: 'tile', slot: 1 })).toEqual([
    { x: 0, y: -1, quarters: [1, 3] },
    { x: 2, y: 1, quarters: [3] },
  ]);
  expect(choices.openings({ kind: 'crown', slot: 2 })).toEqual([]);
});

test('where only one kind may be laid nobody is sent to the other', () => {
  expect(choices.offersBoth).toBe(true);
  expect(new Choices(['tile 2 turn 1 at 0,-1']).offersBoth).toBe(false);
});

test('turning goes on clockwise to the next turn that fits', () => {
  expect(choices.fittingTurn({ kind: 'tile', slot: 1 }, 2)).toBe(3);
  expect(nearestTurn(0, [1, 3])).toBe(1);
  expect(nearestTurn(2, [])).toBe(2);
});

test('the tiles to score are closed cells', () => {
  expect(new Choices(['score 0,-1', 'score 2,1']).closed).toEqual([
    { x: 0, y: -1 },
    { x: 2, y: 1 },
  ]);
  expect(cellNamed('score 0,-1')).toEqual({ x: 0, y: -1 });
  expect(cellNamed('pass')).toBeNull();
});

test('every option of a match is reached through its pick, its cell and its turn, and nothing else is', () => {
  playRandomly({}, 'choices', (match) => {
    const options = match.options();
    const all = new Choices(options);
    const reached = PICKS.flatMap((pick) => all.openings(pick).flatMap((at) => at.quarters.map((quarters) => notationOf(pick, quarters, at))));
    expect(reached.sort()).toEqual([...options].sort());
    for (const notation of options) expect(readChosen(notation)).not.toBeNull();
  });
});
