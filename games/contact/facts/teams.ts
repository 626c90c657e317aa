import { cardOf, MEMBERS, type MemberId, type Role, TEAM_SIZE } from '../content/members.ts';

/** How many teams the rules allow: four of different roles. */
export function countTeams(): number {
  const byRole = new Map<Role, number>();
  for (const { role } of MEMBERS) byRole.set(role, (byRole.get(role) ?? 0) + 1);
  const ways = [1, 0, 0, 0, 0];
  for (const n of byRole.values()) for (let size = TEAM_SIZE; size > 0; size--) ways[size] = (ways[size] ?? 0) + (ways[size - 1] ?? 0) * n;
  return ways[TEAM_SIZE] ?? 0;
}

/** Who of a team has the role of this one already. */
export function rival(team: readonly MemberId[], id: MemberId): MemberId | null {
  return team.find((other) => other !== id && cardOf(other).role === cardOf(id).role) ?? null;
}

/** Any team that the rules allow; `lot` gives a whole number below its argument. */
export function anyTeam(lot: (below: number) => number): MemberId[] {
  const team: MemberId[] = [];
  while (team.length < TEAM_SIZE) {
    const open = MEMBERS.filter(({ id }) => !team.includes(id) && rival(team, id) === null);
    const chosen = open[lot(open.length)];
    if (chosen !== undefined) team.push(chosen.id);
  }
  return team;
}
