import type { GameEvent } from '#kernel';
import type { View } from '../rules/view.ts';
import { activeSide } from './foresight.ts';

/** The turn in which somebody laid something or passed, from what was seen after the answer: by then the next turn may have begun, or the one after a pass. */
export function turnOf(event: GameEvent, view: View): number | null {
  if (event.kind !== 'tile' && event.kind !== 'crown' && event.kind !== 'pass') return null;
  if (event['side'] !== activeSide(view)) return view.turn - 1;
  return event.kind === 'pass' || view.laid > 0 ? view.turn : view.turn - 2;
}
