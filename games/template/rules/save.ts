import { storedAsItIs } from '#kernel';
import { configure } from '../settings.ts';
import type { State } from './state.ts';

/** Called once a turn and once an iteration of tree search: keep it cheap. */
export function copy(g: State): State {
  return {
    config: g.config,
    deck: { top: g.deck.top.slice(), bag: g.deck.bag.slice(), bottom: g.deck.bottom.slice() },
    hands: [g.hands[0].slice(), g.hands[1].slice()],
    pile: g.pile.slice(),
    gone: g.gone.slice(),
    points: [g.points[0], g.points[1]],
    die: g.die,
    active: g.active,
    outcome: g.outcome,
  };
}

export const { save, load } = storedAsItIs<State>(configure);
