import type { Referee, Seat } from '#kernel';
import type { Event } from '../../event.ts';
import { lasts } from '../span.ts';
import { fighter, type State } from '../state.ts';

/** Fewer enemy dice for a commando, and for whoever is that near; without a word nobody else is. */
export function putUpScreen(g: State, ref: Referee<Event>, seat: Seat, dice: number, within = 0): void {
  for (let who = 0; who < g.fighters.length; who++) {
    if (g.map.distance(fighter(g, who).space, fighter(g, seat).space) > within) continue;
    fighter(g, who).screen += dice;
    if (ref.listening) ref.tell({ kind: 'screen', seat: who, dice }, 'contra.enemy-turn.pool');
  }
}

export const screen = lasts('round', (f) => {
  f.screen = 0;
});
