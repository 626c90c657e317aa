import { deckSize, type Seat } from '#kernel';
import { handOf, type State } from './rules/state.ts';

/** What a seat sees: its own hand, and how many cards others have. */
export type View = {
  /** The seat whose hand this is; spectators see none. */
  readonly hand: readonly number[] | null;
  readonly hands: readonly number[];
  /** The cards of this climb, the last on top. */
  readonly pile: readonly number[];
  readonly deck: number;
  readonly points: readonly number[];
  readonly goal: number;
  readonly active: Seat;
};

export function viewOf(g: State, seat: Seat | null): View {
  return {
    hand: seat === null ? null : handOf(g, seat).toSorted((a, b) => a - b),
    hands: g.hands.map((hand) => hand.length),
    pile: [...g.pile],
    deck: deckSize(g.deck),
    points: [...g.points],
    goal: g.config.settings.points,
    active: g.active,
  };
}
