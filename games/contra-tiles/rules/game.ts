import type { Game } from '#kernel';
import { judgement } from '../bot.ts';
import { type Config, configure } from './config.ts';
import { laws } from './laws.ts';
import { load, save } from './save.ts';
import { setup } from './setup.ts';
import { copy, type State } from './state.ts';
import { turn } from './turn.ts';
import { view } from './view.ts';

/** 26 crowns and 26 player tiles can be placed, and of the tiles that are closed together all but the last have to be chosen. */
const MOST_ANSWERS = 26 + 26 + 25;

export const contraTilesGame: Game<State, Config> = {
  id: 'contra-tiles',
  title: 'Contra',
  rulesVersion: 1,
  bound: MOST_ANSWERS,
  configure,
  seats: ({ options: { bear } }) => (bear === 'random' ? ['Player 1', 'Player 2'] : bear === 0 ? ['Bear', 'Woman'] : ['Woman', 'Bear']),
  setup,
  turn,
  outcome: (g) => g.outcome,
  view,
  copy,
  save,
  load,
  laws,
  judgement,
};
