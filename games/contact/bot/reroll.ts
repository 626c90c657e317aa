import { clockwise, columnOf, ringOf, type Segment, segmentNamed } from '../content/board.ts';
import { BRANSON, GRENADE, type Member, memberNamed, specialist } from '../content/members.ts';
import { chance, DICE, flameNeeds, grenadeReach, neededWith } from '../facts/needs.ts';
import { mayFire } from '../rules/orders.ts';
import { lives, living, type State } from '../rules/state.ts';
import type { About } from '../types.ts';
import { danger, dangerOf, relief, type Tuning } from './danger.ts';
import { dieGain } from './gain.ts';

/** How much better a reroll may be expected to be, less what Ardor could still be good for this turn. */
export function rerollGain(g: State, t: Tuning, about: About<'ardor'>): number {
  const target = about.target === null ? -1 : segmentNamed(about.target);
  let mean = 0;
  for (let die = 1; die <= 6; die++) mean += worth(g, t, about, target, die) / 6;
  const gain = mean - worth(g, t, about, target, about.rolled);
  return about.for === 'first-aid' ? gain : gain - t.patience * laterGain(g, t, memberNamed(about.member));
}

/** What this die takes off the danger. */
function worth(g: State, t: Tuning, { for: what, needs }: About<'ardor'>, target: Segment, die: number): number {
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
    case 'ronin':
      return die < needs ? 0 : die < 5 ? relief(g, t, target, 1) : relief(g, t, target, 1) / 6 + (relief(g, t, target, 2) * 5) / 6;
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
