import { drawsOf } from '../rules/enemy/reinforce.ts';
import { bagSize } from '../rules/reserve.ts';
import { at, type State } from '../rules/state.ts';
import { TUNING } from './tuning.ts';

/** Turns until the bag is empty, if nothing changes. */
export function turnsLeft(g: State): number {
  let draws = 0;
  for (let index = 0; index < g.boards.length; index++)
    for (let number = 0; number < at(g.boards, index).entrances.length; number++) draws += drawsOf(g, index, number);
  return bagSize(g) / Math.max(1, draws);
}

/** How much dearer an action is than with all the time in the world. */
export function haste(g: State): number {
  const short = Math.max(0, 1 - turnsLeft(g) / TUNING.patience);
  return 1 + TUNING.haste * short * short;
}
