import type { Game, Outcome } from '#kernel';
import { judgement } from '../bot.ts';
import { BOUND } from './bound.ts';
import { type Config, configure, TEAM_SIZE } from './config.ts';
import { laws } from './laws.ts';
import { copyNight, loadNight, type Night, newNight, saveNight } from './state.ts';
import { turn } from './turn.ts';
import { viewOf } from './view.ts';

/** Everybody wins or everybody loses, also those whose members are gone; by number of players. */
const RESCUED: readonly Outcome[] = shared(1, 'contact.victory.win', 'rescued');
const OVERRUN: readonly Outcome[] = shared(0, 'contact.victory.loss', 'overrun');

function shared(payoff: number, clause: string, cause: string): Outcome[] {
  return Array.from({ length: TEAM_SIZE + 1 }, (_, players) => ({ payoff: Array.from({ length: players }, () => payoff), clause, cause }));
}

export const contactGame: Game<Night, Config> = {
  id: 'contact',
  title: 'Contact',
  rulesVersion: 1,
  bound: BOUND,
  configure,
  seats: (config) => Array.from({ length: config.players }, (_, seat) => `Player ${seat + 1}`),
  setup: newNight,
  turn,
  outcome: (g) => (g.outcome === null ? null : ((g.outcome === 'rescued' ? RESCUED : OVERRUN)[g.config.players] as Outcome)),
  view: viewOf,
  copy: copyNight,
  save: saveNight,
  load: loadNight,
  laws,
  judgement,
};
