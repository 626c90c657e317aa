import { at, type Seat } from '#kernel';
import type { State } from '../state.ts';

/*
 * Windows come four times a turn. Who has no wish to be asked in them says so once; whatever they could do at no cost stays open to
 * them while the window is open for others.
 */

export const QUIET_UNTIL = ['found', 'turn'] as const;
export type QuietUntil = (typeof QUIET_UNTIL)[number];

export function listens(g: State, seat: Seat): boolean {
  return at(g.quiet, seat) === '';
}

/** Some commando of the seat is Visible: quiet until then would be over already. */
export function isFound(g: State, seat: Seat): boolean {
  return g.commandos.some((c) => c.seat === seat && c.visible);
}

/** Who asked for quiet until they are found is asked again. */
export function alertFound(g: State): void {
  for (let seat = 0; seat < g.quiet.length; seat++) if (at(g.quiet, seat) === 'found' && isFound(g, seat)) g.quiet[seat] = '';
}

/** The turn of one of their commandos begins. */
export function quietUntilTurn(g: State, seat: Seat): void {
  if (at(g.quiet, seat) === 'turn') g.quiet[seat] = '';
}
