/*
 * What things are worth to the bots, with a wound as the coin, and how far things are, in actions. Found by playing whole tables of games.
 */

export const TUNING = {
  /** One action of one commando. */
  action: 0.32,
  /** The alarm begins to sound. */
  alarm: 0.6,
  /** Being Visible when the turn is over, apart from the shots of this turn. */
  seen: 0.21,
  /** A [+1] token at hand. */
  saved: 0.15,
  /** An enemy goes back into the bag. */
  kill: 0.15,
  /** The alarm is silenced by somebody who has nothing else to do. */
  hush: 1,
  /** An objective is done. */
  done: 2,
  /** Critical Condition. */
  critical: 3,
  /** What is left of a danger for whoever can still slip away with a [+1] token. */
  slip: 0.45,
  /** The chance that the token drawn for an enemy is Spotted. */
  spotted: 0.23,
  /** A step into the open, being found, a locked door that makes noise: in actions. */
  openStep: 3,
  foundStep: 2.4,
  loudDoor: 4,
  /** How much dearer an action gets when time runs out, and how many turns in hand are enough. */
  haste: 6.4,
  patience: 6,
} as const;
