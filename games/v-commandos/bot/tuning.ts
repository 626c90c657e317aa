/*
 * What things are worth to the bots, with a wound as the coin. Found by playing whole tables of games.
 */

/** One action of one commando. */
export const ACTION = 0.2;
/** The alarm begins to sound. */
export const ALARM = 0.6;
/** Being Visible when the turn is over, apart from the shots of this turn. */
export const SEEN = 0.35;
/** A [+1] token at hand. */
export const SAVED = 0.15;
/** An enemy goes back into the bag. */
export const KILL = 0.15;
/** An objective is done. */
export const DONE = 2;
/** Critical Condition. */
export const CRITICAL = 3;
/** What is left of a danger for whoever can still slip away with a [+1] token. */
export const SLIP = 0.45;
/** The chance that the token drawn for an enemy is Spotted. */
export const SPOTTED_CHANCE = 0.23;

/** In actions: a step into the open, being found, a locked door that makes noise. */
export const OPEN_STEP = 3;
export const FOUND_STEP = 4;
export const LOUD_DOOR = 4;
