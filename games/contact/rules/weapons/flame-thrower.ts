import type { Play, Referee } from '#kernel';
import { COLUMNS, columnOf, ringOf, type Segment } from '../../content/board.ts';
import { BRANSON, specialist } from '../../content/members.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { type Option, segmentOf } from '../option.ts';
import { type Night, zombiesIn } from '../state.ts';
import { neededWith, strike } from './attack-roll.ts';

const { kills } = specialist(BRANSON).weapon;
const BURNS = typeof kills === 'number' ? kills : 0;

/** One roll for the first two segments of a column, each judged by its own distance, or both by that of the segment named. */
export function* flameThrower(g: Night, ref: Referee, order: Option): Play {
  g.fired |= 1 << BRANSON;
  const inner: Segment = columnOf(segmentOf(order));
  const outer: Segment = inner + COLUMNS;
  const named = g.config.options['flame-target-decides'] ? neededWith(BRANSON, ringOf(segmentOf(order))) : 0;
  const needsInner = named || neededWith(BRANSON, 1);
  const needsOuter = named || neededWith(BRANSON, 2);
  const best = zombiesIn(g, outer) > 0 ? needsOuter : needsInner;
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, BRANSON, best, segmentOf(order), 'flame', best) : ref.roll(6);
  if (zombiesIn(g, inner) > 0) strike(g, ref, BRANSON, 'flame', inner, die, needsInner, BURNS, 'contact.branson.flamethrower');
  if (zombiesIn(g, outer) > 0) strike(g, ref, BRANSON, 'flame', outer, die, needsOuter, BURNS, 'contact.branson.flamethrower');
}
