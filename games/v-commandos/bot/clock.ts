import { drawsOfAll } from '../facts/draws.ts';
import { bagSize } from '../rules/reserve.ts';
import type { State } from '../rules/state.ts';
import { TUNING } from './tuning.ts';

/** Turns until the bag is empty, if nothing changes. */
export function turnsLeft(g: State): number {
  return bagSize(g) / Math.max(1, drawsOfAll(g));
}

/** How much dearer an action is than with all the time in the world. */
export function haste(g: State): number {
  const short = Math.max(0, 1 - turnsLeft(g) / TUNING.patience);
  return 1 + TUNING.haste * short * short;
}
