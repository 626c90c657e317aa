import type { GameEvent, Json, SeatView, Told } from '#kernel';
import { isMemberId, type MemberId } from '../content/members.ts';
import { isView, type View } from '../rules/view.ts';
import { after, afterAll } from './after.ts';
import { field } from './order.ts';

/** How long each event is shown, in milliseconds; what is not here is not waited for. */
const LASTS: Readonly<Record<string, number>> = {
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

export function lasts({ event }: Told): number {
  if (event.kind === 'zombies-attack' && event['die'] === null) return 200;
  return LASTS[event.kind] ?? 0;
}

/** The table as it is drawn while an event is shown: already after it, except that those who move are still on their way. */
export function drawnView(before: View, past: readonly Told[], now: Told | null): View {
  const shown = afterAll(
    before,
    past.map(({ event }) => event),
  );
  return now === null || now.event.kind === 'zombies-move' ? shown : after(shown, now.event);
}

/** A die as it lies in the corner. */
export interface Rolled {
  readonly key: string;
  readonly value: number;
  readonly look: 'plain' | 'good' | 'bad';
  readonly label: 'hit' | 'miss' | 'held' | 'falls' | 'blue' | 'brown' | null;
  readonly sides: 6 | 8;
  readonly of: MemberId | 'zombies' | 'spawn';
}

/** The dice of an event. */
export function diceOf(event: GameEvent, key: string): readonly Rolled[] {
  const value = Number(event['die']);
  const of = isMemberId(event['member']) ? event['member'] : 'zombies';
  switch (event.kind) {
    case 'shot':
      return [{ key, value, look: event['hit'] === true ? 'good' : 'bad', label: event['hit'] === true ? 'hit' : 'miss', sides: 6, of }];
    case 'blast':
      return [{ key, value, look: 'good', label: 'hit', sides: 6, of }];
    case 'flexible-miss':
      return [{ key, value, look: 'bad', label: 'miss', sides: 6, of: 'dunham' }];
    case 'zombies-attack':
      if (event['die'] === null) return [];
      return [{ key, value, look: event['hit'] === true ? 'good' : 'bad', label: event['hit'] === true ? 'falls' : 'held', sides: 6, of: 'zombies' }];
    case 'first-aid':
      return [{ key, value, look: event['works'] === true ? 'good' : 'bad', label: event['works'] === true ? 'hit' : 'miss', sides: 6, of: 'vanderbilt' }];
    case 'victim-die':
      return [{ key, value, look: 'plain', label: null, sides: 6, of }];
    case 'spawn':
      return [
        { key: `${key} blue`, value: Number(event['blue']), look: 'plain', label: 'blue', sides: 8, of: 'spawn' },
        { key: `${key} brown`, value: Number(event['brown']), look: 'plain', label: 'brown', sides: 8, of: 'spawn' },
      ];
    default:
      return [];
  }
}

/** The last dice of whoever rolled last, four at most. */
export function lastDice(dice: readonly Rolled[]): readonly Rolled[] {
  const owner = dice.at(-1)?.of;
  const from = dice.findLastIndex((d) => d.of !== owner) + 1;
  return dice.slice(Math.max(from, dice.length - 4));
}

/** Dice that lie there while somebody decides about them: a reroll, a target, who stays away. */
export function openDice(asked: SeatView['asked']): readonly Rolled[] {
  const about = asked?.about;
  switch (asked?.kind) {
    case 'air-recon':
      return diceOf({ kind: 'spawn', blue: field(about, 'blue') ?? 0, brown: field(about, 'brown') ?? 0 }, 'open');
    case 'flexible':
      return [{ key: 'open', value: Number(field(about, 'die')), look: 'plain', label: null, sides: 6, of: 'dunham' }];
    case 'ardor': {
      const member = field(about, 'member');
      return [{ key: 'open', value: Number(field(about, 'rolled')), look: 'bad', label: null, sides: 6, of: isMemberId(member) ? member : 'zombies' }];
    }
    default:
      return [];
  }
}

/** What an event takes from the board: `−2`; or brings: `+9`. */
export function delta(event: GameEvent): string | null {
  switch (event.kind) {
    case 'shot':
    case 'blast':
      return minus(Number(event['killed']));
    case 'tripwire':
      return minus(Number(event['removed']));
    case 'melee-expert':
    case 'scatter':
      return minus(1);
    case 'spawn':
      return `+${placedSum(event['placed'])}`;
    default:
      return null;
  }
}

function minus(n: number): string | null {
  return n > 0 ? `−${n}` : null;
}

function placedSum(placed: Json | undefined): number {
  return typeof placed === 'object' && placed !== null ? Object.values(placed).reduce<number>((sum, n) => sum + Number(n), 0) : 0;
}

/** What the curve over the replay shows. */
export function zombiesOnBoard(view: Json): number {
  return isView(view) ? view.onBoard : 0;
}
