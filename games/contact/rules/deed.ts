/** What is done: `import * as DEED`, so that it costs no more than the number it is. */
export type Deed = number;

export const WEAPON: Deed = 0;
export const DOUBLE: Deed = 1;
export const SPREAD: Deed = 2;
export const STRIKE: Deed = 3;
/** Roll first, name the target afterwards. */
export const ROLL_FIRST: Deed = 4;
export const THROW: Deed = 5;
/** The same with the grenade. */
export const LOB: Deed = 6;
export const INSPIRED: Deed = 7;
export const INSPIRED_DOUBLE: Deed = 8;
export const INSPIRED_SPREAD: Deed = 9;
export const INSPIRED_ROLL: Deed = 10;
export const WAIVE: Deed = 11;
export const TAKE: Deed = 12;
export const CALL: Deed = 13;
export const FALL: Deed = 14;
export const MELEE: Deed = 15;
export const SPARE: Deed = 16;
export const FIRST_AID: Deed = 17;
export const HOLD_AID: Deed = 18;
export const REROLL: Deed = 19;
export const KEEP: Deed = 20;
export const TRIPWIRE: Deed = 21;
export const TRIPWIRE_LARGE: Deed = 22;
export const NO_TRIPWIRE: Deed = 23;
export const SKIP_BROWN: Deed = 24;
export const SKIP_EACH: Deed = 25;
export const SKIP_BLUE: Deed = 26;
export const SCATTER: Deed = 27;
export const NO_SCATTER: Deed = 28;
export const INSPIRE: Deed = 29;
export const ACCEPT: Deed = 30;
export const REFUSE: Deed = 31;
