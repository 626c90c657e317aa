import { at, type Seat } from '#kernel';
import { COLOURS, type Colour } from './content/tiles.ts';
import { cellOfLaid, pieceOfLaid, xOf, yOf } from './rules/layout.ts';
import { coloursOf, edgesOf, isCrown, type Side, sideOf } from './rules/pieces.ts';
import { height, NONE, type State, seatOf } from './rules/state.ts';

/** A crown of one colour, or a side's tile with its edges from north clockwise. */
export type Piece = { readonly crown: Colour } | { readonly side: Side; readonly edges: string };

/** A piece that lies. */
export type Laid = { readonly x: number; readonly y: number } & Piece;

/** What everybody sees: all but the order of the stacks. What belongs to a side is listed Bear first, then Woman. */
export type View = {
  /** Who plays Bear. */
  readonly bear: Seat;
  /** The seat whose turn it is. */
  readonly active: Seat;
  /** The number of this turn, counted over both players from 1. */
  readonly turn: number;
  /** How many tiles it has laid this turn. */
  readonly laid: number;
  readonly layout: readonly Laid[];
  /** The face-up crowns, slot by slot. */
  readonly market: readonly (Colour | null)[];
  /** The face-up tiles of each side, slot by slot, with their edges from north clockwise. */
  readonly racks: readonly (readonly (string | null)[])[];
  /** How many lie face down. */
  readonly crownStack: number;
  /** How many lie face down. */
  readonly tileStacks: readonly number[];
  /** The coins of each side. */
  readonly purses: readonly [bear: number, woman: number];
  /** The coins that nobody has. */
  readonly supply: number;
};

export function viewOf(g: State): View {
  const faceUp = (rack: readonly number[]) => rack.map((face) => (face === NONE ? null : coloursOf(at(g.faces, face))));
  return {
    bear: g.bear,
    active: seatOf(g, g.active),
    turn: g.turn,
    laid: g.laid,
    layout: g.layout.tiles.map((tile) => laidTile(g, tile)),
    market: g.market.map((colour) => COLOURS[colour] ?? null),
    racks: g.racks.map(faceUp),
    crownStack: height(g.crownStack),
    tileStacks: g.tileStacks.map(height),
    purses: [...g.purses],
    supply: g.supply,
  };
}

function laidTile(g: State, tile: number): Laid {
  const cell = cellOfLaid(tile);
  const piece = pieceOfLaid(tile);
  const place = { x: xOf(cell), y: yOf(cell) };
  return isCrown(piece) ? { ...place, crown: at(COLOURS, piece) } : { ...place, side: sideOf(piece), edges: coloursOf(edgesOf(piece, g.faces)) };
}
