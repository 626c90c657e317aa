import type { Mark } from '../../mark.ts';
import type { Event } from '../event.ts';
import { keyOf, type Place } from '../facts/places.ts';
import type { Side } from '../rules/pieces.ts';
import type { Laid, View } from '../view.ts';

/** Where a piece lies before it is laid, or comes to lie after it is drawn: a slot of the market, or of a side's rack. */
export interface Slot {
  readonly of: 'market' | Side;
  readonly slot: number;
}

/** The table as it is drawn while a transition is shown. */
export interface Shown {
  readonly view: View;
  /** Nothing is shown any more: this is the present, and it may be played in. */
  readonly settled: boolean;
  /** The slot whose piece is being turned up. */
  readonly drawn: Slot | null;
  readonly fresh: Laid | null;
  readonly scored: Extract<Event, { kind: 'score' }> | null;
}

/** While it is shown: a piece in the air has left its slot and does not lie yet, coins in the air are in neither place. */
export function between(before: View, event: Event, after: View): View {
  switch (event.kind) {
    case 'crown':
    case 'tile':
      return { ...after, laid: before.laid, layout: before.layout };
    case 'pay':
      return { ...before, purses: after.purses };
    case 'reward':
      return { ...before, supply: after.supply };
    case 'rack':
    case 'market':
      return after;
    default:
      return before;
  }
}

export function isLaying(event: Event): event is Extract<Event, { kind: 'crown' | 'tile' }> {
  return event.kind === 'crown' || event.kind === 'tile';
}

/** What others have laid. */
export function markOf(event: Event, _: View, mine: boolean): readonly Mark<Place>[] {
  return isLaying(event) && !mine ? [{ piece: keyOf(event), way: [{ x: event.x, y: event.y }] }] : [];
}

/** The coins that move: into a purse, or out of it. */
export function coinsOf(event: Event): number {
  return event.kind === 'pay' ? -event.paid : event.kind === 'reward' ? event.taken : 0;
}

/** The piece that an event lays. */
export function laidBy(event: Extract<Event, { kind: 'crown' | 'tile' }>): Laid {
  const { x, y } = event;
  return event.kind === 'crown' ? { x, y, crown: event.colour } : { x, y, side: event.side, edges: event.edges };
}
