import type { Game } from '#kernel';
import { notation } from '../answer.ts';
import { configure } from '../settings.ts';
import type { ContraTiles } from '../types.ts';
import { viewOf } from '../view.ts';
import { laws } from './laws.ts';
import * as stored from './save.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

/** 26 crowns and 26 player tiles can be placed, and of the tiles that are closed together all but the last have to be chosen. */
const MOST_ANSWERS = 26 + 26 + 25;

export const contraTilesGame: Game<ContraTiles> = {
  id: 'contra-tiles',
  title: 'Contra',
  rulesVersion: 1,
  bound: MOST_ANSWERS,
  notation,
  configure,
  seats: ({ settings: { bear } }) => (bear === 'random' ? ['Player 1', 'Player 2'] : bear === 0 ? ['Bear', 'Woman'] : ['Woman', 'Bear']),
  setup,
  turn,
  outcome: (g) => g.outcome,
  view: viewOf,
  ...stored,
  laws,
};
