import type { Answer } from '../answer.ts';
import { clockwise, type SegmentName, segmentName, segmentNamed } from '../content/board.ts';
import { cardOf, type MemberId, type Weapon } from '../content/members.ts';

/** How somebody acts: with which weapon, or with what else; `inspired` is an extra die that Cole has given. */
export type AttackKind =
  | Weapon['word']
  | 'double'
  | 'spread'
  | 'ronin'
  /** The die is rolled before the target is named. */
  | 'roll-first'
  | 'grenade'
  /** The same with the grenade. */
  | 'lob'
  | 'inspired'
  | 'inspired-double'
  | 'inspired-spread'
  | 'inspired-roll-first'
  | 'tripwire'
  | 'tripwire-large';

const DOUBLES: readonly AttackKind[] = ['double', 'spread', 'inspired-double', 'inspired-spread'];
const INSPIRED: readonly AttackKind[] = ['inspired', 'inspired-double', 'inspired-spread', 'inspired-roll-first'];
const TRIPWIRES: readonly AttackKind[] = ['tripwire', 'tripwire-large'];

/** The double shot, at one segment or at two. */
export function isDouble(attack: AttackKind): boolean {
  return DOUBLES.includes(attack);
}

export function isInspired(attack: AttackKind): boolean {
  return INSPIRED.includes(attack);
}

export function isTripwire(attack: AttackKind): boolean {
  return TRIPWIRES.includes(attack);
}

/** How an answer acts; null for what is no act of a member. */
export function attackKindOf(answer: Answer): AttackKind | null {
  switch (answer.do) {
    case 'fire':
      return answer.extra ? 'inspired' : cardOf(answer.member).weapon.word;
    case 'burn':
    case 'burn-at':
      return 'flame';
    case 'double':
    case 'spread':
      return answer.extra ? `inspired-${answer.do}` : answer.do;
    case 'strike':
      return 'ronin';
    case 'roll-first':
      return answer.extra ? 'inspired-roll-first' : 'roll-first';
    case 'throw':
      return 'grenade';
    case 'lob':
      return 'lob';
    case 'tripwire':
      return answer.large ? 'tripwire-large' : 'tripwire';
    default:
      return null;
  }
}

/** The segments an answer is aimed at. */
export function targetsOf(answer: Answer): readonly SegmentName[] {
  switch (answer.do) {
    case 'burn':
      return [`${answer.column}/r1`, `${answer.column}/r2`];
    case 'spread':
      return [answer.at, beside(answer.at)];
    default:
      return 'at' in answer ? [answer.at] : [];
  }
}

/** The neighbour that a double shot on two segments takes as well. */
export function beside(at: SegmentName): SegmentName {
  return segmentName(clockwise(segmentNamed(at)));
}

/** The member who does it or is chosen by it. */
export function memberIn(answer: Answer): MemberId | null {
  return 'member' in answer ? answer.member : null;
}
