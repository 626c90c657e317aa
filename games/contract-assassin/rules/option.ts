import type { Card } from '../content/kit.ts';
import type { Space } from '../content/map.ts';

/*
 * An option as a number: what is done, and with which card, in which space, with which number. There are up to 139 of them in
 * one decision, made for every step of every playout; `answer.ts` says what they mean.
 */
export type Option = number;

export const DRAW = 1;
export const MOVE = 2;
export const TRAVEL = 3;
export const ATTEMPT = 4;
export const LEARN = 5;
export const PLAY = 6;
export const END = 7;
export const BRING = 8;
export const ROLL = 9;
export const SHIFT = 10;
export const LEAVE = 11;
export const ACCEPT = 12;
export const AGAIN = 13;
export const STOP = 14;
export const KEEP = 15;
export const KEEP_NOTHING = 16;
export const GIVE = 17;
export const ESCAPE = 18;
export const HIDE = 19;
export const GO = 20;
export const SURRENDER = 21;
export const SIT_OUT = 22;
export const PICK = 23;

const BITS = 5;
const NONE = 127;

export function option(kind: number, card: Card = 0, space: Space = NONE, number = 0): Option {
  return kind | (card << BITS) | (space << 10) | (number << 17);
}

export const kindOf = (o: Option): number => o & 31;
export const cardOf = (o: Option): Card => (o >> BITS) & 31;
export const spaceOf = (o: Option): Space => (o >> 10) & 127;
export const numberOf = (o: Option): number => o >> 17;
export const hasSpace = (o: Option): boolean => spaceOf(o) !== NONE;
