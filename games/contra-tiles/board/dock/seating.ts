import type { Seat } from '#kernel';
import { activeSide } from '../../facts/places.ts';
import type { Side } from '../../rules/pieces.ts';
import type { View } from '../../view.ts';
import type { Owner } from '../../words/board.ts';

export function sideOfSeat(view: View, seat: Seat): Side {
  return seat === view.bear ? 0 : 1;
}

export function seatOfSide(view: View, side: Side): Seat {
  return side === 0 ? view.bear : 1 - view.bear;
}

/** Whose tiles lie in the tray: mine; whoever's turn it is when both sides play here; Bear's for those who look on. */
export function nearSide(view: View, mine: readonly Seat[], eyes: Seat | null): Side {
  const [only] = mine;
  if (mine.length === 1 && only !== undefined) return sideOfSeat(view, only);
  if (mine.length > 1) return activeSide(view);
  return eyes === null ? 0 : sideOfSeat(view, eyes);
}

export function nearOwner(side: Side, mine: readonly Seat[]): Owner {
  return mine.length === 1 ? 'mine' : side;
}
