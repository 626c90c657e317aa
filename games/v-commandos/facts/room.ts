import { IS_PLAIN } from '../content/enemies.ts';
import type { Tile } from '../content/map.ts';
import type { State } from '../rules/state.ts';
import { roomOn, roomOutside } from './occupancy.ts';

/** Room for enemies who come to a tile together: one regular among them may go into an empty nest, Specials never do. */
export interface Room {
  all: number;
  outside: number;
}

export function roomAt(g: State, index: number, tile: Tile): Room {
  return { all: roomOn(g, index, tile), outside: roomOutside(g, index, tile) };
}

/** Room for one more of a kind. */
export function takes({ all, outside }: Room, kind: number): boolean {
  return all > 0 && (IS_PLAIN[kind] === true || outside > 0);
}

/** One more of a kind is on the way. */
export function occupy(room: Room, kind: number): void {
  room.all--;
  if (IS_PLAIN[kind] !== true) room.outside--;
}

/** Room for all of them. */
export function takesAll({ all, outside }: Room, lots: readonly { readonly what: number; readonly count: number }[]): boolean {
  let units = 0;
  let specials = 0;
  for (const { what, count } of lots) {
    units += count;
    if (IS_PLAIN[what] !== true) specials += count;
  }
  return units <= all && specials <= outside;
}
