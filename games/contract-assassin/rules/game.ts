import type { Game } from '#kernel';
import { notation } from '../answer.ts';
import { configure } from '../settings.ts';
import type { ContractAssassin } from '../types.ts';
import { viewOf } from '../view.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import * as stored from './save.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';

export const contractAssassinGame: Game<ContractAssassin> = {
  id: 'contract-assassin',
  title: 'Contract Assassin',
  rulesVersion: 3,
  /** The book sets no end but the fourth contract. */
  bound: Number.POSITIVE_INFINITY,
  notation,
  configure,
  seats: ({ players }) => Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
  setup,
  turn,
  outcome: (g) => g.outcome,
  view: viewOf,
  imagine,
  hides: ({ settings }) => settings['hidden-hands'],
  ...stored,
  laws,
};
