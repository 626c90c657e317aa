import type { Tile } from '../content/map.ts';

/** Where a commando is at in a turn, packed: tile, actions, [+1] tokens, what is left of the task, and yes or no to the rest. */
export type Moment = number;

export const BELOW: Tile = 31;
export const ACTIONS = 5;
export const PLUS = 8;
export const LEFT = 10;
export const VISIBLE = 1 << 12;
export const UNIFORMED = 1 << 13;
/** The guard of the task is still there. */
export const GUARDED = 1 << 14;
/** A lone enemy on the tile is gone. */
export const CLEARED = 1 << 15;
/** The locked doors of the tile are open. */
export const UNLOCKED = 1 << 16;
/** What is forgotten with the next step. */
export const ON_TILE = CLEARED | UNLOCKED;
/** How many moments there are. */
export const MOMENTS = 1 << 17;

export const tileIn = (m: Moment): Tile => m & 31;
export const actionsIn = (m: Moment): number => (m >> ACTIONS) & 7;
export const plusIn = (m: Moment): number => (m >> PLUS) & 3;
export const leftIn = (m: Moment): number => (m >> LEFT) & 3;
