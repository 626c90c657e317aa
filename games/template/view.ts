import { deckSize, type Seat } from '#kernel';
import { handOf, type State } from './rules/state.ts';

/** What a seat sees: its own hand, and how many cards others have. */
export type View = {
  /** The seat whose hand this is; spectators see none. */
  readonly hand: readonly number[] | null;
  /** How many cards each hand has. */
  readonly hands: readonly number[];
  /** The cards of this climb, the last on top. */
  readonly pile: readonly number[];
  /** How many cards are left in it. */
  readonly deck: number;
  /** Of each seat. */
  readonly points: readonly number[];
  /** What was rolled after the last climb; null before the first is over. */
  readonly die: number | null;
  /** How many points win. */
  readonly goal: number;
  /** Whose turn it is. */
  readonly active: Seat;
};

export function viewOf(g: State, seat: Seat | null): View {
  return {
    hand: seat === null ? null : handOf(g, seat).toSorted((a, b) => a - b),
    hands: g.hands.map((hand) => hand.length),
    pile: [...g.pile],
    deck: deckSize(g.deck),
    points: [...g.points],
    die: g.die === 0 ? null : g.die,
    goal: g.config.settings.points,
    active: g.active,
  };
}
