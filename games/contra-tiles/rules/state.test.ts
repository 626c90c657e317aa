import { expect, test } from 'vitest';
import { position } from '../positions.ts';
import { configure } from '../settings.ts';
import { playRandomly } from '../testing/games.ts';
import { lay } from './layout.ts';
import { crownEdges, crownPiece } from './pieces.ts';
import { listPlacements } from './placements.ts';
import { save } from './save.ts';
import { copy, facesOf, filled, height, NONE, other, outcomeOf, seatOf, sideOfSeat } from './state.ts';

test('a copy shares nothing that changes', () => {
  const { state } = playRandomly({}, 'copy');
  const before = JSON.stringify(save(state));
  const options = [...state.options];
  const twin = copy(state);
  expect(JSON.stringify(save(twin))).toBe(before);
  listPlacements(twin);
  for (const list of [twin.market, ...twin.racks, twin.crownStack, ...twin.tileStacks, twin.purses]) list[0] = 99;
  lay(twin.layout, twin.layout.cells[twin.layout.crownHoles[0] ?? 0] ?? 0, crownPiece(0), crownEdges(0));
  expect(JSON.stringify(save(state))).toBe(before);
  expect(state.options).toEqual(options);
});

test('seats and sides belong together wherever Bear sits', () => {
  const state = position({ picture: 'R' });
  for (const bear of [0, 1]) {
    const g = { ...state, bear };
    expect([seatOf(g, 0), seatOf(g, 1)]).toEqual([bear, 1 - bear]);
    for (const side of [0, 1] as const) expect(sideOfSeat(g, seatOf(g, side))).toBe(side);
  }
  expect([other(0), other(1)]).toEqual([1, 0]);
});

test('slots and stacks are counted', () => {
  expect([filled([NONE, 0, 2]), filled([NONE, NONE, NONE])]).toEqual([2, 0]);
  expect(height([7, 0, 3, 1])).toBe(11);
});

test('an outcome pays by seat and cites the rule that ended the game', () => {
  expect(outcomeOf('broke', 1)).toEqual({ payoff: [0, 1], clause: 'contra-tiles.broke.ends-now', cause: 'broke' });
  expect(outcomeOf('broke', null).clause).toBe('contra-tiles.broke.both');
  expect(outcomeOf('crowns', 0)).toEqual({ payoff: [1, 0], clause: 'contra-tiles.end.crowns-low', cause: 'crowns' });
  expect(outcomeOf('passes', null)).toEqual({ payoff: [0.5, 0.5], clause: 'contra-tiles.turn.cannot-place', cause: 'passes' });
});

test('the faces are ours unless others are given', () => {
  const theirs = new Array<string>(13).fill('RRRR');
  expect(new Set(facesOf(configure({ faces: theirs })))).toEqual(new Set([0x1111]));
  expect(new Set(facesOf(configure({}))).size).toBe(13);
});
