import type { Trial } from '../box.ts';
import { MEMBERS, type MemberId, TEAM_SIZE } from './content/members.ts';
import { rival } from './facts/teams.ts';

const ALL: readonly MemberId[] = MEMBERS.map(({ id }) => id);

/** Every team that the rules allow. */
const TEAMS: readonly (readonly MemberId[])[] = teamsOf(TEAM_SIZE, ALL);

function teamsOf(size: number, from: readonly MemberId[]): MemberId[][] {
  if (size === 0) return [[]];
  return from.flatMap((first, i) =>
    teamsOf(
      size - 1,
      from.slice(i + 1).filter((other) => rival([first], other) === null),
    ).map((rest) => [first, ...rest]),
  );
}

const trial = (row: string, group: string, teams: readonly (readonly MemberId[])[]): Trial => ({
  row,
  group,
  column: '1',
  configs: teams.map((team) => ({ team })),
});

/** What each member is worth: every team they are in, in turn, and every team without them. */
const members = ALL.flatMap((id) => [
  trial(
    `with ${id}`,
    'members',
    TEAMS.filter((team) => team.includes(id)),
  ),
  trial(
    `without ${id}`,
    'members',
    TEAMS.filter((team) => !team.includes(id)),
  ),
]);

/** Every team by itself. */
const teams = TEAMS.map((team) => trial(team.join(', '), 'teams', [team]));

/** Members first, then all teams: how often the night is survived. */
export const trials: readonly Trial[] = [...members, ...teams];
