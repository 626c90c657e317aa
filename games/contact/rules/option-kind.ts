/** What is done: `import * as KIND`, so that it costs no more than the number it is. */
export type OptionKind = number;

export const WEAPON: OptionKind = 0;
export const DOUBLE: OptionKind = 1;
export const SPREAD: OptionKind = 2;
export const STRIKE: OptionKind = 3;
/** Roll first, name the target afterwards. */
export const ROLL_FIRST: OptionKind = 4;
export const THROW: OptionKind = 5;
/** The same with the grenade. */
export const LOB: OptionKind = 6;
export const INSPIRED: OptionKind = 7;
export const INSPIRED_DOUBLE: OptionKind = 8;
export const INSPIRED_SPREAD: OptionKind = 9;
export const INSPIRED_ROLL: OptionKind = 10;
export const WAIVE: OptionKind = 11;
export const TAKE: OptionKind = 12;
export const CALL: OptionKind = 13;
export const FALL: OptionKind = 14;
export const MELEE: OptionKind = 15;
export const SPARE: OptionKind = 16;
export const FIRST_AID: OptionKind = 17;
export const HOLD_AID: OptionKind = 18;
export const REROLL: OptionKind = 19;
export const KEEP: OptionKind = 20;
export const TRIPWIRE: OptionKind = 21;
export const TRIPWIRE_LARGE: OptionKind = 22;
export const NO_TRIPWIRE: OptionKind = 23;
export const SKIP_BROWN: OptionKind = 24;
export const SKIP_EACH: OptionKind = 25;
export const SKIP_BLUE: OptionKind = 26;
export const SCATTER: OptionKind = 27;
export const NO_SCATTER: OptionKind = 28;
export const INSPIRE: OptionKind = 29;
export const ACCEPT: OptionKind = 30;
export const REFUSE: OptionKind = 31;
