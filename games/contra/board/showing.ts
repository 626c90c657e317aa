import { type Mark, shotOf, wayOf } from '../../mark.ts';
import type { SpaceId } from '../content/index.ts';
import { enemyDeck } from '../content/index.ts';
import type { Event } from '../event.ts';
import { bossHealth } from '../facts/health.ts';
import { spacesOf } from '../facts/places.ts';
import type { View } from '../view.ts';

/** How long each event is shown, in milliseconds; what is not here is not waited for. */
const LASTS: Readonly<Partial<Record<Event['kind'], number>>> = {
  round: 300,
  jumps: 340,
  pushed: 320,
  placed: 320,
  returns: 300,
  plays: 300,
  ability: 260,
  attacks: 320,
  rolls: 620,
  explodes: 520,
  rerolls: 420,
  damages: 420,
  'boss-damaged': 420,
  scorches: 380,
  defeated: 460,
  flipped: 700,
  'enemy-drawn': 400,
  hatched: 420,
  'enemy-moves': 340,
  'boss-moves': 480,
  'enemy-taken': 300,
  assault: 650,
  adds: 320,
  'enemy-reroll': 420,
  special: 420,
  suffers: 480,
  prevents: 380,
  withstands: 340,
  'medal-lost': 700,
  gains: 260,
  'weapon-drawn': 320,
  'pillbox-taken': 260,
  'pillbox-placed': 260,
  objective: 600,
  'stage-card': 620,
  activates: 420,
  alarm: 260,
  slip: 300,
  grenade: 280,
  'grenade-bursts': 460,
  'platform-broken': 400,
  dimer: 240,
  'dimer-moves': 300,
  gels: 260,
  infected: 300,
};

/** A run takes longer the more spaces it goes. */
export function lasts(event: Event): number {
  return event.kind === 'runs' ? RUN + STEP * (event.path.length - 1) : (LASTS[event.kind] ?? 0);
}

/** How long a commando runs from one space to the next. */
export const STEP = 140;
const RUN = 120;

/** The table as it is drawn while an event is shown: who falls is still there while the shot flies. */
export function drawnView(before: View, { event, view }: { readonly event: Event; readonly view: View }): View {
  return event.kind === 'defeated' ? before : view;
}

/** Where the others went and what they attacked, and what the enemies did. */
export function markOf(event: Event, before: View, mine: boolean): readonly Mark<SpaceId>[] {
  switch (event.kind) {
    case 'runs':
      return mine ? [] : [{ piece: `${event.seat}`, way: event.path }];
    case 'jumps':
      return mine ? [] : wayOf(`${event.seat}`, event.from, event.to);
    case 'pushed':
    case 'placed':
    case 'returns':
      return wayOf(`${event.seat}`, event.from, event.to);
    case 'attacks':
      return mine
        ? []
        : event.targets.flatMap((target) => shotOf(`${event.seat} ${target}`, before.fighters[event.seat]?.space ?? null, spacesOf(before, target)[0] ?? null));
    case 'enemy-drawn':
    case 'hatched':
      return wayOf(event.enemy, null, event.space);
    case 'enemy-moves':
      return wayOf(event.enemy, event.from, event.to);
    case 'boss-moves':
      return wayOf('boss', event.from[0] ?? null, event.to);
    default:
      return [];
  }
}

/** A commando loses a medal, or falls. */
export function hurts(event: Event): boolean {
  return event.kind === 'medal-lost' || (event.kind === 'over' && event.ending === 'fallen');
}

/** What an event takes or brings, beside its line in the log. */
export function delta(event: Event): string | null {
  switch (event.kind) {
    case 'damages':
    case 'boss-damaged':
      return event.damage > 0 ? `−${event.damage}` : null;
    case 'medal-lost':
      return '−1 ★';
    case 'gains':
      return event.tokens.length > 0 ? `+${event.tokens.join('')}` : null;
    case 'draws':
      return `+${event.cards.length}`;
    default:
      return null;
  }
}

/** A boss card down matters most, then a medal lost; the blow that hurt the boss, where there is nothing else to tell. How it ended the headline tells. */
export function turning(event: Event): number {
  switch (event.kind) {
    case 'flipped':
      return 3;
    case 'medal-lost':
      return event.left === 0 ? 4 : 2;
    case 'objective':
      return event.success ? 1 : 0;
    case 'boss-damaged':
      return Math.min(0.9, event.damage / 10);
    default:
      return 0;
  }
}

/** What the curve over the replay shows: health the boss has left. Before its cards are dealt it has all of it. */
export function bossLeft(view: View): number {
  const { left, of } = bossHealth(view);
  if (of > 0) return left;
  return enemyDeck(view.enemy).bosses.reduce((sum, { number, health }) => sum + (number <= view.fighters.length ? health : 0), 0);
}
