import type { Key } from './chacha.ts';
import type { ChanceResult } from './chance.ts';
import type { Outcome } from './game.ts';
import type { ClauseId, GameEvent, GameTypes, Seat } from './types.ts';

/** An answer that was given, and what came out because of it. */
export interface AnswerRecord {
  readonly seat: Seat;
  readonly notation: string;
  readonly gave: readonly ChanceResult[];
}

/** An answer as it is written down: seat, notation, and what it rolled and drew. */
export type AnswerTuple = readonly [Seat, string, ...ChanceResult[]];

export function answerToTuple({ seat, notation, gave }: AnswerRecord): AnswerTuple {
  return [seat, notation, ...gave];
}

export function answerFromTuple([seat, notation, ...gave]: AnswerTuple): AnswerRecord {
  return { seat, notation, gave };
}

/** An event with its place in the log: told after `at` answers. */
export interface LogEvent<Event extends GameEvent = GameEvent> {
  readonly at: number;
  readonly event: Event;
  readonly clauses: readonly ClauseId[];
  /** Only for these seats; for everybody when it is left out. */
  readonly to?: readonly Seat[];
}

export type WhyNot = { readonly kind: 'legal' } | { readonly kind: 'forbidden'; readonly clauses: readonly ClauseId[] } | { readonly kind: 'unknown' };

/** A moment of a match, as a seat (or a spectator) sees it. */
export interface Scene<T extends GameTypes = GameTypes> {
  /** How many answers have been given: the number of the open decision. */
  readonly number: number;
  readonly view: T['View'];
  /** What is decided now, and the seats that are waited for; null when the match is over. */
  readonly decision: (T['Decision'] & { readonly seats: readonly Seat[] }) | null;
  readonly outcome: Outcome | null;
}

/** What may be answered now: whose it is, how it is written, what it would do. */
export interface OpenOption<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  readonly answer: T['Answer'];
  readonly notation: string;
  readonly preview: T['Preview'] | null;
}

/** All that one seat (or a spectator) knows of a match: what a screen, a program or a bot is given. */
export interface SeatView<T extends GameTypes = GameTypes> extends Scene<T> {
  /** What this seat may answer now, as notations; also what it need not. */
  readonly options: readonly string[];
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
export interface MatchOptions<T extends GameTypes = GameTypes> {
  readonly key?: Key | null;
  readonly script?: readonly ChanceResult[];
  readonly listen?: boolean;
  /** Gets everything the key gives (`MatchRecord.draws`). */
  readonly draws?: number[];
  /** Hears of each event with the state right after it, undefined during set-up. The state goes on changing: copy it or look at it at once. */
  watch?(event: LogEvent<T['Event']>, state: T['State'] | undefined): void;
}

/** All that a match is. Everything else is made from it by running it. */
export interface MatchParts<S> {
  readonly opening: readonly ChanceResult[];
  readonly answers: readonly AnswerRecord[];
  readonly key: Key | null;
  /** The first answer whose dice come from the key; -1 when set-up's did too. */
  readonly keySince: number;
  /** A shorter way to the present moment than all answers. */
  readonly checkpoint: Checkpoint<S> | null;
  /** Where the match begins when these rules did not play its set-up: older ones did, or somebody set up a position. There is no way back behind it. */
  readonly from?: Checkpoint<S>;
}
