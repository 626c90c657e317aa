import { type Mark, shotOf } from '../../mark.ts';
import type { SegmentName } from '../content/board.ts';
import type { MemberId } from '../content/members.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** How long each event is shown, in milliseconds; what is not here is not waited for. */
const LASTS: Readonly<Partial<Record<Event['kind'], number>>> = {
  turn: 320,
  'zombies-attack': 520,
  'melee-expert': 380,
  'first-aid': 650,
  ardor: 500,
  'victim-die': 450,
  removed: 750,
  tripwire: 450,
  'zombies-move': 440,
  spawn: 560,
  shot: 640,
  blast: 640,
  'flexible-miss': 560,
  confusion: 420,
  scatter: 400,
  inspire: 300,
  rescued: 1200,
};

export function lasts(event: Event): number {
  if (event.kind === 'zombies-attack' && event.die === null) return 200;
  return LASTS[event.kind] ?? 0;
}

/** What the others have shot at, and where zombies have come. */
export function markOf(event: Event, _: View, mine: boolean): readonly Mark<MemberId | SegmentName>[] {
  switch (event.kind) {
    case 'shot':
    case 'blast':
      return mine ? [] : shotOf<MemberId | SegmentName>(`${event.member} ${event.segment}`, event.member, event.segment);
    case 'spawn':
      return event.placed.map(({ segment }) => ({ piece: `spawn ${segment}`, way: [segment] }));
    default:
      return [];
  }
}

/** Somebody falls. */
export function hurts({ kind }: Event): boolean {
  return kind === 'removed';
}

/** What an event takes from the board: `−2`; or brings: `+9`. */
export function delta(event: Event): string | null {
  switch (event.kind) {
    case 'shot':
    case 'blast':
      return minus(event.killed);
    case 'tripwire':
      return minus(event.removed);
    case 'melee-expert':
    case 'scatter':
      return minus(1);
    case 'spawn':
      return `+${event.placed.reduce((sum, { zombies }) => sum + zombies, 0)}`;
    default:
      return null;
  }
}

function minus(n: number): string | null {
  return n > 0 ? `−${n}` : null;
}

/** Who falls matters most, then an attack that is held off; a great shot, where there is nothing else to tell. */
export function turning(event: Event): number {
  switch (event.kind) {
    case 'removed':
      return 3;
    case 'first-aid':
      return event.works ? 2 : 0;
    case 'shot':
    case 'blast':
      return Math.min(0.9, event.killed / 10);
    case 'spawn':
      return Math.min(0.9, event.placed.length / 20);
    default:
      return 0;
  }
}
