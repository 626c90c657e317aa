import type { Measures } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { trials } from './trials.ts';
import type { VCommandos } from './types.ts';

export const measures: Measures<VCommandos> = {
  randomConfig,
  botGoals: [
    { bot: 'random', times: 10, wins: { under: 0.05 } },
    { bot: 'greedy', times: 10, wins: { atLeast: 0.65 } },
    { bot: 'search:60', times: 1, wins: { atLeast: 0.8 } },
  ],
  trials,
  counts: ({ counts }) => ({
    turns: counts.turns,
    'alarm turns': counts.alarmTurns,
    'commandos lost': counts.eliminated,
    'enemies removed': counts.removed,
    'lowest bag': counts.lowestBag,
    objectives: counts.objectives,
  }),
};
