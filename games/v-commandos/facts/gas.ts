import { at } from '#kernel';
import { type Enemy, GOLIATH, HAS_MASK } from '../content/enemies.ts';
import type { Tile } from '../content/map.ts';
import { type Board, boardOf, commando, has, mapOf, type Spot, type State, sideOf, spot, tileOf } from '../rules/state.ts';
import { eventOn, isPassable } from './occupancy.ts';
import { isDone, objectiveNamed, terrainRule } from './specials.ts';

export function hasMask(g: State, who: number): boolean {
  const c = commando(g, who);
  return c.masked || sideOf(c).mask === true;
}

/** Enemies who are immune to gas: masks, Goliaths, and everybody in a gas drill. */
export function breathes(b: Board, kind: Enemy): boolean {
  return HAS_MASK[kind] === true || kind === GOLIATH || eventOn(b)?.do === 'gas-drill';
}

/** The tiles that the gas of a barrel reaches: its own, and in a draught every adjacent one. */
export function gasFrom(b: Board, tile: Tile): readonly Tile[] {
  const draughts = terrainRule(b, 'draughts');
  if (draughts === undefined || objectiveNamed(b, draughts.until) === undefined || isDone(b, draughts.until)) return [tile];
  return [tile, ...at(mapOf(b).edges, tile).flatMap((edge) => (isPassable(b, edge) ? [edge.to] : []))];
}

/** Nine lives, but one: comes away Underground where gas or an explosion would kill. */
export function hasLifeLeft(g: State, who: number): boolean {
  return has(commando(g, who), 'ninth-life') && !commando(g, who).used;
}

const isOn = (g: State, place: Spot): number[] => g.commandos.flatMap((c, who) => (c.at === place ? [who] : []));

/** Whom the gas on a tile takes, with somebody who comes there. */
export function gassedOn(g: State, place: Spot, comes: number): readonly number[] {
  if (!at(at(g.boards, boardOf(place)).gas, tileOf(place))) return [];
  return [...isOn(g, place).filter((who) => who !== comes), comes].filter((who) => !hasMask(g, who)).sort((a, b) => a - b);
}

/** Whom the barrel of a tile takes when it bursts. */
export function gassedBy(g: State, index: number, tile: Tile): readonly number[] {
  return gasFrom(at(g.boards, index), tile)
    .flatMap((reached) => isOn(g, spot(index, reached)))
    .filter((who) => !hasMask(g, who));
}

/** Somebody who is killed, unless they have a life left. */
export interface Taken {
  readonly who: number;
  readonly by: 'gas' | 'explosion';
}

export const inGas = (all: readonly number[]): readonly Taken[] => all.map((who) => ({ who, by: 'gas' }));

/** Whom an explosion on a tile takes, with the barrel that may be there. */
export function blastedOn(g: State, index: number, tile: Tile): readonly Taken[] {
  const there = isOn(g, spot(index, tile));
  const gassed = at(at(g.boards, index).barrels, tile) ? gassedBy(g, index, tile).filter((who) => !there.includes(who)) : [];
  return [...there.map((who): Taken => ({ who, by: 'explosion' })), ...inGas(gassed)];
}
