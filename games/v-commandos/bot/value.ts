import type { State } from '../rules/state.ts';
import { traitsOf } from './outlook.ts';
import { HIDDEN, WEIGHTS } from './weights.ts';

/** The chance to succeed, as a small network reckons it from what can be told of a position. */
export function value(g: State, seat: number): number {
  if (g.outcome !== null) return g.outcome.payoff[seat] as number;
  return chanceOf(traitsOf(g), WEIGHTS, HIDDEN);
}

/** Traits count by themselves and through hidden cells, whose states are left in `cells`. */
export function chanceOf(traits: readonly number[], weights: ArrayLike<number>, hidden: number, cells?: number[]): number {
  const size = traits.length;
  let all = 0;
  for (let i = 0; i < size; i++) all += (traits[i] as number) * (weights[i] as number);
  for (let cell = 0; cell < hidden; cell++) {
    let inner = 0;
    for (let i = 0; i < size; i++) inner += (traits[i] as number) * (weights[size * (1 + cell) + i] as number);
    const bent = Math.tanh(inner);
    if (cells !== undefined) cells[cell] = bent;
    all += bent * (weights[size * (1 + hidden) + cell] as number);
  }
  return 1 / (1 + Math.exp(-all));
}
