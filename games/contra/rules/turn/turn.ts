import type { Play, Referee } from '#kernel';
import type { Event } from '../../event.ts';
import { setUp } from '../setup/setup.ts';
import type { State } from '../state.ts';
import { commandos } from './commando-turn.ts';
import { enemies } from './enemy-turn.ts';
import { stageTurn } from './stage-turn.ts';

/** A round is the commandos' turns, the enemy turn and the stage turn. */
export function turn(g: State, ref: Referee<Event>): Play {
  switch (g.phase) {
    case 'setup':
      return setUp(g, ref);
    case 'commandos':
      return commandos(g, ref);
    case 'enemies':
      return enemies(g, ref);
    case 'stage':
      return stageTurn(g, ref);
  }
}
