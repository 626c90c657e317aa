import type { Stream } from '#kernel';
import { MEMBERS, type MemberId, type Role } from '../content/members.ts';
import { FLAG_NAMES, GRENADES, type Options } from '../rules/options.ts';

export function randomTeam(stream: Stream): MemberId[] {
  const team: MemberId[] = [];
  const roles = new Set<Role>();
  while (team.length < 4) {
    const { id, role } = MEMBERS[stream.below(MEMBERS.length)] as (typeof MEMBERS)[number];
    if (roles.has(role)) continue;
    roles.add(role);
    team.push(id);
  }
  return team;
}

/** Any team or none, any number of players, each option on in one of three. */
export function randomConfig(stream: Stream, turns: number): object {
  const options: Partial<Record<keyof Options, unknown>> = { grenades: GRENADES[stream.below(GRENADES.length)] };
  for (const flag of FLAG_NAMES) options[flag] = stream.below(3) === 0;
  return { players: 1 + stream.below(4), team: stream.below(5) === 0 ? null : randomTeam(stream), turns, options };
}
