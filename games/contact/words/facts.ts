import { type ColumnName, columnIn, columnNamed, isColumn, ringIn, type SegmentName } from '../content/board.ts';
import { cardOf, type MemberId, shortName } from '../content/members.ts';
import type { Arrival } from '../facts/arrivals.ts';
import type { Target } from '../preview.ts';
import type { Lying } from '../types.ts';

/** What sentences may ask about places, members, dice and targets. */

type Place = SegmentName | ColumnName;

export const NAME = shortName;
export const ROLE_OF = (member: MemberId) => cardOf(member).role;
/** What a member fires, as the catalogue calls it. */
export const ARM = (member: MemberId): string => cardOf(member).weapon.title.replaceAll(' ', '-');

const column = (place: Place) => columnNamed(isColumn(place) ? place : columnIn(place));
export const COLOUR = (place: Place): 'blue' | 'brown' => column(place).colour;
export const COLUMN = (place: Place): number => column(place).number;
/** 0 for a whole column. */
export const RING = (place: Place): number => (isColumn(place) ? 0 : ringIn(place));

/** Of those who stand or arrive somewhere. */
export const SEGMENT = ({ segment }: Arrival): SegmentName => segment;
export const ZOMBIES = ({ zombies }: Arrival): number => zombies;

/** Of what is aimed at. */
export const AIM = ({ at }: Target): SegmentName => at;
export const NEEDS = ({ needs }: Target): number => needs;
export const HITS = ({ hits }: Target): number => hits;
export const HELPED = ({ withArdor }: Target): boolean => withArdor !== null;
export const ARDOR = ({ withArdor }: Target): number => withArdor ?? 0;

/** Of a die that lies there. */
export const ROLLED = ({ rolled }: Lying): number => rolled;
export const NEEDED = ({ needs }: Lying): number => needs;
export const EFFECT = ({ rolled, needs, grants }: Lying): 'miss' | 'hit' | 'more' => (rolled < needs ? 'miss' : grants ? 'more' : 'hit');
/** Where it was aimed at, as a list of one or none. */
export const TARGET = ({ target }: Lying): readonly SegmentName[] => (target === null ? [] : [target]);
