import { type Mark, wayOf } from '../../mark.ts';
import type { SpaceId } from '../content/world.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** How long each thing is shown, in milliseconds; what is not named needs no showing. */
const LASTS: Readonly<Partial<Record<Event['kind'], number>>> = {
  moves: 380,
  travels: 620,
  flies: 620,
  released: 420,
  draws: 160,
  robs: 400,
  learns: 700,
  plays: 500,
  attempts: 400,
  brings: 120,
  shifts: 400,
  rolls: 1000,
  kills: 1500,
  fails: 1000,
  guard: 400,
  'gets-away': 800,
  prison: 1400,
  hides: 900,
};

export function lasts(event: Event): number {
  return LASTS[event.kind] ?? 0;
}

/** Contracts of the one who has most, for the curve of the replay. */
export function mostDone({ hitmen }: View): number {
  return Math.max(...hitmen.map(({ done }) => done.length));
}

/** What a line of the log gains or costs. */
export function delta(event: Event): string | null {
  switch (event.kind) {
    case 'kills':
      return `${event.done}/4`;
    case 'guard':
    case 'learns':
      return String(event.number);
    case 'rolls':
      return String(event.dice.reduce((a, b) => a + b, 0));
    default:
      return null;
  }
}

/** Where the rivals went, and whom they tried to kill. */
export function markOf(event: Event, before: View, mine: boolean): readonly Mark<SpaceId>[] {
  if (mine) return [];
  switch (event.kind) {
    case 'moves':
    case 'travels':
    case 'flies':
    case 'gets-away':
      return wayOf(`${event.seat}`, before.hitmen[event.seat]?.space ?? null, event.to);
    case 'attempts':
    case 'released':
      return wayOf(event.city, null, event.city);
    default:
      return [];
  }
}
