import type { CardId, GetawayId, WeaponId } from './content/kit.ts';
import type { SumOdds } from './facts/attempt.ts';
import type { Door } from './facts/escape.ts';
import type { Hiding } from './facts/hiding.ts';

/** A roll that decides something: in how many of so many falls it works, and how likely it works in the end, with every roll again. */
export type Odds = { readonly ways: number; readonly of: 36 | 6; readonly chance: number };

/** `adds`: what the answer changes of the chance; null where it rolls, or begins something. */
type Plan = Odds & { readonly adds: number | null };

/** `blocked`: of the weapon that is brought, bodyguards stop every number. `best`: the best of the hand, where nothing lies out yet. */
export type Kill = Plan & {
  readonly blocked: boolean;
  readonly best: { readonly weapons: readonly WeaponId[]; readonly sums: readonly SumOdds[] } | null;
};

/** `each`: how likely each way out is the one. `caught`: turns that whoever does not get away misses in prison. `best`: as of a kill. */
export type Escape = Plan & {
  readonly each: number;
  readonly caught: number;
  readonly doors: readonly Door[];
  readonly best: readonly GetawayId[] | null;
};

/**
 * What an answer would do. Whoever may roll again does so when it went wrong: with Loaded Dice in hand, and by the gifts of Lily and
 * Šimon where these need no new cards. Of dice that lie there already, only the next roll is told.
 */
export type Preview = {
  /** What it changes of the actions that are left. */
  readonly actions: number;
  /** Cards that leave the hand for it. */
  readonly cards: readonly CardId[];
  /** How many cards are drawn. */
  readonly draws: number;
  /** How likely the target dies. */
  readonly kill: Kill | null;
  /** How likely one gets away; where an attempt comes first, when it comes to that. */
  readonly away: Escape | null;
  /** What an attempt comes to, where that is certain. */
  readonly hiding: Hiding | null;
  /** Turns that are missed for certain, or by that hiding. */
  readonly misses: number;
};

export const NOTHING: Preview = { actions: 0, cards: [], draws: 0, kill: null, away: null, hiding: null, misses: 0 };
