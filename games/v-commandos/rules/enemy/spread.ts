import { at, type Play, type Referee } from '#kernel';
import type { Event } from '../../event.ts';
import { occupy, type Room, takes, takesAll } from '../../facts/room.ts';

/** Something to be spread (enemies of a kind), how many of it. */
export interface Lot {
  readonly what: number;
  count: number;
}

/** Where some of it may go. */
export interface Goal {
  readonly where: number;
  readonly room: Room;
  taken: number;
}

/** Which of the lots goes to which of the goals next. */
export type Choose = (ref: Referee<Event>, choices: readonly (readonly [lot: Lot, goal: Goal])[]) => Play<number>;

/**
 * Lots are spread over goals as evenly as room allows; the players say which goes where, and are asked only where it makes a
 * difference. `send` is told of each.
 */
export function* spreadEvenly(ref: Referee<Event>, lots: readonly Lot[], goals: readonly Goal[], choose: Choose, send: (lot: Lot, goal: Goal) => void): Play {
  for (;;) {
    const left = lots.filter(({ count }) => count > 0);
    const open = goals.filter(({ room }) => left.some(({ what }) => takes(room, what)));
    if (left.length === 0 || open.length === 0) return;
    const least = Math.min(...open.map(({ taken }) => taken));
    const next = open.filter(({ taken }) => taken === least);
    const count = left.reduce((sum, lot) => sum + lot.count, 0);
    const choices = left.flatMap((lot) => next.flatMap((goal) => (takes(goal.room, lot.what) ? [[lot, goal] as const] : [])));
    const alike = left.length === 1 || (open.length === 1 && takesAll(at(open, 0).room, left));
    const full = next.length === 1 || count >= next.length;
    const index = alike && full ? 0 : yield* choose(ref, choices);
    const [lot, goal] = at(choices, index);
    lot.count--;
    occupy(goal.room, lot.what);
    goal.taken++;
    send(lot, goal);
  }
}
