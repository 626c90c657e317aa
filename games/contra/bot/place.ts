import { at, type Seat } from '#kernel';
import type { Space } from '../content/index.ts';
import { objectiveOf } from '../content/map.ts';
import { currentWeapon, NORMAL_ATTACK, rangeOf } from '../facts/arms.ts';
import { BOSS, bossDistance, foeTarget } from '../rules/attack/aim.ts';
import { kindOf, ledgeOf } from '../rules/movement/paths.ts';
import { fighter, type State } from '../rules/state.ts';
import { strike } from './strike.ts';
import { WEIGHTS } from './weights.ts';

/** What it is worth to stand in a space: targets in range, the way to the boss, what lies near. */
export type Places = (space: Space) => number;

/** Looks once at what can be struck, then says of each space what it is worth to stand there. */
export function placesFor(g: State, seat: Seat): Places {
  const f = fighter(g, seat);
  const range = rangeOf(g, f);
  const share = f.attacked && f.hand.length === 0 ? 0.3 : 1;
  const near = Math.min(2, currentWeapon(f).range);
  const boss = share * strike(g, seat, NORMAL_ATTACK, BOSS);
  const foes: number[] = [];
  const spaces: Space[] = [];
  for (let holder = 0; holder < g.fighters.length; holder++) {
    const held = fighter(g, holder).foes;
    for (let place = 0; place < held.length; place++) {
      foes.push(share * strike(g, seat, NORMAL_ATTACK, foeTarget(holder, place)));
      spaces.push(held[place]?.space ?? 0);
    }
  }
  const known: number[] = [];
  return (space) => {
    let worth = known[space];
    if (worth !== undefined) return worth;
    const away = bossDistance(g, space);
    let best = away <= range ? boss : 0;
    for (let i = 0; i < foes.length; i++) if (at(foes, i) > best && g.map.distance(space, at(spaces, i)) <= range) best = at(foes, i);
    worth = best - WEIGHTS.far * Math.max(0, away - near);
    if (ledgeOf(g, space) !== '') worth += WEIGHTS.ledge;
    if (kindOf(g, space) === 'platform' && !g.broken.includes(space)) worth += WEIGHTS.platform;
    for (const grenade of g.grenades) if (g.map.distance(space, grenade) <= 1) worth -= WEIGHTS.grenade;
    known[space] = worth;
    return worth;
  };
}

/** What entering a space brings at once. */
export function entryWorth(g: State, seat: Seat, space: Space, run: boolean): number {
  const f = fighter(g, seat);
  let worth = 0;
  if (g.pillboxes.includes(space)) worth += f.weapon === '' ? WEIGHTS.firstWeapon : WEIGHTS.otherWeapon;
  const slot = objectiveOf(kindOf(g, space));
  if (slot >= 0 && g.active === seat && !f.scouted) worth += (f.mission & (1 << slot)) === 0 ? WEIGHTS.objective : WEIGHTS.objectiveAgain;
  if (kindOf(g, space) === 'alarm-post') worth += g.alarm >= 2 ? 0.6 : 0.1;
  if (!run) return worth;
  if (g.dimers.includes(space)) worth -= WEIGHTS.dimer;
  if (kindOf(g, space) === 'wadder' && at(g.gels, g.map.of('wadder').indexOf(space)) > 0) worth -= WEIGHTS.gel;
  return worth;
}
