import { at } from '#kernel';
import { KINDS } from '../content/enemies.ts';
import type { Tile } from '../content/map.ts';
import { hidden, type Spot, type State } from '../rules/state.ts';
import { eventOn } from './occupancy.ts';

/** Enemies on a tile that would notice somebody: a list of their kinds. */
export function watchers(g: State, index: number, tile: Tile): number[] {
  const b = at(g.boards, index);
  const kinds: number[] = [];
  for (let kind = 0; kind < KINDS; kind++) for (let i = at(b.units, tile * KINDS + kind); i > 0; i--) kinds.push(kind);
  const guard = at(b.guards, tile);
  if (guard >= 0 && eventOn(b)?.do !== 'guards-doze') kinds.push(guard);
  return kinds;
}

/** Commandos on a tile whom nobody has seen. */
export function hiddenOn(g: State, place: Spot): number[] {
  return g.commandos.flatMap((c, who) => (hidden(c) && c.at === place ? [who] : []));
}
