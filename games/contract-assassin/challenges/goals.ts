import type { Goal } from '../../challenge.ts';
import { spaceNamed } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import type { Event } from '../event.ts';
import type { State } from '../rules/state.ts';
import { hitman } from '../rules/state.ts';
import type { ContractAssassin } from '../types.ts';

function has(told: readonly Event[], ...kinds: readonly Event['kind'][]): boolean {
  return told.some(({ kind }) => kinds.includes(kind));
}

/** The next attempt succeeds. */
export const kill: Goal<ContractAssassin> = {
  is: 'chance',
  wanted: 'most',
  of: (_, told) => (has(told, 'kills') ? 1 : has(told, 'fails', 'turn-ends') ? 0 : null),
};

/** An attempt is begun there in this turn, with so many actions left after it. */
export function attempt(city: SpaceId, left: number): Goal<ContractAssassin> {
  return {
    is: 'chance',
    wanted: 'most',
    of: (g, told) =>
      told.some((event) => event.kind === 'attempts' && event.city === city)
        ? Number(g.actions >= left)
        : g.actions <= left || has(told, 'turn-ends')
          ? 0
          : null,
  };
}

/** The turn ends there. */
export function reach(city: SpaceId): Goal<ContractAssassin> {
  const there = spaceNamed(city);
  return {
    is: 'chance',
    wanted: 'most',
    of: (g, told) => (isFree(told) && hitman(g, 0).space === there ? 1 : isOver(g, told) ? 0 : null),
  };
}

function isFree(told: readonly Event[]): boolean {
  return has(told, 'gets-away');
}

function isOver(g: State, told: readonly Event[]): boolean {
  return has(told, 'prison', 'hides', 'turn-ends') || (isFree(told) && g.actions === 0);
}
