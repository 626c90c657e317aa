import { expect } from 'vitest';
import { proves } from '../../proves.ts';
import { standing } from './standing.ts';

proves('contract-assassin.goal.standing#2', 'equals share a place, and the next one is as many farther down', () => {
  const places = (payoff: readonly number[], done: readonly number[]) => standing(payoff, done).map(({ seat, place }) => [seat, place]);
  expect(places([0, 1, 0, 0], [3, 4, 1, 3])).toEqual([
    [1, 1],
    [0, 2],
    [3, 2],
    [2, 4],
  ]);
  // A limit of rounds names one of two with as many contracts, or both.
  expect(places([0, 1, 0], [2, 2, 1])).toEqual([
    [1, 1],
    [0, 2],
    [2, 3],
  ]);
  expect(places([0.5, 0, 0.5], [2, 1, 2])).toEqual([
    [0, 1],
    [2, 1],
    [1, 3],
  ]);
});
