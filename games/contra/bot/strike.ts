import { at, type Seat } from '#kernel';
import type { Attack } from '../content/effect.ts';
import { rangeOf } from '../facts/arms.ts';
import { BOSS, foeAt, foeTarget, holderOf, type Target, targetDistance } from '../rules/attack/aim.ts';
import { ignoredBy } from '../rules/attack/defense.ts';
import { poolSize, specialOf } from '../rules/attack/pool.ts';
import { type Fighter, fighter, foeCard, type State } from '../rules/state.ts';
import { bossLeft } from './outlook.ts';
import { WEIGHTS } from './weights.ts';

/** Successes of a die with its explosions. */
const SUCCESS = 0.6;

/** Advantage that could convert results, to a point. */
function conversions(f: Fighter, dice: number): number {
  const held = at(f.tokens, 0) + at(f.tokens, 1) + at(f.tokens, 2) + 0.4 * f.hand.length;
  return Math.min(dice * 0.6, held * 0.33) * 0.6;
}

/** What an attack on this target may be worth, counted in damage on the boss. */
export function strike(g: State, seat: Seat, spec: Attack, target: Target): number {
  const f = fighter(g, seat);
  const dice = poolSize(g, seat, spec, [target]);
  const special = specialOf(g, seat, spec);
  let hits = dice * SUCCESS + conversions(f, dice);
  if (special?.is === 'critical') hits += dice / 6;
  return worth(g, target, hits - ignoredBy(g, seat, target)) + dice * WEIGHTS.token;
}

/** So much damage there. */
function worth(g: State, target: Target, hits: number): number {
  if (hits <= 0) return 0;
  if (target === BOSS) return Math.min(hits, bossLeft(g));
  const foe = foeAt(g, target);
  const left = foeCard(foe).health - foe.damage;
  // Dice scatter: the chance to reach what is left.
  const chance = 1 / (1 + Math.exp(-2.2 * (hits - left + 0.5)));
  const holder = fighter(g, holderOf(target));
  return chance * (WEIGHTS.kill + (holder.foes.length >= 2 ? WEIGHTS.crowd : 0)) + WEIGHTS.wound * Math.min(hits, left);
}

/** The best use of an attack from where the commando stands; 0 when nothing is in range. */
export function bestStrike(g: State, seat: Seat, spec: Attack): number {
  const f = fighter(g, seat);
  const { space } = f;
  const range = rangeOf(g, f, spec);
  let best = 0;
  let sum = 0;
  const look = (target: Target): void => {
    if (targetDistance(g, space, target) > range) return;
    const value = strike(g, seat, spec, target);
    best = Math.max(best, value);
    sum += value;
  };
  look(BOSS);
  for (let holder = 0; holder < g.fighters.length; holder++)
    for (let place = fighter(g, holder).foes.length - 1; place >= 0; place--) look(foeTarget(holder, place));
  return spec.targets === 'each' ? sum : best;
}

/** What a flat damage on an ordinary enemy is worth. */
export function blow(g: State, target: Target, n: number): number {
  const foe = foeAt(g, target);
  return foeCard(foe).health - foe.damage <= n ? WEIGHTS.kill + WEIGHTS.wound * n : WEIGHTS.wound * n;
}
