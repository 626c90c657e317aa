import type { Seat } from '#kernel';
import type { Attack } from '../../content/effect.ts';
import { type WeaponSpecial, weapon } from '../../content/index.ts';
import { currentWeapon } from '../../facts/arms.ts';
import { textOf } from '../enemies/breach.ts';
import { fighter, type State } from '../state.ts';
import { BOSS, foeAt, holderOf, type Target, targetDistance, targets } from './aim.ts';
import { bonusDice, isSure } from './bonus.ts';

/** The mission effect that counts in attacks on the boss, as a bit. */
const DEMOLITION = 1;

/** The special of the weapon an attack is made with; none for an attack with a pool of its own. */
export function specialOf(g: State, seat: Seat, spec: Attack): WeaponSpecial | undefined {
  const f = fighter(g, seat);
  return spec.pool !== undefined || f.weapon === '' ? undefined : weapon(f.weapon).special;
}

/** How far the nearest target is. */
export function nearest(g: State, seat: Seat, targets: readonly Target[]): number {
  const { space } = fighter(g, seat);
  let near = Number.POSITIVE_INFINITY;
  for (const target of targets) near = Math.min(near, targetDistance(g, space, target));
  return near;
}

/** The weapon's dice or the card's own, and whatever adds some. */
function fullPool(g: State, seat: Seat, spec: Attack, targets: readonly Target[]): number {
  const f = fighter(g, seat);
  const near = nearest(g, seat, targets);
  let dice = spec.pool?.dice ?? currentWeapon(f).dice + (spec.dice ?? 0);
  if (spec.close !== undefined && near <= spec.close.within) dice += spec.close.dice;
  if (spec.stranger !== undefined && targets.some((target) => holderOf(target) !== seat)) dice += spec.stranger.dice;
  dice += bonusDice(f, near);
  return targets.includes(BOSS) && (f.mission & DEMOLITION) !== 0 ? dice + 1 : dice;
}

/** The dice that are rolled: less what takes some, never less than one. */
export function poolSize(g: State, seat: Seat, spec: Attack, targets: readonly Target[]): number {
  const { space } = fighter(g, seat);
  let dice = fullPool(g, seat, spec, targets);
  if (targets.includes(BOSS) && g.dimers.some((dimer) => g.map.distance(dimer, space) <= 1) && bubbleScreen(g)) dice--;
  for (const target of targets) {
    if (target === BOSS) continue;
    for (const constant of textOf(foeAt(g, target)).constants)
      if (constant.is === 'elusive' && targetDistance(g, space, target) > constant.beyond) dice -= constant.dice;
  }
  return Math.max(1, dice);
}

function bubbleScreen(g: State): boolean {
  return g.config.enemy === 'garmakilma';
}

/** Bonuses that nothing of this attack is ignored, or a weapon that the boss cannot withstand. */
export function isSureStrike(g: State, seat: Seat, spec: Attack, targets: readonly Target[]): boolean {
  return isSure(fighter(g, seat), nearest(g, seat, targets)) || (specialOf(g, seat, spec)?.is === 'crusher' && targets.includes(BOSS));
}

/** Everybody who stands next to a target. */
export function besideTarget(g: State, target: Target): Target[] {
  return [...targets(g)].filter((other) => other !== target && adjacent(g, target, other));
}

/** Those of them in range: one of them is the second target of a weapon that spreads. */
export function secondTargets(g: State, seat: Seat, first: Target, range: number): Target[] {
  const { space } = fighter(g, seat);
  return besideTarget(g, first).filter((other) => targetDistance(g, space, other) <= range);
}

/** Two enemies stand next to each other; the boss with every space it covers. */
export function adjacent(g: State, one: Target, other: Target): boolean {
  if (one === BOSS) return targetDistance(g, foeAt(g, other).space, BOSS) === 1;
  return targetDistance(g, foeAt(g, one).space, other) === 1;
}
