import { clockwise, columnOf, ringOf, type Segment, segmentNamed } from '../content/board.ts';
import { BRANSON, GRENADE, type Member, memberNamed, specialist } from '../content/members.ts';
import { chance, DICE, flameNeeds, grenadeReach, MELEE, neededWith } from '../facts/needs.ts';
import { mayFire } from '../rules/orders.ts';
import { lives, living, type State } from '../rules/state.ts';
import type { About, Lying } from '../types.ts';
import { danger, dangerOf, relief, type Tuning } from './danger.ts';
import { dieGain } from './gain.ts';

/** How much better a reroll of this die may be expected to be, less what Ardor could still be good for this turn. */
export function rerollGain(g: State, t: Tuning, { member, dice }: About<'ardor'>, at: number): number {
  const shown = dice.map(({ rolled }) => rolled);
  let mean = 0;
  for (let die = 1; die <= 6; die++) mean += worth(g, t, dice, shown.with(at, die)) / 6;
  const gain = mean - worth(g, t, dice, shown);
  return dice[at]?.for === 'first-aid' ? gain : gain - t.patience * laterGain(g, t, memberNamed(member));
}

/** What these dice take off the danger if they show this. */
function worth(g: State, t: Tuning, dice: readonly Lying[], shown: readonly number[]): number {
  const [first] = dice;
  if (first === undefined) return 0;
  return dice.length > 1 || first.for === 'ronin' ? worthTogether(g, t, dice, shown) : worthOfOne(g, t, first, shown[0] as number);
}

/** Dice that hit one each, target by target. */
function worthTogether(g: State, t: Tuning, dice: readonly Lying[], shown: readonly number[]): number {
  let sum = 0;
  for (const [i, { target }] of dice.entries()) {
    if (target === null || dice.findIndex((other) => other.target === target) < i) continue;
    let hits = 0;
    let granted = 0;
    for (const [j, die] of dice.entries()) {
      if (die.target !== target || (shown[j] as number) < die.needs) continue;
      hits++;
      if (die.for === 'ronin' && (shown[j] as number) >= MELEE.grants) granted++;
    }
    sum += withGranted(g, t, segmentNamed(target), hits, granted);
  }
  return sum;
}

/** Each granted die of Ronin hits with five of six. */
function withGranted(g: State, t: Tuning, target: Segment, hits: number, granted: number): number {
  if (granted === 0) return relief(g, t, target, hits);
  const hit = chance(MELEE.needs);
  return hit * withGranted(g, t, target, hits + 1, granted - 1) + (1 - hit) * withGranted(g, t, target, hits, granted - 1);
}

function worthOfOne(g: State, t: Tuning, { for: what, needs, target: at }: Lying, die: number): number {
  const target = at === null ? -1 : segmentNamed(at);
  switch (what) {
    case 'first-aid':
      return die < living(g) ? 1 : 0;
    case 'grenade':
      return target < 0
        ? bestWithin(g, t, Math.min(grenadeReach(g.config.settings), die - 1), GRENADE.kills)
        : die >= needs
          ? relief(g, t, target, GRENADE.kills)
          : 0;
    case 'flame':
      return flames(g, t, target, die);
    case 'launcher':
      return die >= needs ? relief(g, t, target, 3) : 0;
    case 'quantity':
      return relief(g, t, target, die);
    case 'double':
      return die >= needs ? relief(g, t, target, 2) : 0;
    case 'spread':
      return die >= needs ? relief(g, t, target, 1) + relief(g, t, clockwise(target), 1) : 0;
    default:
      return target < 0 ? bestWithin(g, t, Math.min(4, die - 1), 1) : die >= needs ? relief(g, t, target, 1) : 0;
  }
}

function flames(g: State, t: Tuning, target: Segment, die: number): number {
  const column = columnOf(target);
  const z = g.zombies;
  const burn = (ring: number): number =>
    Math.max(0, (z[column + 16 * (ring - 1)] as number) - (die >= flameNeeds(ring, ringOf(target), g.config.settings) ? 3 : 0));
  return dangerOf(g, t, column) - danger(g, t, column, burn(1), burn(2), z[column + 32] as number, z[column + 48] as number);
}

function bestWithin(g: State, t: Tuning, rings: number, kills: number): number {
  let best = 0;
  for (let s = 0; s < 16 * rings; s++) if ((g.zombies[s] as number) > 0) best = Math.max(best, relief(g, t, s, kills));
  return best;
}

/** What the reroll can be expected to do for those who have yet to fire: the best of the dice that will fail. */
function laterGain(g: State, t: Tuning, rolling: Member): number {
  let keep = 0;
  let still = 1;
  for (const member of g.team) {
    if (member === rolling || !lives(g, member) || !mayFire(g, member)) continue;
    const { gain, fails } = bestDie(g, t, member);
    for (let i = 0; i < (DICE[member] as number) && gain > 0; i++) {
      keep += still * fails * gain;
      still *= 1 - fails;
    }
  }
  return keep;
}

function bestDie(g: State, t: Tuning, member: Member): { gain: number; fails: number } {
  const [near, far] = specialist(member).weapon.rings;
  let gain = 0;
  let fails = 0;
  for (let s = 16 * (near - 1); s < 16 * far; s++) {
    if (g.zombies[s] === 0) continue;
    const hit = chance(neededWith(member, ringOf(s)));
    const one = member === BRANSON ? hit * relief(g, t, s, 3) : dieGain(g, t, member, s);
    if (one > gain) {
      gain = one;
      fails = 1 - hit;
    }
  }
  return { gain, fails };
}
