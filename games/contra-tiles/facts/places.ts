import type { Seat } from '#kernel';
import type { Side } from '../rules/pieces.ts';
import type { Piece, View } from '../view.ts';

/** A cell of the open field. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** From a cell to its neighbours: north, east, south, west. */
export const AROUND: readonly Place[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

export function keyOf({ x, y }: Place): string {
  return `${x},${y}`;
}

export function isSame(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}

/** From north clockwise. */
export function neighbours({ x, y }: Place): Place[] {
  return AROUND.map((step) => ({ x: x + step.x, y: y + step.y }));
}

export function lyingIn<P extends Place>(layout: readonly P[]): ReadonlyMap<string, P> {
  return new Map(layout.map((laid) => [keyOf(laid), laid]));
}

/** The edges of a face after so many quarter turns clockwise. */
export function turnedText(face: string, quarters: number): string {
  return face.slice(4 - quarters) + face.slice(0, 4 - quarters);
}

/** The piece that lies in a slot of the active side's rack or of the market, turned so far. */
export function pieceIn(view: View, kind: 'tile' | 'crown', slot: number, quarters: number): Piece | null {
  return kind === 'crown' ? crownIn(view, slot) : tileIn(view, slot, quarters);
}

function crownIn(view: View, slot: number): Piece | null {
  const crown = view.market[slot] ?? null;
  return crown === null ? null : { crown };
}

function tileIn(view: View, slot: number, quarters: number): Piece | null {
  const side = activeSide(view);
  const face = view.racks[side]?.[slot] ?? null;
  return face === null ? null : { side, edges: turnedText(face, quarters) };
}

export function activeSide(view: View): 0 | 1 {
  return view.active === view.bear ? 0 : 1;
}

export function sideOfSeat(view: View, seat: Seat): Side {
  return seat === view.bear ? 0 : 1;
}

export function seatOfSide(view: View, side: Side): Seat {
  return side === 0 ? view.bear : 1 - view.bear;
}
