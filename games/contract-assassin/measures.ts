import type { Measures } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { trials } from './trials.ts';
import type { ContractAssassin } from './types.ts';

export const measures: Measures<ContractAssassin> = {
  randomConfig,
  botGoals: [
    { bot: 'greedy', against: 'random', times: 10, wins: { atLeast: 0.99 } },
    { bot: 'search', against: 'greedy', times: 4, wins: { atLeast: 0.58 } },
  ],
  trials,
  counts: ({ round, counts }) => ({
    rounds: round,
    attempts: counts.attempts,
    kills: counts.kills,
    escapes: counts.escapes,
    arrests: counts.arrests,
    'turns missed': counts.missed,
    robberies: counts.robberies,
    reshuffles: counts.reshuffles,
  }),
};
