import type { Side } from '../rules/pieces.ts';
import { worth } from '../rules/scoring.ts';
import type { Laid, View } from '../rules/view.ts';

/** A placement as its notation tells it, with the tile that lies in the slot. */
export type Told = { readonly slot: number; readonly x: number; readonly y: number } & (
  | { readonly kind: 'crown'; readonly colour: string }
  | { readonly kind: 'tile'; readonly edges: string }
);

const NOTATION = /^(crown|tile) ([123])(?: turn ([0-3]))? at (-?\d+),(-?\d+)$/;

/** What a notation means on this table; null when it is no placement, or of an empty slot. */
export function readPlacement(notation: string, view: View): Told | null {
  const found = NOTATION.exec(notation);
  if (found === null) return null;
  const [, kind, number, quarters, x, y] = found;
  const slot = Number(number) - 1;
  const at = { slot, x: Number(x), y: Number(y) };
  if (kind === 'crown') {
    const colour = view.market[slot] ?? null;
    return colour === null ? null : { kind: 'crown', colour, ...at };
  }
  const face = view.racks[activeSide(view)]?.[slot] ?? null;
  return face === null ? null : { kind: 'tile', edges: turnedText(face, Number(quarters)), ...at };
}

export function activeSide(view: View): Side {
  return view.active === view.bear ? 0 : 1;
}

/** The edges of a face after so many quarter turns clockwise. */
export function turnedText(face: string, quarters: number): string {
  return face.slice(4 - quarters) + face.slice(0, 4 - quarters);
}

/** From a cell to its neighbours: north, east, south, west. */
export const AROUND: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** How many coins a placement brings Bear and Woman, were the tiles it closes scored as one event and the supply full. */
export function foresee(placement: Told, view: View): [bear: number, woman: number] {
  const lying = new Map(view.layout.map((laid) => [`${laid.x},${laid.y}`, laid]));
  const { x, y } = placement;
  const mine: Laid = placement.kind === 'crown' ? { x, y, crown: placement.colour as 'R' } : { x, y, side: activeSide(view), edges: placement.edges };
  lying.set(`${x},${y}`, mine);
  const coins: [number, number] = [0, 0];
  const closable = placement.kind === 'tile' ? [mine] : AROUND.map(([dx, dy]) => lying.get(`${x + dx},${y + dy}`));
  for (const tile of closable) {
    if (tile === undefined || !('side' in tile)) continue;
    const crowns = AROUND.map(([dx, dy]) => lying.get(`${tile.x + dx},${tile.y + dy}`));
    if (crowns.some((crown) => crown === undefined)) continue;
    coins[tile.side] += worth(crowns.filter((crown, d) => crown !== undefined && 'crown' in crown && crown.crown === tile.edges[d]).length);
  }
  return coins;
}

/** Whether a side would be broke after so many coins. */
export function wouldBreak(view: View, side: Side, coins: number): boolean {
  return coins < 0 && (view.purses[side] ?? 0) + coins < (view.brokeStrict ? 0 : 1);
}
