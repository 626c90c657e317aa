import { at } from '#kernel';
import type { State } from '../rules/state.ts';
import { traitsOf } from './outlook.ts';
import { HIDDEN, WEIGHTS } from './weights.ts';

/** The chance to succeed, as a small network reckons it from what can be told of a position. */
export function value(g: State, seat: number): number {
  if (g.outcome !== null) return at(g.outcome.payoff, seat);
  return chanceOf(traitsOf(g), WEIGHTS, HIDDEN);
}

/** Traits count by themselves and through hidden cells, whose states are left in `cells`. */
export function chanceOf(traits: readonly number[], weights: ArrayLike<number>, hidden: number, cells?: number[]): number {
  const size = traits.length;
  let all = 0;
  for (let i = 0; i < size; i++) all += at(traits, i) * at(weights, i);
  for (let cell = 0; cell < hidden; cell++) {
    let inner = 0;
    for (let i = 0; i < size; i++) inner += at(traits, i) * at(weights, size * (1 + cell) + i);
    const bent = Math.tanh(inner);
    if (cells !== undefined) cells[cell] = bent;
    all += bent * at(weights, size * (1 + hidden) + cell);
  }
  return 1 / (1 + Math.exp(-all));
}
