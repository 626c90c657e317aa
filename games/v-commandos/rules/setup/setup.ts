import { at, type Play, type Referee } from '#kernel';
import type { Event } from '../../event.ts';
import { renewForTerrain } from '../events/event-phase.ts';
import { EVENT_PHASE, missionOf, type State, UNDERGROUND } from '../state.ts';
import { layOut } from './lay-out.ts';
import { pickCommandos } from './picks.ts';
import { split } from './split.ts';

/** A column of the operation: commandos, their split, then everything on the tiles. All begin Underground. */
export function* setUpColumn(g: State, ref: Referee<Event>): Play {
  const column = at(missionOf(g).columns, g.column);
  if (ref.listening) ref.tell({ kind: 'column', terrains: column, column: g.column + 1 }, ['v-commandos.setup.sequence', 'v-commandos.def.operation']);
  yield* pickCommandos(g, ref);
  yield* split(g, ref);
  layOut(g, ref, column);
  for (const c of g.commandos) {
    c.at = UNDERGROUND;
    c.visible = false;
    c.nest = false;
    c.below = false;
    c.acted = false;
    c.spent = 0;
    c.from = at(g.boards, c.bound).terrain;
    renewForTerrain(c);
  }
  g.turn = 0;
  g.active = -1;
  g.phase = EVENT_PHASE;
}
