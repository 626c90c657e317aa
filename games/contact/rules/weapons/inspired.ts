import { at, type Play, type Referee } from '#kernel';
import { ringOf } from '../../content/board.ts';
import { SCHULZ } from '../../content/members.ts';
import type { Event } from '../../event.ts';
import { neededWith } from '../../facts/needs.ts';
import * as DEED from '../deed.ts';
import { deedOf, memberOf, type Option, segmentOf } from '../option.ts';
import { placeOf, type State } from '../state.ts';
import { strike } from './attack-roll.ts';
import { flexibleShot } from './flexible.ts';
import { shell } from './shotgun.ts';

/** An extra die from Inspire: one more attack with the own weapon. It counts neither for Scatter nor for Ronin. */
export function* fireInspired(g: State, ref: Referee<Event>, order: Option): Play {
  const member = memberOf(order);
  const place = placeOf(g, member);
  g.granted[place] = at(g.granted, place) - 1;
  if (deedOf(order) === DEED.INSPIRED_ROLL) return yield* flexibleShot(g, ref, 'rifle', 1);
  if (member === SCHULZ) return yield* shell(g, ref, order);
  const target = segmentOf(order);
  strike(g, ref, member, 'inspired', target, ref.roll(6), neededWith(member, ringOf(target)), 1, 'contact.cole.inspire-what');
}
