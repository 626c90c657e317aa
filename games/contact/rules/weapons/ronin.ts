import type { Play, Referee } from '#kernel';
import type { Segment } from '../../content/board.ts';
import { KENZO } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { MELEE } from '../../facts/needs.ts';
import { ardorReady, rollWithArdor } from '../ardor.ts';
import { type Option, segmentOf } from '../option.ts';
import { type State, zombiesIn } from '../state.ts';
import { strike } from './attack-roll.ts';

/** Both dice at one segment of the first ring; each 5 or 6 among them grants one more, which grants nothing. */
export function* ronin(g: State, ref: Referee<Event>, order: Option): Play {
  g.fired |= 1 << KENZO;
  g.ronin = true;
  const target = segmentOf(order);
  let granted = 0;
  for (let i = 0; i < MELEE.dice; i++) if ((yield* cut(g, ref, target, true)) >= MELEE.grants) granted++;
  for (let i = 0; i < granted; i++) yield* cut(g, ref, target, false);
}

/** One die of Kenzo's two where rifle and melee may be mixed; what it grants comes at once. */
export function* meleeDie(g: State, ref: Referee<Event>, target: Segment): Play {
  if ((yield* cut(g, ref, target, true)) >= MELEE.grants) yield* cut(g, ref, target, false);
}

/** Nothing is rolled at a segment that is empty by now. */
function* cut(g: State, ref: Referee<Event>, target: Segment, own: boolean): Play<number> {
  const group = zombiesIn(g, target);
  if (group === 0) return 0;
  const best = own && group > 1 ? MELEE.grants : MELEE.needs;
  const die = ardorReady(g) ? yield* rollWithArdor(g, ref, KENZO, best, target, own ? 'ronin' : 'ronin-extra', MELEE.needs) : ref.roll(6);
  strike(g, ref, KENZO, 'ronin', target, die, MELEE.needs, 1, own ? 'contact.kenzo.ronin' : 'contact.kenzo.ronin-extra');
  return die;
}
