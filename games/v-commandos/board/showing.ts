import { type Mark, shotOf, wayOf } from '../../mark.ts';
import type { CommandoId } from '../content/commandos.ts';
import type { TileRef } from '../content/refs.ts';
import type { Event } from '../event.ts';
import type { View } from '../view.ts';

/** How long each thing is shown, in milliseconds; what is not named needs no showing. */
const LASTS: Readonly<Partial<Record<Event['kind'], number>>> = {
  event: 900,
  moves: 380,
  'goes-down': 400,
  stealth: 900,
  visible: 400,
  alarm: 700,
  'alarm-off': 500,
  shoots: 900,
  strikes: 900,
  overpowers: 450,
  eliminated: 400,
  loot: 500,
  'door-opens': 350,
  explosion: 700,
  'barrel-bursts': 600,
  'enemy-step': 350,
  drawn: 550,
  enters: 420,
  follows: 450,
  'enemies-move': 420,
  guards: 250,
  fires: 1300,
  wounded: 350,
  critical: 900,
  fallen: 900,
  objective: 700,
  complete: 900,
  'kit-drawn': 600,
  'kit-lands': 350,
};

export function lasts(event: Event): number {
  return LASTS[event.kind] ?? 0;
}

/** Where the others went and shot, and what the enemies did. */
export function markOf(event: Event, before: View, mine: boolean): readonly Mark<TileRef>[] {
  switch (event.kind) {
    case 'moves':
      return mine ? [] : wayOf(event.who, tileOf(before, event.who), event.to);
    case 'shoots':
    case 'strikes':
      return mine ? [] : shotOf(`${event.who} ${event.tile}`, tileOf(before, event.who), event.tile);
    case 'enters':
      return wayOf(event.tile, null, event.tile);
    case 'enemies-move':
      return wayOf(`${event.from} ${event.to}`, event.from, event.to);
    case 'fires':
      return event.from.flatMap((from) => shotOf(`${from} ${event.who}`, from, tileOf(before, event.who)));
    default:
      return [];
  }
}

function tileOf({ commandos }: View, who: CommandoId): TileRef | null {
  return commandos.find(({ id }) => id === who)?.tile ?? null;
}

/** A wound, Critical Condition, somebody out, the alarm; of several that are one blow the last. */
export function hurts({ kind }: Event, next: Event | undefined): boolean {
  switch (kind) {
    case 'wounded':
      return next?.kind !== 'critical' && next?.kind !== 'uniform-lost';
    case 'alarm':
      return next?.kind !== 'alarm';
    default:
      return kind === 'critical' || kind === 'fallen';
  }
}

/** What a line of the log gains or costs. */
export function delta(event: Event): string | null {
  switch (event.kind) {
    case 'wounded':
      return `−${event.wounds}`;
    case 'plus':
    case 'saves':
      return '+1';
    case 'fires':
    case 'shoots':
    case 'strikes':
      return event.hits > 0 ? `−${event.hits}` : null;
    case 'healed':
      return `+${event.wounds}`;
    default:
      return null;
  }
}

export function tokensLeft({ bagSize }: View): number {
  return bagSize;
}
