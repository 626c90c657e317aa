import type { Seat } from '#kernel';
import { SIDES } from '../../content/tiles.ts';
import { activeSide, sideOfSeat } from '../../facts/places.ts';
import type { Side } from '../../rules/pieces.ts';
import type { View } from '../../view.ts';

/** Whose: mine, or a side's when several play on one screen or somebody looks on. */
export type Owner = 'mine' | (typeof SIDES)[number];

/** Whose tiles lie in the tray: mine; whoever's turn it is when both sides play here; Bear's for those who look on. */
export function nearSide(view: View, mine: readonly Seat[], eyes: Seat | null): Side {
  const [only] = mine;
  if (mine.length === 1 && only !== undefined) return sideOfSeat(view, only);
  if (mine.length > 1) return activeSide(view);
  return eyes === null ? 0 : sideOfSeat(view, eyes);
}

export function nearOwner(side: Side, mine: readonly Seat[]): Owner {
  return mine.length === 1 ? 'mine' : SIDES[side];
}
