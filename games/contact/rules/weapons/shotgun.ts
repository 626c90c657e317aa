import type { Play, Referee } from '#kernel';
import { clockwise, ringOf } from '../../content/board.ts';
import { SCHULZ } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { neededWith, TWICE } from '../../facts/needs.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { kindOf, type Option, segmentOf } from '../option.ts';
import * as KIND from '../option-kind.ts';
import type { State } from '../state.ts';
import { strike } from './attack-roll.ts';

export function* shotgun(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << SCHULZ;
  yield* shell(g, ref, order);
}

/** One shell: a single shot, or the double one if it was announced. */
export function* shell(g: State, ref: Referee<Event>, order: Option): Play {
  const target = segmentOf(order);
  const kind = kindOf(order);
  const spread = kind === KIND.SPREAD || kind === KIND.INSPIRED_SPREAD;
  const double = kind === KIND.DOUBLE || kind === KIND.INSPIRED_DOUBLE || spread;
  const needs = double ? TWICE.needs : neededWith(SCHULZ, ringOf(target));
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, SCHULZ, needs, target, spread ? 'spread' : double ? 'double' : 'shotgun', needs) : ref.roll(6);
  if (!double) strike(g, ref, SCHULZ, 'shotgun', target, die, needs, 1, 'contact.schulz.shotgun');
  else if (!spread) strike(g, ref, SCHULZ, 'double', target, die, needs, TWICE.kills, 'contact.schulz.double');
  else {
    strike(g, ref, SCHULZ, 'double', target, die, needs, 1, 'contact.schulz.double-same-segment');
    strike(g, ref, SCHULZ, 'double', clockwise(target), die, needs, 1, 'contact.schulz.double-same-segment');
  }
}
