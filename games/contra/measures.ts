import type { Measures } from '../box.ts';
import { randomConfig } from './random-config.ts';
import { stageLeft } from './rules/state.ts';
import { trials } from './trials.ts';
import type { Contra } from './types.ts';

export const measures: Measures<Contra> = {
  randomConfig,
  botGoals: [
    { bot: 'random', preset: 'first-mission', times: 10, wins: { under: 0.05 } },
    { bot: 'greedy', preset: 'first-mission', times: 10, wins: { moreThan: 'random' } },
    { bot: 'search:80', preset: 'first-mission', times: 0.5, wins: { moreThan: 'greedy' } },
  ],
  trials,
  counts: (g) => ({
    rounds: g.round,
    'boss damage': g.fighters.reduce((sum, f) => sum + f.bossDamage, 0),
    'medals lost': g.fighters.reduce((sum, f) => sum + 3 - f.medals, 0),
    'stage cards left': stageLeft(g),
  }),
};
