import { at, type Seat } from '#kernel';

export interface Placed {
  readonly seat: Seat;
  /** Equals share it: 1, 2, 2, 4. */
  readonly place: number;
}

/** Who came how far: whoever has won first, then the most fulfilled contracts. */
export function standing(payoff: readonly number[], done: readonly number[]): readonly Placed[] {
  const isBefore = (one: Seat, other: Seat): boolean =>
    at(payoff, one) === at(payoff, other) ? at(done, one) > at(done, other) : at(payoff, one) > at(payoff, other);
  const seats = done.map((_, seat) => seat);
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => isBefore(other, seat)).length })).sort((a, b) => a.place - b.place || a.seat - b.seat);
}
