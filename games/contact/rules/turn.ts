import type { Play, Referee } from '#kernel';
import { COLUMNS, columnName, markerColumn } from '../content/board.ts';
import type { Event } from '../event.ts';
import { zombiesAttack } from './attack.ts';
import { refill } from './grenade.ts';
import { zombiesMove } from './movement.ts';
import { playerPhase } from './player-phase.ts';
import { draft } from './setup.ts';
import { zombiesSpawn } from './spawn.ts';
import { living, onBoard, type State } from './state.ts';

/** A turn: the marker, the zombies, the players, and only then the question whether the helicopter is there. */
export function* turn(g: State, ref: Referee<Event>): Play {
  if (g.phase === 'draft') return yield* draft(g, ref);
  begin(g, ref);
  yield* zombiePhase(g, ref);
  g.phase = 'players';
  yield* playerPhase(g, ref);
  g.phase = 'end';
  endTurn(g, ref);
}

/** The marker moves one segment clockwise along the outer ring, except on the first turn. */
function begin(g: State, ref: Referee<Event>): void {
  if (g.phase === 'end') {
    if (markerColumn(g.turn + 1) === 0) refill(g, ref);
    g.turn++;
  }
  g.phase = 'zombies';
  freshTurn(g);
  if (ref.listening) ref.tell({ kind: 'turn', turn: g.turn, marker: columnName(markerColumn(g.turn)) }, ['contact.turn.marker-moves', 'contact.turn.order']);
}

/** What can be done once a turn can be done again. */
function freshTurn(g: State): void {
  g.ardor = true;
  g.firstAid = true;
  g.fired = 0;
  g.thrown = 0;
  g.waived = 0;
  g.ronin = false;
}

export function* zombiePhase(g: State, ref: Referee<Event>): Play {
  yield* zombiesAttack(g, ref);
  yield* zombiesMove(g, ref);
  yield* zombiesSpawn(g, ref);
}

function endTurn(g: State, ref: Referee<Event>): void {
  if (ref.listening) ref.tell({ kind: 'turn-ends', turn: g.turn, zombies: onBoard(g) }, 'contact.turn.end-phase');
  if (g.turn < g.config.turns) return;
  g.outcome = 'rescued';
  if (ref.listening)
    ref.tell({ kind: 'rescued', living: living(g) }, g.turn === 2 * COLUMNS ? ['contact.victory.win', 'contact.turn.cycle'] : 'contact.victory.win');
}
