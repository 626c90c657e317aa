import { isHidden, keyFromSeed, type Match, type OpenDecision, ownerOf, type Seat, Stream } from '#kernel';

/** A player. It decides for the seats it holds, from what they may see. */
export interface Bot {
  readonly name: string;
  /** The index of one of the open options that belong to these seats. */
  decide(match: Match, seats: readonly Seat[]): number;
}

export function botStream(seed: string | number): Stream {
  return new Stream(keyFromSeed(`bot ${seed}`));
}

/** The indices of the options that belong to these seats. */
export function ownOptions(decision: OpenDecision, state: unknown, seats: readonly Seat[]): number[] {
  const own: number[] = [];
  for (let i = 0; i < decision.count; i++) if (seats.includes(ownerOf(decision, state, i))) own.push(i);
  return own;
}

/** The match as the seats may see it: the match itself where nothing is hidden, else one with the hidden things dealt anew. */
export function asSeen(match: Match, seat: Seat, stream: Stream): Match {
  return isHidden(match.game, match.config) ? match.imagined(seat, keyFromSeed(`imagined ${stream.word()}`)) : match;
}
