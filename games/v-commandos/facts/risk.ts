import { at, type ClauseId } from '#kernel';
import { NEEDED } from '../content/map.ts';
import type { FireAhead, StealthAhead } from '../preview.ts';
import { board, boardOf, type Commando, commando, mapOf, type Spot, type State, sideOf, spot, tileOf } from '../rules/state.ts';
import { diceOn, type FireOnTheWay, fireOnTheWay, isSeenMoving, MEET_OR_BEAT, shootersOn, volleys } from './fire.ts';
import { breathes } from './gas.ts';
import { commandosHere, isTarget, sizeOf } from './occupancy.ts';
import { chanceOf, findsOn, rerollsOf, unseenOdds, volleyOdds } from './odds.ts';
import { watchers } from './stealth.ts';

/*
 * What would happen if: before a step, and before the enemy fires.
 */

export type Fire = FireAhead<Spot>;
export type Stealth = Omit<StealthAhead, 'who'>;

export interface Risk {
  /** The step itself makes Visible. */
  readonly visible: boolean;
  /** How often the alarm is triggered. */
  readonly triggers: number;
  /** Nobody fires at those who stay hidden. */
  readonly fire: Fire | null;
  readonly stealth: Stealth | null;
}

function fireAt(c: Commando, from: readonly Spot[], enemies: number, dice: number, needed: number): Fire {
  const { glasses: rerolls } = rerollsOf(c);
  const hits = volleyOdds(dice, needed, rerolls).map((left) => left.reduce((sum, chance) => sum + chance, 0));
  const bears = woundsLeft(c);
  const average = hits.reduce((sum, chance, count) => sum + chance * count, 0);
  return { from, enemies, dice, needed, rerolls, hits, average, bears, critical: chanceOf(hits, bears) };
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
  const kinds = visible ? [] : watchers(g, boardOf(to), tileOf(to)).filter((kind) => !at(b.gas, tileOf(to)) || breathes(b, kind));
  const crowd = c.at < 0 && commandosHere(g, boardOf(to)) + 1 > mapOf(b).data.commandos; // v-commandos.setup.commando-count-alarm
  return {
    visible,
    triggers: (shot === null ? 0 : 1) + (crowd ? 1 : 0),
    fire: shot === null ? null : firedOnTheWay(g, c, shot),
    stealth: kinds.length === 0 ? null : stealthAfter(g, c, kinds, shot === null ? null : { dice: shot.dice, needed: at(NEEDED, shot.size) }),
  };
}

/** Stealth dice, with the rerolls that fire on the way has left to whoever is still on their feet. */
function stealthAfter(g: State, c: Commando, kinds: readonly number[], fire: { readonly dice: number; readonly needed: number } | null): Stealth {
  const { glasses, nose } = rerollsOf(c);
  const finding = kinds.map((kind) => findsOn(g, c, kind) / 6);
  const fit = volleyOdds(fire?.dice ?? 0, fire?.needed ?? 1, glasses).slice(0, woundsLeft(c));
  const standing = fit.flat().reduce((sum, chance) => sum + chance, 0);
  // A goose that has taken a hit has no nose for anybody.
  const unseen = fit.reduce(
    (all, lefts, hits) => all + lefts.reduce((sum, chance, left) => sum + chance * unseenOdds(finding, left + (hits > 0 ? 0 : nose)), 0),
    0,
  );
  return { dice: kinds.length, rerolls: glasses + nose, unseen: standing === 0 ? 0 : unseen / standing };
}

/** Enemies of these kinds look for somebody who is hidden. */
export function stealthOf(g: State, who: number, kinds: readonly number[]): Stealth {
  return stealthAfter(g, commando(g, who), kinds, null);
}

/** Underground: only those who are Visible are shot at. */
export function descentRisk(g: State, who: number): Risk {
  const c = commando(g, who);
  const shot = c.visible ? fireOnTheWay(g, c.at, c.at) : null;
  return {
    visible: false,
    triggers: c.visible ? 1 : 0,
    fire: shot === null ? null : firedOnTheWay(g, c, shot),
    stealth: null,
  };
}

function firedOnTheWay(g: State, c: Commando, { from, dice, size }: FireOnTheWay): Fire | null {
  if (dice === 0) return null;
  const places = from.filter((place) => diceOn(board(g, place), tileOf(place)) > 0);
  const enemies = places.reduce((sum, place) => sum + shootersOn(board(g, place), tileOf(place)), 0);
  return fireAt(c, places, enemies, dice, at(NEEDED, size));
}

/** What the Fire step would do to somebody if nothing changed, with the rules by which it does; null where volleys would be divided, or nobody fires. */
export function fireToCome(g: State, who: number): (Fire & { readonly clauses: readonly ClauseId[] }) | null {
  const c = commando(g, who);
  if (!isTarget(c)) return null;
  const own = volleys(g).filter(({ targets }) => targets.includes(who));
  if (own.length === 0 || own.some(({ targets }) => targets.length > 1)) return null;
  const needed = at(NEEDED, sizeOf(at(g.boards, boardOf(c.at)), tileOf(c.at)));
  const fire = fireAt(
    c,
    own.map(({ index, tile }) => spot(index, tile)),
    own.reduce((sum, { enemies }) => sum + enemies, 0),
    own.reduce((sum, { dice }) => sum + dice, 0),
    needed,
  );
  return { ...fire, clauses: [...new Set(own.map(({ clause }) => clause)), MEET_OR_BEAT] };
}
