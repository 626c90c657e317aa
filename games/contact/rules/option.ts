import type { Seat } from '#kernel';
import type { Segment } from '../content/board.ts';
import { type Member, type MemberId, specialist } from '../content/members.ts';
import type { Away } from '../facts/arrivals.ts';
import type { OptionKind } from './option-kind.ts';
import * as KIND from './option-kind.ts';
import { type State, seatOf } from './state.ts';

/**
 * Whatever somebody may decide, packed into one number: the segment (7 bits), what is done (5), the member it is done with (4),
 * and the seat that does it (3): 0 for the seat that commands the member, else the seat counted from 1.
 */
export type Option = number;

/** Where zombies stay away, by kind. */
export const AWAY: Readonly<Record<OptionKind, Away>> = { [KIND.SKIP_BROWN]: 'brown', [KIND.SKIP_EACH]: 'each', [KIND.SKIP_BLUE]: 'blue' };

const KIND_BITS = 7;
const MEMBER_BITS = 12;
const BY_BITS = 16;
const NO_SEGMENT = 64;

export function option(member: Member, kind: OptionKind, segment: Segment = NO_SEGMENT): Option {
  return (member << MEMBER_BITS) | (kind << KIND_BITS) | segment;
}

/** Everything of an option but the segment, which is then added with `|`. */
export function without(member: Member, kind: OptionKind): Option {
  return (member << MEMBER_BITS) | (kind << KIND_BITS);
}

export function segmentOf(o: Option): Segment {
  return o & 127;
}

/** Which of several dice is meant, counted from 0; it stands where the segment does. -1 where there is but one. */
export function dieOf(o: Option): number {
  return segmentOf(o) === NO_SEGMENT ? -1 : segmentOf(o);
}

export function kindOf(o: Option): OptionKind {
  return (o >> KIND_BITS) & 31;
}

export function memberOf(o: Option): Member {
  return (o >> MEMBER_BITS) & 15;
}

/** An attack with an extra die that Cole has given. */
export function isInspired(o: Option): boolean {
  const kind = kindOf(o);
  return kind >= KIND.INSPIRED && kind <= KIND.INSPIRED_ROLL;
}

/** The same option, done by another seat than the one that commands the member. */
export function by(o: Option, seat: Seat): Option {
  return o | ((seat + 1) << BY_BITS);
}

/** The seat that an option names, -1 for the one that commands the member. */
export function namedSeat(o: Option): Seat {
  return (o >> BY_BITS) - 1;
}

export function ownerOfOption(g: State, o: Option): Seat {
  const seat = namedSeat(o);
  return seat < 0 ? seatOf(g, memberOf(o)) : seat;
}

export function idOf(member: Member): MemberId {
  return specialist(member).id;
}
