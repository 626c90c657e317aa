import type { GameEvent } from '#kernel';
import type { View } from '../rules/view.ts';
import { num, text } from './fields.ts';

/** The part of the game that something belongs to. */
export type Part =
  | { readonly of: 'setup' | 'end' }
  | { readonly of: 'round' | 'enemies' | 'stage'; readonly round: number }
  | { readonly of: 'turn' | 'assault'; readonly round: number; readonly seat: number };

/** What an event is told under, from the table as it is when everything that came with it has happened; null where it goes on as before. */
export function headingOf(event: GameEvent, view: View): Part | null {
  switch (event.kind) {
    case 'setup':
      return { of: 'setup' };
    case 'round':
      return { of: 'round', round: num(event, 'round') };
    case 'turn':
      return { of: 'turn', round: view.round, seat: num(event, 'seat') };
    case 'phase':
      return text(event, 'phase') === 'stage' ? { of: 'stage', round: roundOfEnemies(view) } : { of: 'enemies', round: roundOfEnemies(view) };
    case 'assault':
      return { of: 'assault', round: roundOfEnemies(view), seat: num(event, 'seat') };
    case 'over':
      return { of: 'end' };
    default:
      return null;
  }
}

/** When the commandos are already at it again, enemies and stage had their turns in the round before. */
function roundOfEnemies({ phase, round }: View): number {
  return phase === 'commandos' ? round - 1 : round;
}
