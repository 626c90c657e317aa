import type { Game } from '#kernel';
import { notation } from '../answer.ts';
import { configure } from '../settings.ts';
import type { VCommandos } from '../types.ts';
import { viewOf } from '../view.ts';
import { laws } from './laws.ts';
import * as stored from './save.ts';
import { newState } from './state.ts';
import { turn } from './turn.ts';

export const vCommandosGame: Game<VCommandos> = {
  id: 'v-commandos',
  title: 'V-Commandos',
  rulesVersion: 5,
  /** The bag ends every game, but nothing bounds how often equipment is dropped and collected on the way. */
  bound: 20_000,
  notation,
  configure,
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
  setup: (config) => newState(config),
  turn,
  outcome: (g) => g.outcome,
  view: viewOf,
  ...stored,
  laws,
};
