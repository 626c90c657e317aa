import type { Measures } from '../box.ts';
import { counts } from './facts/counts.ts';
import type { ContraTiles } from './types.ts';

export const measures: Measures<ContraTiles> = {
  botGoals: [
    { bot: 'greedy', against: 'random', times: 10, wins: { atLeast: 0.95 } },
    { bot: 'search:200ms', against: 'greedy', times: 1, wins: { atLeast: 0.8 } },
  ],
  counts,
};
