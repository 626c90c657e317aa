import type { Measures } from '../box.ts';
import type { Template } from './types.ts';

export const measures: Measures<Template> = {
  botGoals: [{ bot: 'greedy', against: 'random', times: 5, wins: { atLeast: 0.5 } }],
};
