import { expect, test } from 'vitest';
import { Match } from '#kernel';
import { proves } from '../../proves.ts';
import { colourOf } from '../positions.ts';
import { answer } from '../testing/position.ts';
import { contraTilesGame } from './game.ts';
import { cellAt, copyLayout, emptyLayout, type Layout, lay, matches, ownerOfSpot, STEPS, spotAt, within, xOf, yOf } from './layout.ts';
import { crownEdges, crownPiece, playerPiece, tileEdges } from './pieces.ts';

test('a cell knows its coordinates', () => {
  for (const x of [-60, -1, 0, 1, 60])
    for (const y of [-60, -1, 0, 1, 60]) {
      expect([xOf(cellAt(x, y)), yOf(cellAt(x, y))]).toEqual([x, y]);
      expect(within(x, y)).toBe(true);
    }
  expect(within(61, 0)).toBe(false);
  for (const [x, y] of [
    [0, 0.5],
    [0.5, 0],
    [0, 61],
    [-61, 0],
    [0, -61],
  ] as const)
    expect(within(x, y)).toBe(false);
});

proves('contra-tiles.setup.open-field', 'placements may run 20 cells in one direction, every one of them legal', () => {
  const [R, B, G] = [colourOf('R'), colourOf('B'), colourOf('G')];
  const setUp = [0, 1, 2, 0, 1, 2, G, R, B, R, B];
  const drawn = [3, 4, 5, 6, 7].flatMap((face) => [G, face, R, face]);
  const faces = new Array<string>(13).fill('RBGY');
  const match = Match.start(contraTilesGame, { settings: { bear: 0 }, faces }, { script: [...setUp, ...drawn] });
  for (let x = 1; x < 20; x += 4) {
    answer(match, `tile 1 turn 3 at ${x},0`, `crown 1 at ${x + 1},0`);
    answer(match, `tile 1 turn 1 at ${x + 2},0`, `crown 2 at ${x + 3},0`);
  }
  expect(match.state.layout.tiles.map((tile) => xOf(tile >> 7))).toContain(20);
});

proves('contra-tiles.setup.open-field', 'all 54 tiles in one line, in any direction, find their neighbours', () => {
  for (const step of STEPS) {
    const layout = emptyLayout();
    const line = Array.from({ length: 54 }, (_, i) => cellAt(0, 0) + i * step);
    for (const [i, cell] of line.entries()) {
      if (i % 2 === 0) lay(layout, cell, crownPiece(0), crownEdges(0));
      else lay(layout, cell, playerPiece(0, 0, 0), tileEdges('RRRR'));
    }
    expect(line.map((cell) => (layout.facing[spotAt(layout, cell)] ?? 0) >> 16)).toEqual(line.map((_, i) => (i === 0 || i === 53 ? 1 : 2)));
    expect(layout.crownHoles.length + layout.tileHoles.length).toBe(2 * 54 + 2);
  }
});

test('cells that contend for the same place in the list of spots are told apart', () => {
  const layout = emptyLayout();
  const [here, there] = [cellAt(0, 0), cellAt(0, 0) + 512];
  lay(layout, here, crownPiece(0), crownEdges(0));
  lay(layout, there, crownPiece(1), crownEdges(1));
  expect(layout.cells[spotAt(layout, here)]).toBe(here);
  expect(layout.cells[spotAt(layout, there)]).toBe(there);
  expect(layout.lying[spotAt(layout, here)]).not.toBe(layout.lying[spotAt(layout, there)]);
  expect(spotAt(layout, cellAt(30, 30))).toBe(0);
});

test('a player tile knows its owner and its matching edges, a copy lives its own life', () => {
  const layout = emptyLayout();
  lay(layout, cellAt(0, 0), crownPiece(3), crownEdges(3));
  lay(layout, cellAt(1, 0), playerPiece(1, 0, 0), tileEdges('RRGY'));
  const spot = spotAt(layout, cellAt(1, 0));
  expect([ownerOfSpot(layout, spot), matches(layout, spot)]).toEqual([1, 1]);
  const copy = copyLayout(layout);
  lay(copy, cellAt(2, 0), crownPiece(0), crownEdges(0));
  expect([matches(copy, spot), matches(layout, spot), layout.tiles.length]).toEqual([2, 1, 2]);
});

test('nothing lies on an empty table, and nothing waits to be scored', () => {
  const layout = emptyLayout();
  expect([layout.tiles, layout.closedCount, spotAt(layout, cellAt(0, 0))]).toEqual([[], 0, 0]);
});

/** A row of three tiles, and one below its end. */
function layGroup(layout: Layout, from: number): void {
  lay(layout, from, crownPiece(0), crownEdges(0));
  lay(layout, from + 1, playerPiece(0, 0, 0), tileEdges('RRGY'));
  lay(layout, from + 2, crownPiece(1), crownEdges(1));
  lay(layout, from + 2 + (STEPS[2] ?? 0), playerPiece(1, 0, 0), tileEdges('RRGY'));
}

/** What each spot shows, by cell. */
function shown(layout: Layout): Map<number, readonly unknown[]> {
  return new Map(layout.cells.slice(1).map((cell, i) => [cell, [layout.facing[i + 1], layout.lying[i + 1]]]));
}

test('two groups whose cells contend for the same places lie as each lies alone', () => {
  const [here, there] = [cellAt(0, 0), cellAt(0, 0) + 512];
  const both = emptyLayout();
  const alone = [here, there].map((from) => {
    const layout = emptyLayout();
    for (const into of [layout, both]) layGroup(into, from);
    return shown(layout);
  });
  expect(shown(both)).toEqual(new Map(alone.flatMap((group) => [...group])));
  expect(both.cells.slice(1).map((cell) => spotAt(both, cell))).toEqual(both.cells.slice(1).map((_, i) => i + 1));
});

test('whatever is laid on a copy, the layout stays as it was', () => {
  const layout = emptyLayout();
  layGroup(layout, cellAt(0, 0));
  for (const [x, y] of [
    [1, -1],
    [1, 1],
  ] as const)
    lay(layout, cellAt(x, y), crownPiece(2), crownEdges(2));
  expect(layout.closed.slice(0, layout.closedCount)).toEqual([spotAt(layout, cellAt(1, 0))]);
  const before = structuredClone(layout);
  const copy = copyLayout(layout);
  expect(copy).toEqual(before);
  copy.closed[0] = 0;
  lay(copy, cellAt(-1, 0), playerPiece(0, 1, 0), tileEdges('RBRY'));
  lay(copy, cellAt(2, 2), crownPiece(3), crownEdges(3));
  expect(layout).toEqual(before);
});
