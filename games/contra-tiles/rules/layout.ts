import type { Edges, Piece, Side } from './pieces.ts';
import { countEdges, sideOf } from './pieces.ts';

/** A cell of the open field, as one number. */
export type Cell = number;

const STRIDE = 161;
const MIDDLE = 80;
/** As far as cells can be named from the first one: 54 tiles that hang together never come near the end of the numbers. */
export const FAR = 60;

/** From a cell to its neighbours: north, east, south, west. */
export const STEPS: readonly number[] = [-STRIDE, 1, STRIDE, -1];
export const CORNERS: readonly number[] = [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

export function cellAt(x: number, y: number): Cell {
  return (y + MIDDLE) * STRIDE + x + MIDDLE;
}

export function xOf(cell: Cell): number {
  return (cell % STRIDE) - MIDDLE;
}

export function yOf(cell: Cell): number {
  return Math.floor(cell / STRIDE) - MIDDLE;
}

/** Whether this cell can be named at all. */
export function within(x: number, y: number): boolean {
  return Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= FAR && Math.abs(y) <= FAR;
}

/** What was laid on which cell, as one number: `cell << 7 | piece`. */
type LaidTile = number;

export function cellOfLaid(tile: LaidTile): Cell {
  return tile >> 7;
}

export function pieceOfLaid(tile: LaidTile): Piece {
  return tile & 127;
}

/**
 * The tiles on the table. Only `tiles` is the truth, everything else is made from it by laying them again in the same order.
 *
 * A spot is a cell that is covered or adjoins a covered one. Crowns only ever lie where x + y is even and player tiles where
 * it is odd, so an empty spot is a hole for one of the two kinds.
 */
export interface Layout {
  /** In the order in which they were laid. */
  readonly tiles: LaidTile[];
  /** The spot of a cell, found from `cell & 511` onwards; 0 is none. Cells less than 32 steps apart never contend for a place. */
  readonly spots: number[];
  readonly cells: Cell[];
  /** What a spot's neighbours show it: their edges towards it, and above bit 16 how many they are. */
  readonly facing: number[];
  /** What lies on a spot: 0 for nothing, else its edges, and above bit 16 its kind. */
  readonly lying: number[];
  /** Where an empty spot stands in its list of holes. */
  readonly place: number[];
  readonly crownHoles: number[];
  readonly tileHoles: number[];
  /** The player tiles that the last laid one surrounded and that still have to be scored, as spots. */
  readonly closed: number[];
  closedCount: number;
}

const NO_SPOTS: readonly number[] = new Array<number>(512).fill(0);
const ONE_NEIGHBOUR = 1 << 16;
const SURROUNDED = 4 << 16;

/** The kinds of tiles that can lie on a spot, as bits. */
export const PLAYER_TILES = 3;
export const CROWNS = 4;

export function tilesOf(side: Side): number {
  return 1 + side;
}

export function emptyLayout(): Layout {
  return {
    tiles: [],
    spots: NO_SPOTS.slice(),
    cells: [0],
    facing: [0],
    lying: [0],
    place: [0],
    crownHoles: [],
    tileHoles: [],
    closed: [0, 0, 0, 0],
    closedCount: 0,
  };
}

export function copyLayout(l: Layout): Layout {
  return {
    tiles: l.tiles.slice(),
    spots: l.spots.slice(),
    cells: l.cells.slice(),
    facing: l.facing.slice(),
    lying: l.lying.slice(),
    place: l.place.slice(),
    crownHoles: l.crownHoles.slice(),
    tileHoles: l.tileHoles.slice(),
    closed: l.closed.slice(),
    closedCount: l.closedCount,
  };
}

/** The spot of a cell, 0 when the cell neither is covered nor adjoins a covered one. */
export function spotAt(l: Layout, cell: Cell): number {
  let at = cell & 511;
  let spot = l.spots[at] as number;
  while (spot !== 0 && l.cells[spot] !== cell) {
    at = (at + 1) & 511;
    spot = l.spots[at] as number;
  }
  return spot;
}

/** Lay a piece on an empty cell; `closed` then holds the player tiles that are now surrounded: itself, or its neighbours from north clockwise. */
export function lay(l: Layout, cell: Cell, piece: Piece, edges: Edges): void {
  const { spots, cells, facing, lying, place } = l;
  const crown = piece < 4;
  const holesHere = crown ? l.crownHoles : l.tileHoles;
  const holesAround = crown ? l.tileHoles : l.crownHoles;
  l.tiles.push((cell << 7) | piece);
  let spot = spotAt(l, cell);
  if (spot === 0) spot = addSpot(l, cell, holesHere);
  const last = holesHere.pop() as number;
  if (last !== spot) {
    const gap = place[spot] as number;
    holesHere[gap] = last;
    place[last] = gap;
  }
  lying[spot] = edges | ((crown ? CROWNS : tilesOf(sideOf(piece))) << 16);
  let closed = 0;
  if (!crown && (facing[spot] as number) >= SURROUNDED) l.closed[closed++] = spot;
  for (let d = 0; d < 4; d++) {
    const near = cell + (STEPS[d] as number);
    let at = near & 511;
    let other = spots[at] as number;
    while (other !== 0 && cells[other] !== near) {
      at = (at + 1) & 511;
      other = spots[at] as number;
    }
    if (other === 0) other = addSpot(l, near, holesAround);
    const shown = (facing[other] as number) + (ONE_NEIGHBOUR | (((edges >> (4 * d)) & 15) << (4 * (d ^ 2))));
    facing[other] = shown;
    if (shown >= SURROUNDED && crown && lying[other] !== 0) l.closed[closed++] = other; // contra-tiles.scoring.trigger
  }
  l.closedCount = closed;
}

function addSpot(l: Layout, cell: Cell, holes: number[]): number {
  const spot = l.cells.length;
  let at = cell & 511;
  while (l.spots[at] !== 0) at = (at + 1) & 511;
  l.spots[at] = spot;
  l.cells.push(cell);
  l.facing.push(0);
  l.lying.push(0);
  l.place.push(holes.length);
  holes.push(spot);
  return spot;
}

/** How many edges of the player tile on this spot have the colour of the crown against them. */
export function matches(l: Layout, spot: number): number {
  return countEdges((l.facing[spot] as number) & (l.lying[spot] as number));
}

/** Whose player tile lies on this spot. */
export function ownerOfSpot(l: Layout, spot: number): Side {
  return (l.lying[spot] as number) >> 16 === 1 ? 0 : 1;
}
