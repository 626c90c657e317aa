import type { Play, Referee } from '#kernel';
import { clockwise, ringOf } from '../../content/board.ts';
import { SCHULZ, specialist } from '../../content/members.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { DOUBLE, deedOf, INSPIRED_DOUBLE, INSPIRED_SPREAD, type Option, SPREAD, segmentOf } from '../option.ts';
import type { Night } from '../state.ts';
import { neededWith, strike } from './attack-roll.ts';

export const TWICE = specialist(SCHULZ).weapon.double ?? { ring: 0, needs: 0, kills: 0 };

export function* shotgun(g: Night, ref: Referee, order: Option): Play {
  g.fired |= 1 << SCHULZ;
  yield* shell(g, ref, order);
}

/** One shell: a single shot, or the double one if it was announced. */
export function* shell(g: Night, ref: Referee, order: Option): Play {
  const target = segmentOf(order);
  const deed = deedOf(order);
  const spread = deed === SPREAD || deed === INSPIRED_SPREAD;
  const double = deed === DOUBLE || deed === INSPIRED_DOUBLE || spread;
  const needs = double ? TWICE.needs : neededWith(SCHULZ, ringOf(target));
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, SCHULZ, needs, target, spread ? 'spread' : double ? 'double' : 'shotgun', needs) : ref.roll(6);
  if (!double) strike(g, ref, SCHULZ, 'shotgun', target, die, needs, 1, 'contact.schulz.shotgun');
  else if (!spread) strike(g, ref, SCHULZ, 'double', target, die, needs, TWICE.kills, 'contact.schulz.double');
  else {
    strike(g, ref, SCHULZ, 'double', target, die, needs, 1, 'contact.schulz.double-same-segment');
    strike(g, ref, SCHULZ, 'double', clockwise(target), die, needs, 1, 'contact.schulz.double-same-segment');
  }
}
