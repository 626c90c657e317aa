import { drawsOfAll } from '../facts/draws.ts';
import { isDone, operationRules } from '../facts/specials.ts';
import { bagSize } from '../rules/reserve.ts';
import { mapOf, type State } from '../rules/state.ts';
import { TUNING } from './tuning.ts';

/** Turns until the bag is empty, if nothing changes, or until a card says that it is too late. */
export function turnsLeft(g: State): number {
  return Math.min(bagSize(g) / Math.max(1, drawsOfAll(g)), turnsToDeadline(g));
}

function turnsToDeadline(g: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { terrain, turn, objective } of operationRules(g, 'deadline')) {
    const b = g.boards.find((one) => mapOf(one).id === terrain);
    if (b === undefined || b.complete || (objective !== undefined && isDone(b, objective))) continue;
    least = Math.min(least, turn - g.turn + 1);
  }
  return least;
}

/** How much dearer an action is than with all the time in the world. */
export function haste(g: State): number {
  const short = Math.max(0, 1 - turnsLeft(g) / TUNING.patience);
  return 1 + TUNING.haste * short * short;
}
