import type { GameEvent } from '#kernel';
import { isMemberId, memberNamed, specialist } from '../content/members.ts';
import type { View } from '../rules/view.ts';
import { reachOf } from './order.ts';

/** The part of a turn that something belongs to. */
export interface Part {
  readonly turn: number;
  readonly phase: 'zombies' | 'players';
}

const OF_PLAYERS = ['called', 'shot', 'blast', 'flexible-miss', 'confusion', 'breakthrough', 'inspire', 'scatter', 'dice-lost', 'waive'];

/** What an event is told under, from the table as it is when everything that came with it has happened; null where it goes on as before. */
export function headingOf(event: GameEvent, view: View): Part | null {
  if (event.kind === 'turn') return { turn: Number(event['turn']), phase: 'zombies' };
  if (event.kind === 'turn-ends') return { turn: Number(event['turn']), phase: 'players' };
  const acted = OF_PLAYERS.includes(event.kind) || (event.kind === 'ardor' && event['member'] !== 'vanderbilt');
  const turn = acted ? turnOfAct(event, view) : null;
  return turn === null ? null : { turn, phase: 'players' };
}

/** With the last act of a turn the next one begins at once: then nobody has acted in the turn that is seen. */
function turnOfAct(event: GameEvent, view: View): number | null {
  const goesOn = event.kind === 'called' || view.outcome === 'rescued' || (view.phase === 'players' && view.members.some((m) => m.acted));
  if (goesOn) return view.turn;
  return view.members.some((m) => m.alive && reachesAll(m.id, m.grenade, view)) ? view.turn - 1 : null;
}

/** Newcomers stand in the outer ring: a turn in which somebody reaches it never passes without an act. */
function reachesAll(id: string, grenade: boolean, view: View): boolean {
  if (!isMemberId(id)) return false;
  return specialist(memberNamed(id)).weapon.rings[1] === 4 || (grenade && reachOf(id, 'grenade', view)[1] === 4);
}
