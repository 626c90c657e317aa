import type { Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { lasts } from '../span.ts';
import { fighter, type Quiet, type State } from '../state.ts';

/** A seat that has asked for quiet is left alone. */
export function listens(g: State, seat: Seat): boolean {
  return fighter(g, seat).quiet === '';
}

/** Somebody does not want to be asked for a while. */
export function wishQuiet(g: State, ref: Referee<Event>, seat: Seat, until: Exclude<Quiet, ''>): void {
  fighter(g, seat).quiet = until;
  if (ref.listening) ref.tell({ kind: 'quiet', seat, until }, 'contra.ability.windows-between-effects');
}

/** Who asked for quiet until damage comes is asked again when it comes. */
export function alert(g: State, threatened: Seat): void {
  if (threatened >= 0 && fighter(g, threatened).quiet === 'damage') fighter(g, threatened).quiet = '';
}

export const quietUntilTurn = lasts('next-turn', (f) => {
  if (f.quiet === 'turn') f.quiet = '';
});

export const quietUntilRound = lasts('round', (f) => {
  if (f.quiet === 'round') f.quiet = '';
});
