import type { Seat } from '#kernel';
import { segmentNamed } from './content/board.ts';
import { type MemberId, memberNamed } from './content/members.ts';
import { freeze, newState, type State } from './rules/state.ts';
import { configure, type Settings } from './settings.ts';

export const BOOK_TEAM: readonly MemberId[] = ['cooper', 'vanderbilt', 'branson', 'kenzo'];

/** Groups by the names of their segments; what is not named is empty. */
export type Groups = { readonly [segment: string]: number };

/** What else is so: by default as at the beginning of a night. */
export interface Situation {
  readonly team?: readonly MemberId[];
  readonly players?: number;
  readonly commands?: readonly Seat[];
  readonly turns?: number;
  readonly settings?: Partial<Settings>;
  readonly turn?: number;
  readonly dead?: readonly MemberId[];
  /** Who has no grenade any more. */
  readonly thrown?: readonly MemberId[];
  /** Who has used the weapon this turn. */
  readonly fired?: readonly MemberId[];
  readonly confused?: readonly string[];
  readonly ardorUsed?: boolean;
}

/** A position in a few words. */
export interface Sketch extends Situation {
  readonly groups: Groups;
}

/** What is not named is as at the beginning of a night. */
export function position({ groups, ...situation }: Sketch): State {
  const { team = BOOK_TEAM, players, commands, turns, settings } = situation;
  const g = newState(configure({ team, players, commands, turns, settings }));
  for (const [name, zombies] of Object.entries(groups)) {
    const segment = segmentNamed(name);
    if (segment < 0) throw new Error(`there is no segment ${name}`);
    g.zombies[segment] = zombies;
    g.spawned += zombies;
  }
  g.turn = situation.turn ?? 1;
  g.phase = 'players';
  g.alive &= ~bits(situation.dead);
  g.grenades &= ~bits(situation.thrown) & g.alive;
  g.fired = bits(situation.fired);
  for (const name of situation.confused ?? []) freeze(g, segmentNamed(name));
  g.ardor = situation.ardorUsed !== true;
  return g;
}

function bits(ids: readonly MemberId[] = []): number {
  return ids.reduce((sum, id) => sum | (1 << memberNamed(id)), 0);
}
