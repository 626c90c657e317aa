import type { Judgement } from '#kernel';
import type { Contra } from '../types.ts';
import { outlook, TUNING, type Tuning } from './outlook.ts';
import { weigher } from './weigh.ts';

export function judgementWith(t: Tuning): Judgement<Contra> {
  return {
    lookAhead: { iterations: 80, horizon: 24, depth: 1, width: 0.7, doubt: 1 },
    weigh: (g, decision, i) => weigher(g, decision)(i),
    weigher,
    value: (g) => outlook(g, t),
  };
}

export const judgement: Judgement<Contra> = judgementWith(TUNING);
