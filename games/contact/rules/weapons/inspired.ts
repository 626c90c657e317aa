import type { Play, Referee } from '#kernel';
import { ringOf } from '../../content/board.ts';
import { SCHULZ } from '../../content/members.ts';
import { deedOf, INSPIRED_FIRE, memberOf, type Option, segmentOf } from '../option.ts';
import type { Night } from '../state.ts';
import { neededWith, strike } from './attack-roll.ts';
import { flexibleShot } from './flexible.ts';
import { shell } from './shotgun.ts';

/** An extra die from Inspire: one more attack with the own weapon. It counts neither for Scatter nor for Ronin. */
export function* fireInspired(g: Night, ref: Referee, order: Option): Play {
  const member = memberOf(order);
  const place = g.team.indexOf(member);
  g.granted[place] = (g.granted[place] as number) - 1;
  if (deedOf(order) === INSPIRED_FIRE) return yield* flexibleShot(g, ref, 'rifle', 1);
  if (member === SCHULZ) return yield* shell(g, ref, order);
  const target = segmentOf(order);
  strike(g, ref, member, 'inspired', target, ref.roll(6), neededWith(member, ringOf(target)), 1, 'contact.cole.inspire-what');
}
