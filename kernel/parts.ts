import type { Key } from './chacha.ts';
import type { Given } from './chance.ts';
import type { ClauseId, GameEvent, Json, Outcome, Seat } from './game.ts';

/** An answer that was given, and what came out because of it. */
export interface Answer {
  readonly seat: Seat;
  readonly notation: string;
  readonly gave: readonly Given[];
}

/** An answer as it is written down: seat, notation, and what it rolled and drew. */
export type WrittenAnswer = readonly [Seat, string, ...Given[]];

export function written({ seat, notation, gave }: Answer): WrittenAnswer {
  return [seat, notation, ...gave];
}

export function answerFrom([seat, notation, ...gave]: WrittenAnswer): Answer {
  return { seat, notation, gave };
}

/** An event with its place: told after `at` answers. */
export interface Told {
  readonly at: number;
  readonly event: GameEvent;
  readonly clauses: readonly ClauseId[];
  /** Only for these seats; for everybody when it is left out. */
  readonly to?: readonly Seat[];
}

export type WhyNot = { readonly kind: 'legal' } | { readonly kind: 'forbidden'; readonly clauses: readonly ClauseId[] } | { readonly kind: 'unknown' };

/** What one seat (or a spectator) knows of a match. */
export interface SeatView {
  readonly number: number;
  readonly view: Json;
  /** What is being asked, and of whom; null when the match is over. */
  readonly asked: { readonly kind: string; readonly about: Json; readonly seats: readonly Seat[] } | null;
  /** What this seat may answer now. */
  readonly options: readonly string[];
  readonly outcome: Outcome | null;
}

/** A state between two turns, and where the match was then. */
export interface Checkpoint<S> {
  /** How many answers had been given. */
  readonly at: number;
  /** How much of what the last of them gave had come out. */
  readonly gave: number;
  readonly position: number;
  readonly state: S;
}

/** Where dice come from: the key, a test's script, or only what others tell (a match that is followed without its key). */
export interface MatchOptions {
  readonly key?: Key | null;
  readonly script?: readonly Given[];
  readonly listen?: boolean;
}

/** All that a match is. Everything else is made from it by running it. */
export interface MatchParts<S> {
  readonly opening: readonly Given[];
  readonly answers: readonly Answer[];
  readonly key: Key | null;
  /** The first answer whose dice come from the key; -1 when set-up's did too. */
  readonly keySince: number;
  /** A shorter way to the present moment than all answers. */
  readonly checkpoint: Checkpoint<S> | null;
  /** Where the match begins for these rules when they did not play its set-up: what came before is as it was said, and there is no way back to it. */
  readonly from?: Checkpoint<S>;
}
