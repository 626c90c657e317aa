import type { Game, Outcome } from '#kernel';
import { notation } from '../answer.ts';
import { configure } from '../settings.ts';
import type { Contra } from '../types.ts';
import { viewOf } from '../view.ts';
import { laws } from './laws.ts';
import * as stored from './save.ts';
import { type Ending, newState, type State } from './state.ts';
import { turn } from './turn/turn.ts';

const NAMES = { bill: 'Bill', lance: 'Lance', lucia: 'Lucia', sweets: 'Sweets' } as const;

const ENDINGS: Readonly<Record<Ending, Omit<Outcome, 'payoff'> & { readonly won: boolean }>> = {
  destroyed: { won: true, clause: 'contra.end.win', cause: 'boss destroyed' },
  escaped: { won: true, clause: 'contra.story.efg3.rule-win', cause: 'escaped' },
  fallen: { won: false, clause: 'contra.end.loss-medal', cause: 'a commando fell' },
  'out-of-time': { won: false, clause: 'contra.end.loss-stage-deck', cause: 'out of time' },
};

/** Everybody wins or everybody loses. */
function outcome(g: State): Outcome | null {
  if (g.outcome === null) return null;
  const { won, clause, cause } = ENDINGS[g.outcome];
  return { payoff: g.fighters.map(() => (won ? 1 : 0)), clause, cause };
}

export const contraGame: Game<Contra> = {
  id: 'contra',
  title: 'Contra: The Board Game',
  rulesVersion: 4,
  /** At most 11 rounds; a commando's turn has no more answers than cards, tokens and dice allow. */
  bound: 20_000,
  notation,
  configure,
  seats: (config) => config.commandos.map((id) => NAMES[id]),
  setup: newState,
  turn,
  outcome,
  view: viewOf,
  ...stored,
  laws,
};
