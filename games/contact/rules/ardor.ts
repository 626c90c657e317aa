import type { Play, Referee } from '#kernel';
import { type Segment, segmentName } from '../content/board.ts';
import { COOPER, type Member } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { DieFor } from '../types.ts';
import { ask, question } from './ask.ts';
import * as DEED from './deed.ts';
import { deedOf, idOf, type Option, option } from './option.ts';
import { lives, type State, seatOf } from './state.ts';

const REROLL_OR_KEEP: readonly Option[] = [option(COOPER, DEED.REROLL), option(COOPER, DEED.KEEP)];

export const ardor = question({ kind: 'ardor', candidates: () => REROLL_OR_KEEP, constraints: [] });

/** Cooper lives and has not yet let anybody reroll this turn. */
export function ardorReady(g: State): boolean {
  return g.ardor && lives(g, COOPER);
}

/** A member's die that Ardor may reroll, unless it already shows the best there is for it (`best` or more). */
export function* rollWithArdor(g: State, ref: Referee<Event>, member: Member, best: number, target: Segment, what: DieFor, needs: number): Play<number> {
  const die = ref.roll(6);
  return die >= best ? die : yield* offerArdor(g, ref, member, die, target, what, needs);
}

/** The new result stands, even if it is worse. */
export function* offerArdor(g: State, ref: Referee<Event>, member: Member, die: number, target: Segment, what: DieFor, needs: number): Play<number> {
  const about = { member: idOf(member), rolled: die, target: target < 0 ? null : segmentName(target), for: what, needs };
  const answer = yield* ask(g, ref, seatOf(g, COOPER), ardor, REROLL_OR_KEEP, about);
  if (deedOf(answer) === DEED.KEEP) return die;
  g.ardor = false;
  const again = ref.roll(6);
  if (ref.listening) ref.tell({ kind: 'ardor', member: idOf(member), from: die, to: again }, 'contact.cooper.ardor');
  return again;
}
