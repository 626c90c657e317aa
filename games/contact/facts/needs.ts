import type { Answer } from '../answer.ts';
import { RINGS, ringIn, type SegmentName } from '../content/board.ts';
import {
  ability,
  BRANSON,
  cardOf,
  GRENADE,
  KENZO,
  MEMBERS,
  type Member,
  type MemberId,
  memberNamed,
  type Rings,
  SCHULZ,
  specialist,
} from '../content/members.ts';
import type { Settings } from '../settings.ts';
import type { Way } from './ways.ts';

/** Kenzo's blade, and Schulz's announced shot. */
export const MELEE = ability(KENZO, 'ronin');
export const TWICE = specialist(SCHULZ).weapon.double ?? { ring: 0, needs: 0, kills: 0 };

/** An attack roll has to show more than the distance. */
export function needed(ring: number): number {
  return ring + 1;
}

/** The same with the weapon's own shift, for every member and ring: `5 × member + ring`. */
const NEEDED: readonly number[] = MEMBERS.flatMap(({ weapon: { shift } }) =>
  Array.from({ length: RINGS + 1 }, (_, ring) => needed(ring) + (shift !== undefined && ring >= shift.rings[0] && ring <= shift.rings[1] ? shift.by : 0)),
);

export function neededWith(member: Member, ring: number): number {
  return NEEDED[5 * member + ring] as number;
}

/** What the flame thrower needs in a ring: by that ring's distance, or by that of the segment that is named. */
export function flameNeeds(ring: number, named: number, settings: Settings): number {
  return neededWith(BRANSON, settings['flame-target-decides'] ? named : ring);
}

/** How many dice the weapon has, by member. */
export const DICE: readonly number[] = MEMBERS.map(({ weapon }) => weapon.dice);

/** The chance of a die that needs this number. */
export function chance(needs: number): number {
  return Math.min(1, Math.max(0, (7 - needs) / 6));
}

/** The same as people say it. */
export function percent(needs: number): number {
  return Math.round(100 * chance(needs));
}

/** The number that the first die of an answer has to show at one of its segments, 1 where nothing can go wrong; null where no die is rolled for it. */
export function needsOf(answer: Answer, segment: SegmentName, settings: Settings): number | null {
  const ring = ringIn(answer.do === 'burn-at' ? answer.at : segment);
  switch (answer.do) {
    case 'strike':
      return MELEE.needs;
    case 'double':
    case 'spread':
      return TWICE.needs;
    case 'throw':
      return needed(ring);
    case 'fire':
      return settings['launcher-auto'] && cardOf(answer.member).weapon.kills === 'd6' ? 1 : neededWith(memberNamed(answer.member), ring);
    case 'burn':
    case 'burn-at':
      return neededWith(memberNamed(answer.member), ring);
    default:
      return null;
  }
}

/** The farthest ring a grenade reaches. */
export function grenadeReach(settings: Settings): number {
  return settings['grenade-range-2'] ? 2 : GRENADE.rings[1];
}

/** The rings that a way of attacking reaches. */
export function reachOf(member: MemberId, way: Way | null, settings: Settings): Rings {
  switch (way) {
    case 'grenade':
    case 'lob':
      return [GRENADE.rings[0], grenadeReach(settings)];
    case 'ronin':
      return [MELEE.ring, MELEE.ring];
    case 'double':
    case 'spread':
    case 'inspired double':
    case 'inspired spread':
      return [TWICE.ring, TWICE.ring];
    default:
      return cardOf(member).weapon.rings;
  }
}
