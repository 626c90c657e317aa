import { clockwise, ringOf, type Segment } from '../content/board.ts';
import { ALVARES, ability, BRANSON, COLE, DUNHAM, GRENADE as HAND_GRENADE, KENZO, type Member, MILLER, NELSON, specialist } from '../content/members.ts';
import { chance, DICE, flameNeeds, grenadeReach, needed, neededWith, TWICE } from '../facts/needs.ts';
import { kindOf, memberOf, type Option, segmentOf } from '../rules/option.ts';
import type { OptionKind } from '../rules/option-kind.ts';
import * as KIND from '../rules/option-kind.ts';
import type { State } from '../rules/state.ts';
import { danger, dangerOf, relief, type Tuning } from './danger.ts';

/** The chance that Ronin removes at least one, two, three, four: two dice, each 5 or 6 among them with one more. */
const RONIN_AT_LEAST: readonly number[] = [1, 2, 3, 4].map(roninAtLeast);

function roninAtLeast(kills: number): number {
  const ofOneDie = [1 / 6, 3 / 6 + (2 / 6) * (1 / 6), (2 / 6) * (5 / 6)];
  let sum = 0;
  ofOneDie.forEach((p, a) => {
    ofOneDie.forEach((q, b) => {
      if (a + b >= kills) sum += p * q;
    });
  });
  return sum;
}

const { each } = ability(COLE, 'breakthrough');
/** What it is worth that a zombie does not move for a turn. */
const CONFUSED = 0.02;
/** Miller's four dice do not all find a target as good as the first. */
const BURST = 3.5;

/** What an order can be expected to take off the danger. */
export function gainOf(g: State, t: Tuning, o: Option): number {
  const member = memberOf(o);
  const target = segmentOf(o);
  const kind: OptionKind = kindOf(o);
  switch (kind) {
    case KIND.WEAPON:
      return weaponGain(g, t, member, target);
    case KIND.STRIKE:
      return roninGain(g, t, target);
    case KIND.DOUBLE:
    case KIND.INSPIRED_DOUBLE:
      return chance(TWICE.needs) * relief(g, t, target, TWICE.kills);
    case KIND.SPREAD:
    case KIND.INSPIRED_SPREAD:
      return chance(TWICE.needs) * (relief(g, t, target, 1) + relief(g, t, clockwise(target), 1));
    case KIND.ROLL_FIRST:
    case KIND.INSPIRED_ROLL:
      return rollFirstGain(g, t, specialist(DUNHAM).weapon.rings[1], 1);
    case KIND.LOB:
      return rollFirstGain(g, t, grenadeReach(g.config.settings), HAND_GRENADE.kills) - reserve(g, t);
    case KIND.THROW:
      return chance(needed(ringOf(target))) * relief(g, t, target, HAND_GRENADE.kills) - reserve(g, t);
    case KIND.INSPIRED:
      return dieGain(g, t, member, target);
    default:
      return 0;
  }
}

/** Once it is thrown it is gone. */
function reserve(g: State, t: Tuning): number {
  return g.config.settings.grenades === 'unlimited' ? 0 : t.grenade * Math.min(1, (g.config.turns - g.turn) / t.late);
}

/** One die at this target. */
export function dieGain(g: State, t: Tuning, member: Member, target: Segment): number {
  const ring = ringOf(target);
  const gain = chance(neededWith(member, ring)) * relief(g, t, target, 1);
  return member === ALVARES && ring >= 3 ? gain + (2 / 6) * CONFUSED * (g.zombies[target] as number) : gain;
}

function weaponGain(g: State, t: Tuning, member: Member, target: Segment): number {
  if (member === BRANSON) return flameGain(g, t, target);
  if (member === NELSON) return launcherGain(g, t, target);
  if (member === COLE) return dieGain(g, t, member, target) * (DICE[COLE] as number) + breakthroughGain(g, t);
  return dieGain(g, t, member, target) * (member === MILLER ? BURST : (DICE[member] as number));
}

/** The extra attacks are counted when Cole begins, so it is well to begin early. */
function breakthroughGain(g: State, t: Tuning): number {
  let near = 0;
  let best = 0;
  for (let s = 0; s < 16; s++) {
    if (g.zombies[s] === 0) continue;
    near += g.zombies[s] as number;
    best = Math.max(best, dieGain(g, t, COLE, s));
  }
  return Math.floor(near / each) * best;
}

/** The best that the member's weapon can do now. */
export function bestAttack(g: State, t: Tuning, member: Member): number {
  if (member === DUNHAM) return rollFirstGain(g, t, 4, 1);
  const [near, far] = specialist(member).weapon.rings;
  let best = 0;
  for (let s = 16 * (near - 1); s < 16 * far; s++) if ((g.zombies[s] as number) > 0) best = Math.max(best, weaponGain(g, t, member, s));
  return best;
}

/** The best that one extra die of the member can do now. */
export function bestExtraDie(g: State, t: Tuning, member: Member): number {
  return member === DUNHAM ? bestAttack(g, t, member) : bestAttack(g, t, member) / (DICE[member] as number);
}

function flameGain(g: State, t: Tuning, target: Segment): number {
  const column = target & 15;
  const z = g.zombies;
  const r1 = z[column] as number;
  const r2 = z[column + 16] as number;
  const r3 = z[column + 32] as number;
  const r4 = z[column + 48] as number;
  const before = dangerOf(g, t, column);
  const burnt1 = Math.max(0, r1 - 3);
  const both = before - danger(g, t, column, burnt1, Math.max(0, r2 - 3), r3, r4);
  const inner = flameNeeds(1, ringOf(target), g.config.settings);
  const outer = flameNeeds(2, ringOf(target), g.config.settings);
  if (inner === outer) return chance(outer) * both;
  return chance(outer) * both + ((outer - inner) / 6) * (before - danger(g, t, column, burnt1, r2, r3, r4));
}

function launcherGain(g: State, t: Tuning, target: Segment): number {
  let sum = 0;
  for (let n = 1; n <= 6; n++) sum += relief(g, t, target, n) / 6;
  return g.config.settings['launcher-auto'] ? sum : sum * chance(neededWith(NELSON, ringOf(target)));
}

function roninGain(g: State, t: Tuning, target: Segment): number {
  if (g.config.settings['ronin-split']) return 2 * (4 / 3) * dieGain(g, t, KENZO, target);
  let sum = 0;
  let before = 0;
  for (let kills = 1; kills <= 4; kills++) {
    const after = relief(g, t, target, kills);
    sum += (RONIN_AT_LEAST[kills - 1] as number) * (after - before);
    before = after;
  }
  return sum;
}

/** The best target for every die that may come. */
function rollFirstGain(g: State, t: Tuning, reach: number, kills: number): number {
  let best = 0;
  let sum = 0;
  for (let die = 2; die <= 6; die++) {
    const ring = die - 1;
    if (ring <= reach)
      for (let s = 16 * (ring - 1), end = s + 16; s < end; s++) {
        if (g.zombies[s] === 0) continue;
        const gain = relief(g, t, s, kills);
        if (gain > best) best = gain;
      }
    sum += best / 6;
  }
  return sum;
}
