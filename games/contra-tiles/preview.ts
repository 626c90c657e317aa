import type { Event } from './event.ts';
import type { Joint } from './facts/joints.ts';

/** A closed tile, and what it is worth to its side. */
export type Scored = Extract<Event, { kind: 'score' }>;

/** What happens to the purses. */
export type Change = Extract<Event, { kind: 'pay' | 'reward' | 'broke' }>;

/** What happens to closed tiles and to the purses. */
export type Scoring = Scored | Change;

/** What a placement, or the choice of the tile to score next, would do. */
export type Preview = {
  /** Where edges of player tiles would meet crowns. */
  readonly joints: readonly Joint[];
  readonly matching: number;
  /** What would be told of the scoring, in order. */
  readonly scoring: readonly Scoring[];
  /** The tiles that would be closed together, of which the active player says which is scored first. */
  readonly toScore: readonly Scored[];
};
