import type { Deck, Outcome, Seat } from '#kernel';
import type { Config } from '../settings.ts';

/** Plain data: between two turns it says everything. */
export interface State {
  readonly config: Config;
  readonly deck: Deck<number>;
  readonly hands: readonly [number[], number[]];
  /** The cards of this climb, the last on top. */
  pile: number[];
  /** Cards of climbs that are over, face up. */
  readonly gone: number[];
  readonly points: [number, number];
  /** What was rolled last; 0 before. */
  die: number;
  active: Seat;
  outcome: Outcome | null;
}

export const SEATS: readonly Seat[] = [0, 1];

export function handOf(g: State, seat: Seat): number[] {
  return g.hands[seat === 0 ? 0 : 1];
}

export function other(seat: Seat): Seat {
  return 1 - seat;
}
