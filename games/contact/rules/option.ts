import type { Seat } from '#kernel';
import { COLUMN_NAMES, clockwise, columnOf, columnOfBlue, columnOfBrown, ringOf, SEGMENT_NAMES, type Segment } from '../content/board.ts';
import { BRANSON, type Member, type MemberId, specialist } from '../content/members.ts';
import { type Night, seatOf } from './state.ts';

/**
 * Whatever somebody may decide, packed into one number: the segment (7 bits), what is done (5), the member it is done with (4),
 * and the seat that does it (3): 0 for the seat that commands the member, else the seat counted from 1.
 */
export type Option = number;

/** What is done. */
export type Deed = number;

export const WEAPON: Deed = 0;
export const DOUBLE: Deed = 1;
export const SPREAD: Deed = 2;
export const RONIN: Deed = 3;
/** Roll first, name the target afterwards. */
export const FIRE: Deed = 4;
export const GRENADE: Deed = 5;
/** The same with the grenade. */
export const LOB: Deed = 6;
export const INSPIRED: Deed = 7;
export const INSPIRED_DOUBLE: Deed = 8;
export const INSPIRED_SPREAD: Deed = 9;
export const INSPIRED_FIRE: Deed = 10;
export const WAIVE: Deed = 11;
export const TAKE: Deed = 12;
export const NEXT: Deed = 13;
export const REMOVE: Deed = 14;
export const MELEE: Deed = 15;
export const LEAVE: Deed = 16;
export const TRY: Deed = 17;
export const HOLD: Deed = 18;
export const REROLL: Deed = 19;
export const KEEP: Deed = 20;
export const TRIPWIRE: Deed = 21;
export const TRIPWIRE_LARGE: Deed = 22;
export const NO_TRIPWIRE: Deed = 23;
export const SKIP_BROWN: Deed = 24;
export const SKIP_BOTH: Deed = 25;
export const SKIP_BLUE: Deed = 26;
export const SCATTER: Deed = 27;
export const NO_SCATTER: Deed = 28;
export const INSPIRE: Deed = 29;

const DEED = 7;
const MEMBER = 12;
const BY = 16;
const NO_SEGMENT = 64;

export function option(member: Member, deed: Deed, segment: Segment = NO_SEGMENT): Option {
  return (member << MEMBER) | (deed << DEED) | segment;
}

/** Everything of an option but the segment, which is then added with `|`. */
export function without(member: Member, deed: Deed): Option {
  return (member << MEMBER) | (deed << DEED);
}

export function segmentOf(o: Option): Segment {
  return o & 127;
}

export function deedOf(o: Option): Deed {
  return (o >> DEED) & 31;
}

export function memberOf(o: Option): Member {
  return (o >> MEMBER) & 15;
}

/** An attack with an extra die that Cole has given. */
export function isInspired(o: Option): boolean {
  const deed = deedOf(o);
  return deed >= INSPIRED && deed <= INSPIRED_FIRE;
}

/** The same option, done by another seat than the one that commands the member. */
export function by(o: Option, seat: Seat): Option {
  return o | ((seat + 1) << BY);
}

/** The seat that an option names, -1 for the one that commands the member. */
export function namedSeat(o: Option): Seat {
  return (o >> BY) - 1;
}

export function ownerOfOption(g: Night, o: Option): Seat {
  const seat = namedSeat(o);
  return seat < 0 ? seatOf(g, memberOf(o)) : seat;
}

export function idOf(member: Member): MemberId {
  return specialist(member).id;
}

/** The dice of a spawn, as they are packed in place of a segment. */
export function packDice(blue: number, brown: number): number {
  return (blue - 1) * 8 + (brown - 1);
}

export function notate(o: Option, g: Night): string {
  const seat = o >> BY;
  return seat === 0 ? deedText(o, g) : `${deedText(o, g)} by player ${seat}`;
}

/** While a member's dice go on it need not be named again. */
export function notateAim(o: Option, g: Night): string {
  const deed = deedOf(o);
  const text = deed === WEAPON ? targetText(o, g) : deed === RONIN ? `ronin ${targetText(o, g)}` : deed === WAIVE ? 'waive' : deedText(o, g);
  const seat = o >> BY;
  return seat === 0 ? text : `${text} by player ${seat}`;
}

function deedText(o: Option, g: Night): string {
  const member = memberOf(o);
  const id = idOf(member);
  const at = targetText(o, g);
  switch (deedOf(o)) {
    case WEAPON:
      return `${id} ${specialist(member).weapon.word} ${at}`;
    case DOUBLE:
      return `${id} double ${at}`;
    case SPREAD:
      return `${id} double ${at}+${SEGMENT_NAMES[clockwise(segmentOf(o))]}`;
    case RONIN:
      return `${id} ronin ${at}`;
    case FIRE:
      return `${id} fire`;
    case GRENADE:
      return `${id} grenade ${SEGMENT_NAMES[segmentOf(o)]}`;
    case LOB:
      return `${id} grenade`;
    case INSPIRED:
      return `${id} inspired ${at}`;
    case INSPIRED_DOUBLE:
      return `${id} inspired double ${at}`;
    case INSPIRED_SPREAD:
      return `${id} inspired double ${at}+${SEGMENT_NAMES[clockwise(segmentOf(o))]}`;
    case INSPIRED_FIRE:
      return `${id} inspired fire`;
    case WAIVE:
      return `${id} waive`;
    case TAKE:
      return `take ${id}`;
    case NEXT:
      return `next ${id}`;
    case REMOVE:
      return `remove ${id}`;
    case INSPIRE:
      return `inspire ${id}`;
    case TRIPWIRE:
      return `tripwire ${at}`;
    case TRIPWIRE_LARGE:
      return `tripwire large ${at}`;
    default:
      return plainText(o);
  }
}

function plainText(o: Option): string {
  switch (deedOf(o)) {
    case MELEE:
      return 'melee remove';
    case LEAVE:
      return 'melee leave';
    case TRY:
      return 'first-aid try';
    case HOLD:
      return 'first-aid hold';
    case REROLL:
      return 'ardor reroll';
    case KEEP:
      return 'ardor keep';
    case NO_TRIPWIRE:
      return 'tripwire none';
    case SCATTER:
      return 'scatter remove';
    case NO_SCATTER:
      return 'scatter leave';
    default:
      return skipText(o);
  }
}

function skipText(o: Option): string {
  const blue = COLUMN_NAMES[columnOfBlue(1 + (segmentOf(o) >> 3))];
  const brown = COLUMN_NAMES[columnOfBrown(1 + (segmentOf(o) & 7))];
  const deed = deedOf(o);
  return `skip ${deed === SKIP_BLUE ? blue : brown} ${deed === SKIP_BROWN ? brown : blue}`;
}

/** The flame thrower's target is a column, unless the segment that is named decides. */
function targetText(o: Option, g: Night): string {
  const segment = segmentOf(o);
  const column = memberOf(o) === BRANSON && deedOf(o) === WEAPON && ringOf(segment) === 1 && !g.config.options['flame-target-decides'];
  return (column ? COLUMN_NAMES[columnOf(segment)] : SEGMENT_NAMES[segment]) ?? '';
}
