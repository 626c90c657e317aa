import { at } from '#kernel';
import { COLUMNS, clockwise, columnOf, ringOf, SEGMENTS, type Segment, segmentName, segmentNamed } from '../content/board.ts';
import { ALVARES, BRANSON, COLE, DUNHAM, GRENADE, type Member, MOBUTU, NELSON, specialist } from '../content/members.ts';
import type { Also, Attack, Target } from '../preview.ts';
import { ardorReady } from '../rules/ardor.ts';
import { isInspired, kindOf, memberOf, type Option, segmentOf } from '../rules/option.ts';
import * as KIND from '../rules/option-kind.ts';
import { type State, zombiesIn } from '../rules/state.ts';
import { confusesFrom } from '../rules/weapons/attack-roll.ts';
import { breakthroughDice, INSPIRING, mayBeInspired, usesBreakthrough, zombiesNear } from '../rules/weapons/inspire.ts';
import { scattersFrom } from '../rules/weapons/scatter.ts';
import type { About } from '../types.ts';
import { BURNS, chance, DICE, flameNeeds, grenadeReach, MELEE, needed, neededWith, TWICE } from './needs.ts';

/** What an order would do, or the next die of one that is under way; null for holding fire. */
export function foreseeAttack(g: State, o: Option, aiming: About<'aim'> | null): Attack | null {
  const kind = kindOf(o);
  if (kind === KIND.WAIVE) return null;
  const naming = aiming?.naming === true;
  const shots = shotsOf(g, o);
  return {
    kind: 'attack',
    targets: shots.map((shot) => targetOf(shot, shots, diceOf(g, o), ardorReady(g) && !naming, naming)),
    picks: PICKING.includes(kind),
    dice: diceOf(g, o),
    also: naming ? [] : alsoOf(g, o, aiming, shots),
    left: leftOf(g, o, aiming),
    spends: isInspired(o) ? 'extra die' : THROWING.includes(kind) && g.config.settings.grenades !== 'unlimited' ? 'grenade' : null,
  };
}

const PICKING: readonly number[] = [KIND.ROLL_FIRST, KIND.INSPIRED_ROLL, KIND.LOB];
const THROWING: readonly number[] = [KIND.THROW, KIND.LOB];

/** What a die needs at a segment, and how many fall then. */
interface Shot {
  readonly at: Segment;
  readonly needs: number;
  readonly least: number;
  readonly most: number;
}

function shot(g: State, at: Segment, needs: number, kills: number): Shot {
  const falls = Math.min(kills, zombiesIn(g, at));
  return { at, needs, least: falls, most: falls };
}

function shotsOf(g: State, o: Option): readonly Shot[] {
  const at = segmentOf(o);
  switch (kindOf(o)) {
    case KIND.ROLL_FIRST:
    case KIND.INSPIRED_ROLL:
      return shotsWithin(g, specialist(DUNHAM).weapon.rings[1], 1);
    case KIND.LOB:
      return shotsWithin(g, grenadeReach(g.config.settings), GRENADE.kills);
    case KIND.THROW:
      return [shot(g, at, needed(ringOf(at)), GRENADE.kills)];
    case KIND.STRIKE:
      return [{ ...shot(g, at, MELEE.needs, 2 * diceOf(g, o)), least: 1 }];
    case KIND.DOUBLE:
    case KIND.INSPIRED_DOUBLE:
      return [shot(g, at, TWICE.needs, TWICE.kills)];
    case KIND.SPREAD:
    case KIND.INSPIRED_SPREAD:
      return [shot(g, at, TWICE.needs, 1), shot(g, clockwise(at), TWICE.needs, 1)];
    default:
      return weaponShots(g, memberOf(o), at);
  }
}

function weaponShots(g: State, member: Member, at: Segment): readonly Shot[] {
  const { settings } = g.config;
  if (member === BRANSON)
    return [columnOf(at), columnOf(at) + COLUMNS]
      .filter((segment) => zombiesIn(g, segment) > 0)
      .map((segment) => shot(g, segment, flameNeeds(ringOf(segment), ringOf(at), settings), BURNS));
  const needs = neededWith(member, ringOf(at));
  return [member === NELSON ? { ...shot(g, at, settings['launcher-auto'] ? 1 : needs, 6), least: 1 } : shot(g, at, needs, 1)];
}

/** Whoever rolls first may pick any of these, as far as the die goes. */
function shotsWithin(g: State, reach: number, kills: number): readonly Shot[] {
  const shots: Shot[] = [];
  for (let s = 0; s < SEGMENTS && ringOf(s) <= reach; s++) if (zombiesIn(g, s) > 0) shots.push(shot(g, s, needed(ringOf(s)), kills));
  return shots;
}

/** The blade's two dice are rolled at once, unless they may be mixed with the rifle. */
function diceOf(g: State, o: Option): number {
  return kindOf(o) === KIND.STRIKE && !g.config.settings['ronin-split'] ? MELEE.dice : 1;
}

function targetOf({ at, needs, least, most }: Shot, shots: readonly Shot[], dice: number, ardor: boolean, naming: boolean): Target {
  const one = chance(needs);
  const fails = (1 - chance(Math.min(...shots.map((other) => other.needs)))) ** dice;
  const hits = 1 - (1 - one) ** dice;
  return {
    at: segmentName(at),
    needs,
    hits,
    withArdor: ardor && fails > 0 ? hits + fails * one : null,
    falls: { least: naming ? 0 : least, most },
  };
}

function alsoOf(g: State, o: Option, aiming: About<'aim'> | null, [first]: readonly Shot[]): readonly Also[] {
  const member = memberOf(o);
  const kind = kindOf(o);
  if (first === undefined) return [];
  const { at, needs, most } = first;
  if (member === ALVARES) {
    const from = confusesFrom(at, zombiesIn(g, at) - most);
    return from === 0 ? [] : [also('confusion', Math.max(from, needs))];
  }
  if (member === COLE) return g.team.some((other) => mayBeInspired(g, other)) ? [also('inspire', INSPIRING)] : [];
  if (member === MOBUTU && kind === KIND.WEAPON && aiming?.shown != null) {
    const from = scattersFrom(g, at, segmentNamed(aiming.last), aiming.shown);
    return from === 0 ? [] : [also('scatter', from)];
  }
  if (kind === KIND.STRIKE) {
    const again = blowsAgain(zombiesIn(g, at), diceOf(g, o));
    return again === 0 ? [] : [{ what: 'blow', from: MELEE.grants, chance: again }];
  }
  return [];
}

function also(what: Also['what'], from: number): Also {
  return { what, from, chance: chance(from) };
}

/** The chance that a blow grants another at a group of this size: one is high enough, and somebody is left. */
function blowsAgain(group: number, dice: number): number {
  const high = chance(MELEE.grants);
  const misses = 1 - chance(MELEE.needs);
  if (group > dice) return 1 - (1 - high) ** dice;
  return group === dice && dice > 1 ? dice * high * misses ** (dice - 1) : 0;
}

/** What is left to be aimed after this die. */
function leftOf(g: State, o: Option, aiming: About<'aim'> | null): Attack['left'] {
  const member = memberOf(o);
  const kind = kindOf(o);
  if ((kind !== KIND.WEAPON && kind !== KIND.STRIKE) || diceOf(g, o) > 1) return { dice: 0, close: 0 };
  const dice = aiming?.dice ?? at(DICE, member);
  const close = aiming?.close ?? (member === COLE ? breakthroughDice(zombiesNear(g)) : 0);
  return usesBreakthrough(close, segmentOf(o)) ? { dice, close: close - 1 } : { dice: dice - 1, close };
}
