import type { Side } from '../rules/pieces.ts';
import type { Laid } from '../view.ts';
import { worth } from './coins.ts';
import { keyOf, lyingIn, neighbours, type Place } from './places.ts';

/** Where an edge of a player tile lies against a crown. */
export type Joint = {
  readonly x: number;
  readonly y: number;
  /** Which edge of the player tile on this cell: 0 is north, then clockwise. */
  readonly edge: number;
  readonly matches: boolean;
};

/** A player tile that is surrounded, and what that was worth to its side. */
export interface Seal extends Place {
  readonly side: Side;
  readonly matching: number;
  readonly coins: number;
}

export function jointsOf(layout: readonly Laid[]): Joint[] {
  const lying = lyingIn(layout);
  return layout.flatMap((laid) => ('side' in laid ? jointsAround(laid, lying) : []));
}

export function sealsOf(layout: readonly Laid[]): Seal[] {
  const lying = lyingIn(layout);
  return layout.flatMap((laid) => {
    if (!('side' in laid)) return [];
    const joints = jointsAround(laid, lying);
    if (joints.length < 4) return [];
    const matching = joints.filter(({ matches }) => matches).length;
    return [{ x: laid.x, y: laid.y, side: laid.side, matching, coins: worth(matching) }];
  });
}

/** The joints that a tile has, or would have, on its cell. */
export function jointsBeside(laid: Laid, lying: ReadonlyMap<string, Laid>): Joint[] {
  if ('side' in laid) return jointsAround(laid, lying);
  return neighbours(laid).flatMap((place, d) => {
    const tile = lying.get(keyOf(place));
    const edge = (d + 2) % 4;
    return tile !== undefined && 'side' in tile ? [{ x: tile.x, y: tile.y, edge, matches: tile.edges[edge] === laid.crown }] : [];
  });
}

function jointsAround(laid: Extract<Laid, { side: unknown }>, lying: ReadonlyMap<string, Laid>): Joint[] {
  return neighbours(laid).flatMap((place, edge) => {
    const crown = lying.get(keyOf(place));
    return crown !== undefined && 'crown' in crown ? [{ x: laid.x, y: laid.y, edge, matches: crown.crown === laid.edges[edge] }] : [];
  });
}
