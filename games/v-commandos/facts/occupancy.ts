import { at } from '#kernel';
import { KINDS } from '../content/enemies.ts';
import { effectOf, eventOf } from '../content/events.ts';
import { type Edge, NO_TILE, ROOM, type Size, SMALL, sizeNamed, type Tile } from '../content/map.ts';
import type { EventEffect } from '../content/vocabulary.ts';
import { type Board, boardOf, type Commando, inPlay, mapOf, type Spot, type State, spot, tileOf } from '../rules/state.ts';

/*
 * What follows from where things lie: who is next to whom, how much room there is, what a tile counts as.
 */

/** Whether commandos, and shots of both sides, get from one tile to the other. */
export function isPassable(b: Board, { open, door }: Edge): boolean {
  return open || (door >= 0 && at(b.doors, door));
}

/** Whether enemies get there: locked doors count as open, but not for Dogs and Goliaths without an escort. */
export function isPassableForEnemy(b: Board, edge: Edge, throughLocked = true): boolean {
  return edge.open || (edge.door >= 0 && (throughLocked || at(b.doors, edge.door)));
}

export function edgeBetween(b: Board, from: Tile, to: Tile): Edge | undefined {
  return at(mapOf(b).edges, from).find((edge) => edge.to === to);
}

export function isAdjacent(b: Board, from: Tile, to: Tile): boolean {
  const edge = edgeBetween(b, from, to);
  return edge !== undefined && isPassable(b, edge);
}

/** The same tile or an adjacent one. */
export function isNear(b: Board, from: Tile, to: Tile): boolean {
  return from === to || isAdjacent(b, from, to);
}

/** Whether a tile can be reached over at most so many adjacent tiles. */
export function isWithin(b: Board, from: Tile, to: Tile, steps: number): boolean {
  if (from === to) return true;
  if (steps === 0) return false;
  return at(mapOf(b).edges, from).some((edge) => isPassable(b, edge) && isWithin(b, edge.to, to, steps - 1));
}

/** Enemies on a tile that do not guard. */
export function freeOn(b: Board, tile: Tile): number {
  let sum = 0;
  for (let kind = 0; kind < KINDS; kind++) sum += at(b.units, tile * KINDS + kind);
  return sum;
}

export function enemiesOn(b: Board, tile: Tile): number {
  return freeOn(b, tile) + (at(b.guards, tile) >= 0 ? 1 : 0);
}

export function commandosOn(g: State, place: Spot): number {
  let sum = 0;
  for (const { at: other } of g.commandos) if (other === place) sum++;
  return sum;
}

export function commandosHere(g: State, index: number): number {
  let sum = 0;
  for (const { at: place } of g.commandos) if (place >= 0 && boardOf(place) === index) sum++;
  return sum;
}

/** Somebody is in the nest of the board. */
export function nestManned(g: State, index: number): boolean {
  const b = at(g.boards, index);
  const { nest } = mapOf(b);
  return nest !== NO_TILE && (at(b.guards, nest) >= 0 || g.commandos.some((c) => c.nest && c.at === spot(index, nest)));
}

/** Room outside the nest. */
export function roomOutside(g: State, index: number, tile: Tile): number {
  const b = at(g.boards, index);
  const { tiles, nest } = mapOf(b);
  const units = enemiesOn(b, tile) + commandosOn(g, spot(index, tile));
  const room = at(ROOM, at(tiles, tile).size);
  return tile === nest ? room - 2 - units + (nestManned(g, index) ? 1 : 0) : room - units;
}

/** Whoever comes to a tile that is full outside goes into its nest. */
export function goesInside(g: State, to: Spot): boolean {
  return roomOutside(g, boardOf(to), tileOf(to)) <= 0;
}

/** Room for commandos and regular enemies, who may use the place inside an empty nest; Specials never go in. */
export function roomOn(g: State, index: number, tile: Tile): number {
  const inside = tile === mapOf(at(g.boards, index)).nest && !nestManned(g, index) ? 1 : 0;
  return roomOutside(g, index, tile) + inside;
}

/** The event in force on a board; null where there is none or its text does nothing. */
export function eventOn(b: Board): EventEffect | null {
  return b.card < 0 || b.idle ? null : effectOf(eventOf(b.card));
}

export function sizeOf(b: Board, tile: Tile): Size {
  return at(mapOf(b).tiles, tile).size;
}

export function isOutdoor(b: Board, tile: Tile): boolean {
  return at(mapOf(b).tiles, tile).place === 'outdoor';
}

/** What a tile counts as for movement and visibility: by uniform, smoke or steam, event, print. */
export function countsAs(b: Board, tile: Tile, { uniform }: Pick<Commando, 'uniform'>): Size {
  if (uniform || at(b.smoke, tile)) return SMALL;
  const size = sizeOf(b, tile);
  const event = eventOn(b);
  if (event === null || event.do !== 'count-as') return size;
  if (event.of === 'chosen') return b.chosen === tile ? sizeNamed(event.size) : size;
  const meant = sizeNamed(event.of) === size && (event.outdoor !== true || isOutdoor(b, tile));
  return meant ? sizeNamed(event.size) : size;
}

/** A Visible commando who can be shot at and followed. */
export function isTarget(c: Commando): boolean {
  return c.at >= 0 && c.visible && c.critical === 0;
}

export function anyVisible(g: State, index: number): boolean {
  return g.commandos.some((c) => isTarget(c) && boardOf(c.at) === index);
}

export function isTogether(one: Commando, other: Commando): boolean {
  return inPlay(one) && one.at === other.at;
}

export function sameBoard(one: Spot, other: Spot): boolean {
  return one >= 0 && other >= 0 && boardOf(one) === boardOf(other);
}
