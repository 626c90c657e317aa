import type { Law } from '#kernel';
import { type Cell, cellOfLaid, pieceOfLaid, STEPS, xOf, yOf } from './layout.ts';
import { faceOf, isCrown, type Piece, sideOf } from './pieces.ts';
import { COINS } from './setup.ts';
import { filled, height, type State } from './state.ts';

/** What is true in every state that can be reached. */
export const laws: readonly Law<State>[] = [
  { name: 'there are 24 coins', holds: (g) => g.purses[0] + g.purses[1] + g.supply === COINS && Math.min(g.supply, ...g.purses) >= 0 },
  { name: 'there are 28 crowns', holds: (g) => height(g.crownStack) + filled(g.market) + piecesOn(g).filter(isCrown).length === 28 },
  { name: 'there are 7 crowns of each colour', holds: (g) => [0, 1, 2, 3].every((colour) => crownsOf(g, colour) === 7) },
  {
    name: 'each side has each of its 13 faces once',
    holds: (g) => [0, 1].every((side) => Array.from({ length: 13 }, (_, face) => tilesOf(g, side, face)).every((n) => n === 1)),
  },
  {
    name: 'crowns lie on even cells, player tiles on odd ones',
    holds: (g) => g.layout.tiles.every((tile) => isEven(cellOfLaid(tile)) === isCrown(pieceOfLaid(tile))),
  },
  { name: 'like tiles never share a side', holds: noLikeNeighbours },
];

function piecesOn(g: State): Piece[] {
  return g.layout.tiles.map(pieceOfLaid);
}

function isEven(cell: Cell): boolean {
  return (xOf(cell) + yOf(cell)) % 2 === 0;
}

function crownsOf(g: State, colour: number): number {
  const laid = piecesOn(g).filter((piece) => piece === colour).length;
  return laid + g.market.filter((c) => c === colour).length + (g.crownStack[colour] ?? 0);
}

function tilesOf(g: State, side: number, face: number): number {
  const laid = piecesOn(g).filter((piece) => sideOf(piece) === side && faceOf(piece) === face).length;
  return laid + (g.racks[side]?.filter((f) => f === face).length ?? 0) + (g.tileStacks[side]?.[face] ?? 0);
}

function noLikeNeighbours(g: State): boolean {
  const lying = new Map(g.layout.tiles.map((tile) => [cellOfLaid(tile), isCrown(pieceOfLaid(tile))]));
  for (const [cell, crown] of lying) if (STEPS.some((step) => lying.get(cell + step) === crown)) return false;
  return lying.size === g.layout.tiles.length;
}
