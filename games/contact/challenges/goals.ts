import type { Goal } from '../../challenge.ts';
import type { Event } from '../event.ts';
import type { State } from '../rules/state.ts';
import type { Contact } from '../types.ts';

function count(told: readonly Event[], kind: Event['kind']): number {
  return told.filter((event) => event.kind === kind).length;
}

/** The zombies' next attack is over: they have moved, or nobody is left. */
function isAttackOver(g: State, told: readonly Event[]): boolean {
  return g.outcome !== null || count(told, 'zombies-move') > 0;
}

/** So many fall in the next attack. */
export function fall(most: number): Goal<Contact> {
  return {
    is: 'chance',
    wanted: 'least',
    of: (g, told) => (count(told, 'removed') >= most ? 1 : isAttackOver(g, told) ? 0 : null),
  };
}

/** How many fall in the next attack. */
export const fallen: Goal<Contact> = {
  is: 'mean',
  wanted: 'least',
  of: (g, told) => (isAttackOver(g, told) ? count(told, 'removed') : null),
};

/** Somebody lives after the last attack, so that the helicopter takes them out. */
export const rescued: Goal<Contact> = {
  is: 'chance',
  wanted: 'most',
  of: (g, told) => (g.outcome === 'overrun' ? 0 : isAttackOver(g, told) ? 1 : null),
};

/** So many zombies of a ring are killed, each with a die of its own: a die that takes none of them has lost it. */
export function kill(zombies: number, ring: number): Goal<Contact> {
  return {
    is: 'chance',
    wanted: 'most',
    of: (_, told) => {
      const shots = told.filter((event) => event.kind === 'shot');
      if (shots.some(({ segment, killed }) => killed === 0 || !segment.endsWith(`/r${ring}`))) return 0;
      return shots.length === zombies ? 1 : count(told, 'turn-ends') > 0 ? 0 : null;
    },
  };
}
