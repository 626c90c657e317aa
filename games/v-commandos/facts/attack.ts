import { BOMBARDMENT_DICE, GRENADE_DICE, LIGHT_MORTAR, type Weapon, weaponAt } from '../content/kit.ts';
import { NEEDED } from '../content/map.ts';
import { at, boardOf, type Commando, commando, has, type Spot, type State, tileOf } from '../rules/state.ts';
import { eventOn, sizeOf } from './ground.ts';
import { rerollsOf } from './odds.ts';

/*
 * What an attack of a commando rolls, and what it gives away.
 */

export interface AttackRisk {
  readonly dice: number;
  readonly needed: number;
  /** Dice that may be rolled again. */
  readonly rerolls: number;
  /** It makes Visible. */
  readonly visible: boolean;
  /** The alarm, quiet now, would sound. */
  readonly alarm: boolean;
}

/** The number that hits on a tile. */
export function numberOn(g: State, place: Spot): number {
  return at(NEEDED, sizeOf(at(g.boards, boardOf(place)), tileOf(place)));
}

/** The dice of a shot: one more for whoever stands fast and has not moved. */
export function shotDice(c: Commando, weapon: Weapon): number {
  return weaponAt(weapon).boxes + (has(c, 'stand-fast') && !c.moved && weapon !== LIGHT_MORTAR ? 1 : 0);
}

/** The enemy makes noise himself: nobody hears a [loudspeaker] or an explosion. */
export function isDrowned(g: State, index: number): boolean {
  return eventOn(at(g.boards, index))?.do === 'no-noise';
}

/** A shot at a tile, or at a door from where somebody stands. */
export function shotRisk(g: State, who: number, weapon: Weapon, target: Spot): AttackRisk {
  const c = commando(g, who);
  const { eye, loud } = weaponAt(weapon);
  const own = boardOf(c.at);
  const visible = eye && !c.visible;
  return {
    dice: shotDice(c, weapon),
    needed: numberOn(g, target),
    rerolls: rerollsOf(c).glasses,
    visible,
    alarm: !at(g.boards, own).alarm && (eye || (loud && !isDrowned(g, own))),
  };
}

/** A grenade or a bombardment: nobody sees who did it, but everybody hears it. */
export function throwRisk(g: State, who: number, what: 'grenade' | 'bombardment', target: Spot): AttackRisk {
  const index = boardOf(target);
  return {
    dice: what === 'grenade' ? GRENADE_DICE : BOMBARDMENT_DICE,
    needed: numberOn(g, target),
    rerolls: rerollsOf(commando(g, who)).glasses,
    visible: false,
    alarm: !at(g.boards, index).alarm && !isDrowned(g, index),
  };
}
