import type { Judgement } from '#kernel';
import type { State } from '../rules/state.ts';

export const judgement: Judgement<State> = {
  weigh: () => 0,
  value: (g, seat) => g.outcome?.payoff[seat] ?? 0.5,
};
