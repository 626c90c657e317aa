import type { Judgement } from '#kernel';
import { outlook, TUNING, type Tuning } from './bot/outlook.ts';
import { weigher } from './bot/weigh.ts';
import type { Raid } from './rules/state.ts';

export function judgementWith(t: Tuning): Judgement<Raid> {
  return {
    lookAhead: { iterations: 80, horizon: 24, depth: 1, width: 0.7, doubt: 1 },
    weigh: (g, decision, i) => weigher(g, decision)(i),
    weigher,
    value: (g) => outlook(g, t),
  };
}

export const judgement: Judgement<Raid> = judgementWith(TUNING);
