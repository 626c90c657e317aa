import { at, type Json } from '#kernel';
import { COLOURS, FACES, SIDES } from '../content/tiles.ts';
import { configure } from '../settings.ts';
import { type Cell, cellAt, cellOfLaid, emptyLayout, FAR, lay, pieceOfLaid, spotAt, xOf, yOf } from './layout.ts';
import { crownPiece, edgesOf, faceOf, isCrown, type Piece, playerPiece, quartersOf, sideOf } from './pieces.ts';
import { COINS } from './setup.ts';
import { type Cause, facesOf, NONE, outcomeOf, type State } from './state.ts';

export { copy } from './state.ts';

/** The state as plain data. Laid tiles are `[x, y, colour]` or `[x, y, side, face, quarters]`, in the order they were laid. */
export function save(g: State): Json {
  const { layout, outcome } = g;
  const { settings, ...config } = g.config;
  return {
    config: { ...config, settings: { ...settings } },
    bear: g.bear,
    tiles: layout.tiles.map((tile) => savedTile(cellOfLaid(tile), pieceOfLaid(tile))),
    closed: layout.closed.slice(0, layout.closedCount).map((spot) => coordinates(at(layout.cells, spot))),
    market: [...g.market],
    racks: g.racks.map((rack) => [...rack]),
    crownStack: [...g.crownStack],
    tileStacks: g.tileStacks.map((stack) => [...stack]),
    purses: [...g.purses],
    supply: g.supply,
    active: g.active,
    turn: g.turn,
    laid: g.laid,
    passes: g.passes,
    cause: outcome === null ? null : outcome.cause,
    winner: outcome === null || outcome.payoff[0] === outcome.payoff[1] ? null : outcome.payoff.indexOf(1),
  };
}

function savedTile(cell: Cell, piece: Piece): (number | string)[] {
  const place = coordinates(cell);
  return isCrown(piece) ? [...place, at(COLOURS, piece)] : [...place, SIDES[sideOf(piece)], faceOf(piece), quartersOf(piece)];
}

function coordinates(cell: Cell): number[] {
  return [xOf(cell), yOf(cell)];
}

/** The state again, with its helpers; throws when the data is not what `save` writes. */
export function load(json: Json): State {
  const saved = json as { readonly [key: string]: unknown };
  const config = configure(saved['config']);
  const faces = facesOf(config);
  const layout = emptyLayout();
  for (const tile of list(saved['tiles'])) {
    const [x, y, kind, face, quarters] = list(tile);
    const cell = loadedCell(x, y);
    const piece = loadedPiece(kind, face, quarters);
    if (layout.lying[spotAt(layout, cell)] !== 0) throw new Error(`two tiles lie on ${x},${y}`);
    lay(layout, cell, piece, edgesOf(piece, faces));
  }
  const closed = list(saved['closed']);
  for (const [i, tile] of closed.entries()) {
    const [x, y] = list(tile);
    layout.closed[i] = spotAt(layout, loadedCell(x, y));
  }
  layout.closedCount = closed.length;
  const [bearRack, womanRack] = list(saved['racks']);
  const [bearStack, womanStack] = list(saved['tileStacks']);
  const [bearPurse, womanPurse] = list(saved['purses']);
  const cause = saved['cause'] as Cause | null;
  return {
    config,
    faces,
    bear: number(saved['bear'], 0, 1),
    layout,
    market: numbers(saved['market'], 3, NONE, 3),
    racks: [numbers(bearRack, 3, NONE, FACES.length - 1), numbers(womanRack, 3, NONE, FACES.length - 1)],
    crownStack: numbers(saved['crownStack'], 4, 0, 7),
    tileStacks: [numbers(bearStack, FACES.length, 0, 1), numbers(womanStack, FACES.length, 0, 1)],
    purses: [number(bearPurse, 0, COINS), number(womanPurse, 0, COINS)],
    supply: number(saved['supply'], 0, COINS),
    active: number(saved['active'], 0, 1) === 0 ? 0 : 1,
    turn: number(saved['turn'], 1, 60),
    laid: number(saved['laid'], 0, 2),
    passes: number(saved['passes'], 0, 2),
    outcome: cause === null ? null : outcomeOf(cause, saved['winner'] === null ? null : number(saved['winner'], 0, 1)),
    options: [],
  };
}

function loadedCell(x: unknown, y: unknown): Cell {
  return cellAt(number(x, -FAR, FAR), number(y, -FAR, FAR));
}

function loadedPiece(kind: unknown, face: unknown, quarters: unknown): Piece {
  const colour = (COLOURS as readonly unknown[]).indexOf(kind);
  if (colour >= 0) return crownPiece(colour);
  const side = (SIDES as readonly unknown[]).indexOf(kind);
  if (side !== 0 && side !== 1) throw new Error(`${kind} is neither a colour nor a side`);
  return playerPiece(side, number(face, 0, FACES.length - 1), number(quarters, 0, 3));
}

function list(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new Error('a list is missing');
  return value;
}

function numbers(value: unknown, length: number, low: number, high: number): number[] {
  const found = list(value).map((n) => number(n, low, high));
  if (found.length !== length) throw new Error(`${found.length} numbers where ${length} are due`);
  return found;
}

function number(value: unknown, low: number, high: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < low || value > high) throw new Error(`${value} is no number from ${low} to ${high}`);
  return value;
}
