import { NEEDED } from '../content/map.ts';
import { at, boardOf, type Commando, commando, mapOf, type Spot, type State, sideOf, spot, tileOf } from '../rules/state.ts';
import { wouldSound } from './attack.ts';
import { fireOnTheWay, isSeenMoving, volleys } from './fire.ts';
import { commandosHere, enemiesOn, isTarget, sizeOf } from './ground.ts';
import { chanceOf, findsOn, rerollsOf, unseenOdds, volleyOdds } from './odds.ts';
import { watchers } from './stealth.ts';

/*
 * What would happen if: before a step, and before the enemy fires.
 */

/** Dice against a commando. */
export interface Fire {
  readonly enemies: number;
  readonly dice: number;
  readonly needed: number;
  /** Dice that may be rolled again. */
  readonly rerolls: number;
  /** The chance of 0, 1, 2… hits after them. */
  readonly hits: readonly number[];
  /** The chance to be in Critical Condition after it. */
  readonly critical: number;
}

export interface Risk {
  /** The step itself makes Visible. */
  readonly visible: boolean;
  /** The alarm, quiet now, would sound. */
  readonly alarm: boolean;
  /** Nobody fires at those who stay hidden. */
  readonly fire: Fire | null;
  /** Stealth dice on arrival, and the chance that none of them finds. */
  readonly stealth: { readonly dice: number; readonly rerolls: number; readonly unseen: number } | null;
}

function fireAt(c: Commando, enemies: number, dice: number, needed: number): Fire {
  const { glasses: rerolls } = rerollsOf(c);
  const hits = volleyOdds(dice, needed, rerolls).map((left) => left.reduce((sum, chance) => sum + chance, 0));
  return { enemies, dice, needed, rerolls, hits, critical: chanceOf(hits, woundsLeft(c)) };
}

/** Hits that put somebody in Critical Condition; a goose takes one of them. */
export function woundsLeft(c: Commando): number {
  return sideOf(c).wounds - c.wounds + (c.gander >= 0 && !c.ganderHurt ? 1 : 0);
}

/** A step to a tile, or up from Underground. */
export function stepRisk(g: State, who: number, to: Spot, careful: boolean): Risk {
  const c = commando(g, who);
  const b = at(g.boards, boardOf(to));
  const visible = isSeenMoving(g, who, to, careful);
  const from = c.at < 0 ? to : c.at;
  const shot = c.visible || visible ? fireOnTheWay(g, from, to) : null;
  const kinds = visible ? [] : watchers(g, boardOf(to), tileOf(to));
  const crowd = c.at < 0 && commandosHere(g, boardOf(to)) + 1 > mapOf(b).data.commandos; // v-commandos.setup.commando-count-alarm
  return {
    visible,
    alarm: wouldSound(b, (shot === null ? 0 : 1) + (crowd ? 1 : 0)),
    fire: shot === null || shot.dice === 0 ? null : fireAt(c, enemiesAt(g, shot.from), shot.dice, at(NEEDED, shot.size)),
    stealth: kinds.length === 0 ? null : stealthAfter(g, c, kinds, shot === null ? null : { dice: shot.dice, needed: at(NEEDED, shot.size) }),
  };
}

/** Stealth dice, with the rerolls that fire on the way has left to whoever is still on their feet. */
function stealthAfter(g: State, c: Commando, kinds: readonly number[], fire: { readonly dice: number; readonly needed: number } | null): Risk['stealth'] {
  const { glasses, nose } = rerollsOf(c);
  const finding = kinds.map((kind) => findsOn(g, c, kind) / 6);
  const fit = volleyOdds(fire?.dice ?? 0, fire?.needed ?? 1, glasses).slice(0, woundsLeft(c));
  const standing = fit.flat().reduce((sum, chance) => sum + chance, 0);
  const unseen = fit.reduce((all, lefts) => all + lefts.reduce((sum, chance, left) => sum + chance * unseenOdds(finding, left + nose), 0), 0) / standing;
  return { dice: kinds.length, rerolls: glasses + nose, unseen };
}

/** Underground: only those who are Visible are shot at. */
export function descentRisk(g: State, who: number): Risk {
  const c = commando(g, who);
  const shot = c.visible ? fireOnTheWay(g, c.at, c.at) : null;
  return {
    visible: false,
    alarm: wouldSound(at(g.boards, boardOf(c.at)), c.visible ? 1 : 0),
    fire: shot === null || shot.dice === 0 ? null : fireAt(c, enemiesAt(g, shot.from), shot.dice, at(NEEDED, shot.size)),
    stealth: null,
  };
}

function enemiesAt(g: State, places: readonly Spot[]): number {
  return places.reduce((sum, place) => sum + enemiesOn(at(g.boards, boardOf(place)), tileOf(place)), 0);
}

/** What the Fire step would do to somebody if nothing changed; null where volleys would be divided, or nobody fires. */
export function fireToCome(g: State, who: number): Fire | null {
  const c = commando(g, who);
  if (!isTarget(c)) return null;
  const own = volleys(g).filter(({ targets }) => targets.includes(who));
  if (own.length === 0 || own.some(({ targets }) => targets.length > 1)) return null;
  const needed = at(NEEDED, sizeOf(at(g.boards, boardOf(c.at)), tileOf(c.at)));
  return fireAt(
    c,
    own.reduce((sum, { enemies }) => sum + enemies, 0),
    own.reduce((sum, { dice }) => sum + dice, 0),
    needed,
  );
}

/** The tiles from which somebody would be shot at. */
export function firedFrom(g: State, who: number): readonly Spot[] {
  return volleys(g).flatMap(({ index, tile, targets }) => (targets.includes(who) ? [spot(index, tile)] : []));
}
