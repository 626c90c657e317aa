import type { Seat } from '#kernel';
import { ringIn, SEGMENT_NAMES, type SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { View } from '../view.ts';

/** How many stand in a segment. */
export function zombiesAt({ zombies }: Pick<View, 'zombies'>, name: SegmentName): number {
  return zombies[name] ?? 0;
}

/** The groups on the board, ring by ring from the centre. */
export function groupsOf({ zombies }: Pick<View, 'zombies'>): readonly (readonly [SegmentName, number])[] {
  return SEGMENT_NAMES.flatMap((name) => {
    const n = zombies[name];
    return n === undefined ? [] : [[name, n] as const];
  });
}

/** How many stand in a ring. */
export function inRing(view: Pick<View, 'zombies'>, ring: number): number {
  return groupsOf(view).reduce((sum, [name, n]) => sum + (ringIn(name) === ring ? n : 0), 0);
}

export function livingIn({ members }: Pick<View, 'members'>): number {
  return members.filter((m) => m.alive).length;
}

/** Whom a seat commands: by this member its player is called, the first that lives if any does. */
export function memberOfSeat({ members }: Pick<View, 'members'>, seat: Seat): MemberId | null {
  const own = members.filter((m) => m.seat === seat);
  return (own.find(({ alive }) => alive) ?? own[0])?.id ?? null;
}
