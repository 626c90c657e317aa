import type { Play, Referee, Seat } from '#kernel';
import type { Effect } from '../../content/effect.ts';
import type { Thing } from '../../content/index.ts';
import type { Event } from '../../event.ts';
import type { Source } from '../general/timing.ts';
import type { Foe, State } from '../state.ts';

/** Whose effect it is and where it comes from. */
export interface Context {
  readonly seat: Seat;
  readonly from: Source;
  /** The card, ability or rule. */
  readonly what: Thing;
  /** The enemy whose card it is. */
  readonly foe?: Foe | undefined;
  /** The place of the card in the stage play area. */
  readonly stage?: { index: number } | undefined;
}

export type Kind = Effect['do'];

/** The effects of the vocabulary that are called so. */
export type Step<K extends Kind> = { [P in K]: { readonly do: P } & Extract<Effect, { do: P }> }[K];

/** What the rules know of an effect of the vocabulary. */
export interface EffectRule<K extends Kind> {
  readonly apply: (g: State, ref: Referee<Event>, effect: Step<K>, ctx: Context) => Play | undefined;
  /** Whether it could do anything at all. Unless it is said here it always can. */
  readonly possible?: (g: State, seat: Seat, effect: Step<K>) => boolean;
  /** How many units of it would be left undone where it is forced. Unless it is said here it can be done in full. */
  readonly lacking?: (g: State, seat: Seat, effect: Step<K>) => number;
  /** How many units it has; one unless it is said here. */
  readonly units?: (effect: Step<K>) => number;
}

/** Effects that belong together. */
export type Family<K extends Kind> = { readonly [P in K]: EffectRule<P> };
