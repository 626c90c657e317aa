import type { ChanceResult, Game, GameTypes } from '#kernel';
import type { Lesson, Way } from './course.ts';

/** What a play is measured by. */
export interface Goal<T extends GameTypes = GameTypes> {
  /** How likely something is, or how much of something there is on average. */
  readonly is: 'chance' | 'mean';
  readonly wanted: 'most' | 'least';
  /**
   * What it has come to: 1 or 0 of a chance, a number of a mean; null while that is open. It is asked wherever somebody decides or chance
   * does, with everything told since the position and with what chance has given to the last answer so far.
   */
  of(state: T['State'], told: readonly T['Event'][], gave: readonly ChanceResult[]): number | null;
}

/** A position, a goal, and the best ways to it, which a test finds by trying everything. What is said is in `words/challenges`. */
export interface Challenge<T extends GameTypes = GameTypes, Position = unknown>
  extends Pick<Lesson<Position>, 'id' | 'teaches' | 'position' | 'mine' | 'opening'> {
  /** What has been played before the first question. */
  readonly played?: readonly Way[];
  readonly goal: Goal<T>;
  /** Answers that change nothing on the table, with a star for anything: they are neither good nor bad. */
  readonly aside?: readonly string[];
  /** The answers of a way may come in any order: what leads to the same moment is as good. */
  readonly anyOrder?: true;
  /** The answers with which nothing is lost, until the goal is reached or chance decides. */
  readonly best: readonly (readonly string[])[];
  /** Other ways, with which the sentences compare. */
  readonly against?: readonly (readonly string[])[];
  /** What the best ways come to. */
  readonly reaches: readonly [n: number, of: number];
}

/** What a game gives people to crack: its rules, how its positions are set up, and the challenges in their order. */
export interface Practice<T extends GameTypes = GameTypes, Position = unknown> {
  readonly game: Game<T>;
  set(position: Position): { readonly config: T['Config']; readonly state: T['State'] };
  /** What is under way in a state and left out of what is saved: with it, a moment in the middle of an action is known again. */
  underWay?(state: T['State']): unknown;
  readonly challenges: readonly Challenge<T, Position>[];
}

/** What a challenge says in one language. */
export interface ChallengeWords {
  readonly title: string;
  readonly goal: string;
  /** Each says more than the one before. */
  readonly hint1: string;
  readonly hint2: string;
  /** Why the best way is the best, with its figure. */
  readonly reason: string;
}

export interface SaidPractice<T extends GameTypes = GameTypes, Position = unknown> extends Practice<T, Position> {
  readonly words: Readonly<Record<string, ChallengeWords>>;
}
