import { at } from '#kernel';
import { GOLIATH, KINDS } from '../content/enemies.ts';
import { BOMBARDMENT_DICE, GRENADE_DICE, LIGHT_MORTAR, SCOPED_RIFLE, type Weapon, weaponAt } from '../content/kit.ts';
import { NEEDED, type Tile } from '../content/map.ts';
import type { AttackAhead } from '../preview.ts';
import { type Board, boardOf, type Commando, commando, has, mapOf, type Spot, type State, tileOf } from '../rules/state.ts';
import { enemiesOn, eventOn, freeOn, sizeOf } from './occupancy.ts';
import { rerollsOf } from './odds.ts';

/*
 * What an attack of a commando rolls, and what it gives away.
 */

export interface AttackRisk extends Pick<AttackAhead, 'dice' | 'fast' | 'needed' | 'nest' | 'rerolls'> {
  /** It makes Visible. */
  readonly visible: boolean;
  /** How often the alarm is triggered. */
  readonly triggers: number;
}

/** What hits an enemy in a machine-gun nest. */
export const NEST_NUMBER = 5;

/** Anybody but Goliaths. */
export function hasSoldiers(b: Board, tile: Tile): boolean {
  return enemiesOn(b, tile) > at(b.units, tile * KINDS + GOLIATH);
}

/** Somebody is in the machine-gun nest of a tile. */
export function isNestGuarded(b: Board, tile: Tile): boolean {
  const { nest, nestKind } = mapOf(b);
  return tile === nest && nestKind === 'mg' && at(b.guards, tile) >= 0;
}

/** Past the cover of a nest: the Scoped Rifle of whoever has the Long Shot. */
export function isPastNest(c: Commando, weapon: Weapon): boolean {
  return weapon === SCOPED_RIFLE && has(c, 'long-shot');
}

/** The number that hits something on a tile: that of the tile, or of its nest where nobody else is there to be hit. */
export function numberOn(g: State, place: Spot, pastNest: boolean): number {
  const b = at(g.boards, boardOf(place));
  const tile = tileOf(place);
  const others = freeOn(b, tile) - at(b.units, tile * KINDS + GOLIATH);
  const inNest = isNestGuarded(b, tile) && !pastNest && others === 0 && !at(b.barrels, tile);
  return inNest ? NEST_NUMBER : at(NEEDED, sizeOf(b, tile));
}

/** The dice of a shot: one more for whoever stands fast and has not moved. */
export function shotDice(c: Commando, weapon: Weapon): number {
  return weaponAt(weapon).boxes + (standsFast(c, weapon) ? 1 : 0);
}

function standsFast(c: Commando, weapon: Weapon): boolean {
  return has(c, 'stand-fast') && !c.moved && weapon !== LIGHT_MORTAR;
}

/** The enemy makes noise himself: nobody hears a [loudspeaker] or an explosion. */
export function isDrowned(g: State, index: number): boolean {
  return eventOn(at(g.boards, index))?.do === 'no-noise';
}

function nestNumber(g: State, place: Spot, pastNest: boolean): number | null {
  const guarded = isNestGuarded(at(g.boards, boardOf(place)), tileOf(place)) && !pastNest;
  return guarded && numberOn(g, place, pastNest) < NEST_NUMBER ? NEST_NUMBER : null;
}

/** A shot at a tile, or at a door from where somebody stands. */
export function shotRisk(g: State, who: number, weapon: Weapon, target: Spot): AttackRisk {
  const c = commando(g, who);
  const { eye, loud } = weaponAt(weapon);
  const own = boardOf(c.at);
  const visible = eye && !c.visible;
  return {
    dice: shotDice(c, weapon),
    fast: standsFast(c, weapon),
    needed: numberOn(g, target, isPastNest(c, weapon)),
    nest: nestNumber(g, target, isPastNest(c, weapon)),
    rerolls: rerollsOf(c).glasses,
    visible,
    triggers: (eye ? 1 : 0) + (loud && !isDrowned(g, own) ? 1 : 0),
  };
}

/** A grenade or a bombardment: nobody sees who did it, but everybody hears it. */
export function throwRisk(g: State, who: number, what: 'grenade' | 'bombardment', target: Spot): AttackRisk {
  const index = boardOf(target);
  return {
    dice: what === 'grenade' ? GRENADE_DICE : BOMBARDMENT_DICE,
    fast: false,
    needed: numberOn(g, target, false),
    nest: nestNumber(g, target, false),
    rerolls: rerollsOf(commando(g, who)).glasses,
    visible: false,
    triggers: isDrowned(g, index) ? 0 : 1,
  };
}
