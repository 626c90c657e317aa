import { at } from '#kernel';
import { RINGS } from '../content/board.ts';
import { ability, BRANSON, cardOf, GRENADE, KENZO, MEMBERS, type Member, type MemberId, type Rings, SCHULZ, specialist } from '../content/members.ts';
import type { Settings } from '../settings.ts';
import type { AttackKind } from './attacks.ts';

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
  return at(NEEDED, 5 * member + ring);
}

const { kills } = specialist(BRANSON).weapon;
/** How many the flame thrower burns in a segment, at the most. */
export const BURNS = typeof kills === 'number' ? kills : 0;

/** What the flame thrower needs in a ring: by that ring's distance, or by that of the segment that is named. */
export function flameNeeds(ring: number, named: number, settings: Settings): number {
  return neededWith(BRANSON, settings['flame-target-decides'] ? named : ring);
}

/** How many dice the weapon has, by member. */
export const DICE: readonly number[] = MEMBERS.map(({ weapon }) => weapon.dice);

const FACES: readonly number[] = [1, 2, 3, 4, 5, 6];
const RESULTS: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, from) => FACES.filter((die) => die >= from));

/** The results of a die from this one on. */
export function resultsFrom(from: number): readonly number[] {
  return at(RESULTS, Math.min(from, 7));
}

/** The results of a die below this one. */
export function resultsBelow(limit: number): readonly number[] {
  return FACES.filter((die) => die < limit);
}

/** The chance of a die that needs this number. */
export function chance(needs: number): number {
  return Math.min(1, Math.max(0, (7 - needs) / 6));
}

/** The farthest ring a grenade reaches. */
export function grenadeReach(settings: Settings): number {
  return settings['grenade-range-2'] ? 2 : GRENADE.rings[1];
}

/** The rings that a kind of attack reaches. */
export function reachOf(member: MemberId, attack: AttackKind | null, settings: Settings): Rings {
  switch (attack) {
    case 'grenade':
    case 'lob':
      return [GRENADE.rings[0], grenadeReach(settings)];
    case 'ronin':
      return [MELEE.ring, MELEE.ring];
    case 'double':
    case 'spread':
    case 'inspired-double':
    case 'inspired-spread':
      return [TWICE.ring, TWICE.ring];
    default:
      return cardOf(member).weapon.rings;
  }
}
