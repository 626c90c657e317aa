import type { Play, Referee } from '#kernel';
import { COLUMNS, columnOf, ringOf, type Segment } from '../../content/board.ts';
import { BRANSON, specialist } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { flameNeeds } from '../../facts/needs.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { type Option, segmentOf } from '../option.ts';
import { type State, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

const { kills } = specialist(BRANSON).weapon;
const BURNS = typeof kills === 'number' ? kills : 0;

/** One roll for the first two segments of a column, each judged by its own distance, or both by that of the segment named. */
export function* flameThrower(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << BRANSON;
  const inner: Segment = columnOf(segmentOf(order));
  const outer: Segment = inner + COLUMNS;
  const named = ringOf(segmentOf(order));
  const needsInner = flameNeeds(1, named, g.config.settings);
  const needsOuter = flameNeeds(2, named, g.config.settings);
  const best = zombiesIn(g, outer) > 0 ? needsOuter : needsInner;
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, BRANSON, best, segmentOf(order), 'flame', best) : ref.roll(6);
  if (zombiesIn(g, inner) > 0) strike(g, ref, BRANSON, 'flame', inner, die, needsInner, BURNS, 'contact.branson.flamethrower');
  if (zombiesIn(g, outer) > 0) strike(g, ref, BRANSON, 'flame', outer, die, needsOuter, BURNS, 'contact.branson.flamethrower');
}
