import { cardOf, MEMBERS, type MemberId, TEAM_SIZE } from '../content/members.ts';

/** How many teams the rules allow: four of different roles. */
export function countTeams(): number {
  const byRole = Map.groupBy(MEMBERS, ({ role }) => role);
  return waysToChoose(
    TEAM_SIZE,
    [...byRole.values()].map((members) => members.length),
  );
}

/** In how many ways so many can be chosen, each of another role; `roles` says how many there are of each. */
function waysToChoose(size: number, roles: readonly number[]): number {
  const [first, ...others] = roles;
  if (size === 0) return 1;
  return first === undefined ? 0 : first * waysToChoose(size - 1, others) + waysToChoose(size, others);
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
    team.push(...open.splice(lot(open.length), 1).map(({ id }) => id));
  }
  return team;
}
