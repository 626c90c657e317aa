import type { Play, Referee } from '#kernel';
import type { Event } from '../event.ts';
import { isGoliathNestGuarded } from '../facts/fire.ts';
import { commandoPhase, openWindow } from './commando/turn.ts';
import { endPhase } from './end-phase.ts';
import { enemyFire } from './enemy/fire.ts';
import { moveEnemies } from './enemy/movement.ts';
import { reinforce } from './enemy/reinforce.ts';
import { eventPhase } from './events/event-phase.ts';
import { terrainCalled } from './names.ts';
import { setUpColumn } from './setup/setup.ts';
import { COMMANDO_PHASE, END_PHASE, EVENT_PHASE, FIRE, MOVEMENT, REINFORCEMENTS, SET_UP, type State } from './state.ts';

/** One piece of a game turn: between two of them the state says everything. */
export function* turn(g: State, ref: Referee<Event>): Play {
  switch (g.phase) {
    case SET_UP:
      return yield* setUpColumn(g, ref);
    case EVENT_PHASE:
      yield* eventPhase(g, ref);
      g.phase = COMMANDO_PHASE;
      return;
    case COMMANDO_PHASE:
      if (!(yield* commandoPhase(g, ref))) g.phase = REINFORCEMENTS;
      return;
    case REINFORCEMENTS:
      yield* enemyStep(g, ref, 'reinforcements', reinforce);
      g.phase = MOVEMENT;
      return;
    case MOVEMENT:
      yield* enemyStep(g, ref, 'movement', moveEnemies);
      g.phase = FIRE;
      return;
    case FIRE:
      yield* enemyStep(g, ref, 'fire', enemyFire);
      g.phase = END_PHASE;
      return;
    default:
      yield* openWindow(g, ref, 'after-fire');
      endPhase(g, ref);
  }
}

type Step = 'reinforcements' | 'movement' | 'fire';

function* enemyStep(g: State, ref: Referee<Event>, step: Step, play: (g: State, ref: Referee<Event>) => Play): Play {
  yield* openWindow(g, ref, `before-${step}`);
  beginStep(g, ref, step);
  yield* play(g, ref);
}

/** Goliaths are activated where an enemy is in their nest. */
function beginStep(g: State, ref: Referee<Event>, step: Step): void {
  if (ref.listening) ref.tell({ kind: 'enemy-step', step }, 'v-commandos.turn.sequence');
  for (const [index, b] of g.boards.entries()) {
    if (b.complete || b.activated || !isGoliathNestGuarded(b)) continue;
    b.activated = true;
    if (ref.listening) ref.tell({ kind: 'goliaths-activated', terrain: terrainCalled(g, index) }, 'v-commandos.reinforce.goliath-activation');
  }
}
