import { at } from '#kernel';
import { IS_PLAIN, KINDS, OFFICER, PARATROOPER } from '../content/enemies.ts';
import type { Tile } from '../content/map.ts';
import { type Board, boardOf, mapOf, type State, tileOf } from '../rules/state.ts';
import { isPassableForEnemy, isTarget, roomOn, roomOutside } from './occupancy.ts';

/** A regular enemy, a paratrooper or an Officer stands on the tile. */
export function isEscorted(b: Board, tile: Tile): boolean {
  if (at(b.guards, tile) >= 0) return true;
  for (let kind = 0; kind < KINDS; kind++)
    if (at(b.units, tile * KINDS + kind) > 0 && (IS_PLAIN[kind] || kind === OFFICER || kind === PARATROOPER)) return true;
  return false;
}

export function roomFor(g: State, index: number, tile: Tile, kind: number): number {
  return IS_PLAIN[kind] ? roomOn(g, index, tile) : roomOutside(g, index, tile);
}

/** The tiles of Visible commandos on a board. */
export function visibleTiles(g: State, index: number): Tile[] {
  return g.commandos.flatMap((c) => (isTarget(c) && boardOf(c.at) === index ? [tileOf(c.at)] : []));
}

const FAR = 99;

/** Moves to the nearest of these tiles for an enemy, over tiles that are not full unless `crowded`; 99 where there is no way. */
export function distances(g: State, index: number, goals: readonly Tile[], kind: number, throughLocked: boolean, crowded = false): number[] {
  const b = at(g.boards, index);
  const { edges } = mapOf(b);
  const far = edges.map(() => FAR);
  const queue: Tile[] = [];
  for (const goal of goals)
    if (far[goal] === FAR) {
      far[goal] = 0;
      queue.push(goal);
    }
  for (const tile of queue) {
    if (!crowded && at(far, tile) > 0 && roomFor(g, index, tile, kind) <= 0) continue;
    for (const edge of at(edges, tile))
      if (far[edge.to] === FAR && isPassableForEnemy(b, edge, throughLocked)) {
        far[edge.to] = at(far, tile) + 1;
        queue.push(edge.to);
      }
  }
  return far;
}

/** Where an enemy would step next towards Visible commandos. Where every way is full somewhere, they close up along the shortest. */
export function stepsTowards(g: State, index: number, from: Tile, goals: readonly Tile[], kind: number, throughLocked: boolean): Tile[] {
  const b = at(g.boards, index);
  let far = distances(g, index, goals, kind, throughLocked);
  if (at(far, from) === FAR) far = distances(g, index, goals, kind, throughLocked, true);
  const own = at(far, from);
  if (own === 0 || own === FAR) return [];
  return at(mapOf(b).edges, from).flatMap((edge) =>
    at(far, edge.to) === own - 1 && isPassableForEnemy(b, edge, throughLocked) && roomFor(g, index, edge.to, kind) > 0 ? [edge.to] : [],
  );
}

/** Where an enemy would step in a direction. */
export function stepsAlong(g: State, index: number, from: Tile, direction: number, kind: number, throughLocked: boolean): Tile[] {
  const b = at(g.boards, index);
  return at(mapOf(b).edges, from).flatMap((edge) =>
    edge.side === direction && isPassableForEnemy(b, edge, throughLocked) && roomFor(g, index, edge.to, kind) > 0 ? [edge.to] : [],
  );
}

/** Tiles in reading order: northernmost first, then westernmost. */
export function readingOrder(b: Board): Tile[] {
  const { tiles } = mapOf(b);
  return tiles.map((_, tile) => tile).sort((a, z) => at(tiles, a).y - at(tiles, z).y || at(tiles, a).x - at(tiles, z).x);
}

/** Tiles by their edge on a side, the farthest first; equals in reading order. */
export function orderAlong(b: Board, direction: number): Tile[] {
  const { tiles } = mapOf(b);
  const edge = (tile: Tile): number => {
    const { x, y, w, h } = at(tiles, tile);
    return at([y, -(x + w), -(y + h), x], direction);
  };
  return readingOrder(b).sort((a, z) => edge(a) - edge(z));
}
