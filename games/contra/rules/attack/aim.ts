import { at, type Seat } from '#kernel';
import type { Space, TargetId } from '../../content/index.ts';
import { type Foe, fighter, type State } from '../state.ts';

/** Something that can be attacked: the boss, or an ordinary enemy by the play area and the place where its card lies. */
export type Target = number;

export const BOSS: Target = 0;

export function foeTarget(seat: Seat, place: number): Target {
  return 1 + seat * 4 + place;
}

/** In whose play area its card lies; in nobody's for the boss. */
export function holderOf(target: Target): Seat {
  return (target - 1) >> 2;
}

export function placeOf(target: Target): number {
  return (target - 1) & 3;
}

export function foeAt(g: State, target: Target): Foe {
  return at(fighter(g, holderOf(target)).foes, placeOf(target));
}

export function targetText(g: State, target: Target): TargetId {
  return target === BOSS ? 'boss' : foeAt(g, target).card;
}

/** How far it is from a space to the boss: to the nearest space it covers (contra.range.boss). */
export function bossDistance(g: State, from: Space): number {
  let least = Number.POSITIVE_INFINITY;
  for (const space of g.boss) least = Math.min(least, g.map.distance(from, space));
  return least;
}

export function targetDistance(g: State, from: Space, target: Target): number {
  return target === BOSS ? bossDistance(g, from) : g.map.distance(from, foeAt(g, target).space);
}

/** Everything that can be attacked, the boss first. Bubble dimers and other tokens are no enemies. */
export function* targets(g: State): Iterable<Target> {
  yield BOSS;
  for (let seat = 0; seat < g.fighters.length; seat++) {
    const { foes } = fighter(g, seat);
    for (let place = 0; place < foes.length; place++) yield foeTarget(seat, place);
  }
}

export function targetNamed(g: State, name: TargetId): Target {
  for (const target of targets(g)) if (targetText(g, target) === name) return target;
  throw new Error(`${name} is not in play`);
}

/** Who stands there: a seat, or -1. */
export function commandoAt(g: State, space: Space): Seat {
  for (let seat = 0; seat < g.fighters.length; seat++) if (fighter(g, seat).space === space) return seat;
  return -1;
}

export function enemyAt(g: State, space: Space): boolean {
  if (g.boss.includes(space)) return true;
  for (const { foes } of g.fighters) for (const foe of foes) if (foe.space === space) return true;
  return false;
}

/** No commando and no enemy is there; tokens do not matter (contra.general.empty-space). */
export function isEmpty(g: State, space: Space): boolean {
  return commandoAt(g, space) < 0 && !enemyAt(g, space);
}
