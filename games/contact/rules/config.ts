import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { chosenOptions, fieldsOf, shown, wholeNumber } from '../../border.ts';
import { isMemberId, type MemberId, memberNamed, type Role, specialist } from '../content/members.ts';
import { OPTIONS, type Options } from './options.ts';

export const TEAM_SIZE = 4;
export const TWO_CYCLES = 32;

export interface Config {
  readonly players: number;
  /** The four members; null when they are chosen at the table. */
  readonly team: readonly MemberId[] | null;
  /** For each of the four places of the team, the seat that commands it. */
  readonly commands: readonly Seat[];
  readonly turns: number;
  readonly options: Options;
}

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const given = fieldsOf(raw, 'the configuration', ['players', 'team', 'commands', 'turns', 'options']);
  const players = wholeNumber(given['players'] ?? 1, 'players', 1, TEAM_SIZE, 'contact.setup.players');
  return {
    players,
    team: given['team'] === undefined || given['team'] === null ? null : team(given['team']),
    commands: commands(given['commands'] ?? dealt(players), players),
    turns: wholeNumber(given['turns'] ?? TWO_CYCLES, 'turns', 1, TWO_CYCLES, 'contact.turn.cycle'),
    options: chosenOptions(OPTIONS, given['options']) as unknown as Options,
  };
}

/** The places of the team dealt out to the players, as evenly as possible. */
function dealt(players: number): Seat[] {
  return Array.from({ length: TEAM_SIZE }, (_, place) => place % players);
}

function team(raw: unknown): readonly MemberId[] {
  if (!Array.isArray(raw)) throw new ConfigError(`'team' must be a list of members, not ${shown(raw)}`, ['contact.setup.four-members']);
  const ids = raw.map((id: unknown) => {
    if (!isMemberId(id)) throw new ConfigError(`there is no member ${shown(id)}`, ['contact.setup.choice', 'contact.components.cards']);
    return id;
  });
  if (ids.length !== TEAM_SIZE) throw new ConfigError(`a team has exactly ${TEAM_SIZE} members, not ${ids.length}`, ['contact.setup.four-members']);
  const roles = new Map<Role, MemberId>();
  for (const id of ids) {
    const { role } = specialist(memberNamed(id));
    const other = roles.get(role);
    if (other === id) throw new ConfigError(`${id} is in the team twice`, ['contact.setup.choice', 'contact.setup.unique-roles']);
    if (other !== undefined) throw new ConfigError(`${other} and ${id} have the same role: ${role}`, roleClauses(role));
    roles.set(role, id);
  }
  return ids;
}

export function roleClauses(role: Role): readonly ClauseId[] {
  return once(role) ? ['contact.setup.unique-roles', 'contact.setup.heavy-once'] : ['contact.setup.unique-roles'];
}

/** The two roles of which the book says in particular that a team has one at most. */
export function once(role: Role): boolean {
  return role === 'leader' || role === 'heavy weapon';
}

function commands(raw: unknown, players: number): readonly Seat[] {
  const clause = ['contact.setup.players'];
  if (!Array.isArray(raw) || raw.length !== TEAM_SIZE) throw new ConfigError(`'commands' must name a seat for each of the ${TEAM_SIZE} members`, clause);
  const counts = Array.from({ length: players }, () => 0);
  const seats = raw.map((seat: unknown) => {
    const before = typeof seat === 'number' ? counts[seat] : undefined;
    if (before === undefined) throw new ConfigError(`'commands' names seat ${shown(seat)}; the seats are 0 to ${players - 1}`, clause);
    counts[seat as number] = before + 1;
    return seat as Seat;
  });
  if (Math.max(...counts) > Math.ceil(TEAM_SIZE / players) || Math.min(...counts) < Math.floor(TEAM_SIZE / players))
    throw new ConfigError(`'commands' shares the members unevenly: ${counts.join(', ')}`, clause);
  return seats;
}
