import type { Tile } from '../content/map.ts';
import { at, type Board, commando, mapOf, type State, sideOf } from '../rules/state.ts';
import { isPassable } from './ground.ts';
import { isDone, objectiveNamed, terrainRule } from './specials.ts';

export function hasMask(g: State, who: number): boolean {
  const c = commando(g, who);
  return c.masked || sideOf(c).mask === true;
}

/** The tiles that the gas of a barrel reaches: its own, and in a draught every adjacent one. */
export function gasFrom(b: Board, tile: Tile): readonly Tile[] {
  const draughts = terrainRule(b, 'draughts');
  if (draughts === undefined || objectiveNamed(b, draughts.until) === undefined || isDone(b, draughts.until)) return [tile];
  return [tile, ...at(mapOf(b).edges, tile).flatMap((edge) => (isPassable(b, edge) ? [edge.to] : []))];
}
