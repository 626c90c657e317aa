import type { Play, Referee } from '#kernel';
import { COLUMNS, columnOf, ringOf, type Segment } from '../../content/board.ts';
import { BRANSON } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { BURNS, flameNeeds } from '../../facts/needs.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { type Option, segmentOf } from '../option.ts';
import { type State, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

/** One roll for the first two segments of a column, each judged by its own distance, or both by that of the segment named. */
export function* flameThrower(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << BRANSON;
  const inner: Segment = columnOf(segmentOf(order));
  const outer: Segment = inner + COLUMNS;
  const named = ringOf(segmentOf(order));
  const needsInner = flameNeeds(1, named, g.config.settings);
  const needsOuter = flameNeeds(2, named, g.config.settings);
  const best = zombiesIn(g, outer) > 0 ? needsOuter : needsInner;
  const next = (lies: number): number => (zombiesIn(g, inner) > 0 && lies < needsInner ? needsInner : best);
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, BRANSON, best, segmentOf(order), 'flame', best, next) : ref.roll(6);
  if (zombiesIn(g, inner) > 0) strike(g, ref, BRANSON, 'flame', inner, die, needsInner, BURNS, 'contact.branson.flamethrower');
  if (zombiesIn(g, outer) > 0) strike(g, ref, BRANSON, 'flame', outer, die, needsOuter, BURNS, 'contact.branson.flamethrower');
}
