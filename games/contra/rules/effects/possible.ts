import type { Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import { reach } from '../attack/attack.ts';
import { enemyWithin, ledgesNear, movers } from '../general/choosing.ts';
import { canJump } from '../movement/paths.ts';
import { AREA, areaSize, fighter, type Raid } from '../state.ts';

/** Whether an effect could do anything at all: what cannot is not offered. */
export function possible(g: Raid, seat: Seat, effects: readonly Effect[]): boolean {
  return effects.length === 0 || effects.some((effect) => could(g, seat, effect));
}

function could(g: Raid, seat: Seat, effect: Effect): boolean {
  const f = fighter(g, seat);
  switch (effect.do) {
    case 'attack':
      return reach(g, seat, effect) > 0;
    case 'next-attack':
    case 'move':
      return effect.who === 'you' || movers(g, seat, effect.who, effect.do === 'move' ? effect.within : undefined).length > 0;
    case 'jump':
      return canJump(g, seat);
    case 'place':
      return ledgesNear(g, seat, effect.within).length > 0;
    case 'damage':
    case 'breach':
    case 'push-enemy':
      return enemyWithin(g, seat, effect.within);
    case 'recover':
      return f.discard.length > 0;
    case 'lose-objective':
      return f.mission !== 0;
    case 'take-enemy':
      return areaSize(f) < AREA && g.fighters.some((other, s) => s !== seat && other.foes.length > 0);
    case 'gain':
      return movers(g, seat, effect.who ?? 'you', effect.within).length > 0 || effect.who === undefined;
    case 'choose':
      return effect.of.some((branch) => possible(g, seat, branch));
    case 'clean-gels':
      return f.gels > 0;
    default:
      return true;
  }
}
