import type { Goal } from '../../challenge.ts';
import type { Event } from '../event.ts';
import type { VCommandos } from '../types.ts';

function has(told: readonly Event[], ...kinds: readonly Event['kind'][]): boolean {
  return told.some(({ kind }) => kinds.includes(kind));
}

function isAt(told: readonly Event[], step: 'movement' | 'fire'): boolean {
  return told.some((event) => event.kind === 'enemy-step' && event.step === step);
}

/** So many enemies are gone before the commando in turn has done, and nobody has been seen. */
export function silence(enemies: number): Goal<VCommandos> {
  return {
    is: 'chance',
    wanted: 'most',
    of: (g, told) => (has(told, 'visible', 'alarm') ? 0 : g.counts.removed >= enemies ? 1 : has(told, 'ends', 'enemy-step') ? 0 : null),
  };
}

/** The same, from the tile one stands on. */
export function silenceFromHere(enemies: number): Goal<VCommandos> {
  const { of, ...goal } = silence(enemies);
  return { ...goal, of: (g, told, gave) => (has(told, 'moves') ? 0 : of(g, told, gave)) };
}

/** Nobody is found before the enemy would fire. */
export const unseen: Goal<VCommandos> = {
  is: 'chance',
  wanted: 'most',
  of: (g, told) => (has(told, 'visible') ? 0 : g.outcome !== null || has(told, 'turn') || isAt(told, 'fire') ? 1 : null),
};

/** How many enemies are eliminated before the next turn. */
export const taken: Goal<VCommandos> = {
  is: 'mean',
  wanted: 'most',
  of: (g, told) => (g.outcome !== null || has(told, 'turn') || isAt(told, 'fire') ? g.counts.removed : null),
};
