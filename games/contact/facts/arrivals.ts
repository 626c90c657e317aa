import { columnOfBlue, columnOfBrown, type SegmentName, segmentAt, segmentName } from '../content/board.ts';
import { AYDEN, ability } from '../content/members.ts';
import type { Settings } from '../settings.ts';

/** What 35 small and 8 large tokens can show. */
export const TOKEN_CAP = 75;
/** More than ever come at once. */
export const WITHOUT_END = 1000;
export const RECON = ability(AYDEN, 'air-recon');

/** Where Air recon keeps two away: both of the brown group, one of each, both of the blue group. */
export type Away = 'brown' | 'each' | 'blue';

/** How many come where. */
export type Arrival = { readonly segment: SegmentName; readonly zombies: number };

/** How many more the tokens can show. */
export function roomFor(settings: Settings, onBoard: number): number {
  return settings['token-cap'] ? TOKEN_CAP - onBoard : WITHOUT_END;
}

/** How many come on the brown and on the blue number: each die tells how many, the other one where. Where tokens are short the larger group comes first. */
export function comers(blue: number, brown: number, away: Away | null, room: number): readonly [onBrown: number, onBlue: number] {
  const onBrown = blue - (away === 'brown' ? RECON.fewer : away === 'each' ? 1 : 0);
  const onBlue = brown - (away === 'blue' ? RECON.fewer : away === 'each' ? 1 : 0);
  const first = Math.min(Math.max(onBrown, onBlue), room);
  return onBrown > onBlue ? [first, Math.min(onBlue, room - first)] : [Math.min(onBrown, room - first), first];
}

export function arrivals(blue: number, brown: number, [onBrown, onBlue]: readonly [number, number]): readonly Arrival[] {
  return [
    { segment: segmentName(segmentAt(columnOfBrown(brown), 4)), zombies: onBrown },
    { segment: segmentName(segmentAt(columnOfBlue(blue), 4)), zombies: onBlue },
  ];
}
