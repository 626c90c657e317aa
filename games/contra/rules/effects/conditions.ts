import type { Seat } from '#kernel';
import type { Condition } from '../../content/effect.ts';
import { canPay, countsOf } from '../../facts/advantage.ts';
import { bossDistance } from '../attack/aim.ts';
import { kindOf, ledgeOf } from '../movement/paths.ts';
import { gelsNear } from '../stage/gels.ts';
import { AREA, areaSize, type Foe, fighter, type State } from '../state.ts';

/** A platform that has not been broken. */
export function onPlatform(g: State, seat: Seat): boolean {
  const { space } = fighter(g, seat);
  return kindOf(g, space) === 'platform' && !g.broken.includes(space);
}

export function company(g: State, seat: Seat, within: number): boolean {
  const { space } = fighter(g, seat);
  return g.fighters.some((other, s) => s !== seat && g.map.distance(other.space, space) <= within);
}

/** Whether a condition is true of a commando; `foe` is the enemy whose card says so. */
export function holds(g: State, seat: Seat, condition: Condition, foe?: Foe): boolean {
  const f = fighter(g, seat);
  switch (condition.is) {
    case 'on-ledge':
      return (ledgeOf(g, f.space) !== '') !== (condition.not === true);
    case 'on-platform':
      return onPlatform(g, seat) !== (condition.not === true);
    case 'in':
      return condition.kinds.includes(kindOf(g, f.space));
    case 'near-boss':
      return bossDistance(g, f.space) <= condition.within !== (condition.not === true);
    case 'near-space':
      return g.map.of(condition.kind).some((space) => g.map.distance(f.space, space) <= condition.within);
    case 'near-gels':
      return gelsNear(g, seat).length > 0;
    case 'company':
      return company(g, seat, condition.within) !== (condition.not === true);
    case 'room':
      return areaSize(f) < AREA;
    case 'adjacent':
      return foe !== undefined && g.map.distance(foe.space, f.space) === 1;
    case 'has':
      return canPay(f, countsOf(condition.symbols));
  }
}
