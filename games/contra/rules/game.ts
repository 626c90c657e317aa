import type { Game, Outcome } from '#kernel';
import { judgement } from '../bot.ts';
import { type Config, configure } from './config.ts';
import { laws } from './laws.ts';
import { copyRaid, type Ending, loadRaid, newRaid, type Raid, saveRaid } from './state.ts';
import { turn } from './turn/turn.ts';
import { viewOf } from './view.ts';

const NAMES = { bill: 'Bill', lance: 'Lance', lucia: 'Lucia', sweets: 'Sweets' } as const;

const ENDINGS: Readonly<Record<Ending, Omit<Outcome, 'payoff'> & { readonly won: boolean }>> = {
  destroyed: { won: true, clause: 'contra.end.win', cause: 'boss destroyed' },
  escaped: { won: true, clause: 'contra.story.efg3.rule-win', cause: 'escaped' },
  fallen: { won: false, clause: 'contra.end.loss-medal', cause: 'a commando fell' },
  'out-of-time': { won: false, clause: 'contra.end.loss-stage-deck', cause: 'out of time' },
};

/** Everybody wins or everybody loses. */
function outcome(g: Raid): Outcome | null {
  if (g.outcome === null) return null;
  const { won, clause, cause } = ENDINGS[g.outcome];
  return { payoff: g.fighters.map(() => (won ? 1 : 0)), clause, cause };
}

export const contraGame: Game<Raid, Config> = {
  id: 'contra',
  title: 'Contra: The Board Game',
  rulesVersion: 1,
  /** At most 11 rounds; a commando's turn has no more answers than cards, tokens and dice allow. */
  bound: 20_000,
  configure,
  seats: (config) => config.commandos.map((id) => NAMES[id]),
  setup: newRaid,
  turn,
  outcome,
  view: viewOf,
  copy: copyRaid,
  save: saveRaid,
  load: loadRaid,
  laws,
  judgement,
};
