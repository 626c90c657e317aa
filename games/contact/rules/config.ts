import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { isMemberId, type MemberId, memberNamed, type Role, specialist } from '../content/members.ts';
import { DEFAULTS, FLAG_NAMES, GRENADES, type Options } from './options.ts';

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
  const given = fields(raw ?? {}, 'the configuration', ['players', 'team', 'commands', 'turns', 'options']);
  const players = whole(given['players'] ?? 1, 'players', 1, TEAM_SIZE, 'contact.setup.players');
  return {
    players,
    team: given['team'] === undefined || given['team'] === null ? null : team(given['team']),
    commands: commands(given['commands'] ?? dealt(players), players),
    turns: whole(given['turns'] ?? TWO_CYCLES, 'turns', 1, TWO_CYCLES, 'contact.turn.cycle'),
    options: options(given['options'] ?? {}),
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

function options(raw: unknown): Options {
  const given = fields(raw, "'options'", ['grenades', ...FLAG_NAMES]);
  const grenades = GRENADES.find((g) => g === (given['grenades'] ?? DEFAULTS.grenades));
  if (grenades === undefined)
    throw new ConfigError(`'grenades' must be one of ${GRENADES.join(', ')}, not ${shown(given['grenades'])}`, ['contact.grenade.once']);
  const set: { -readonly [K in keyof Options]: Options[K] } = { ...DEFAULTS, grenades };
  for (const flag of FLAG_NAMES) {
    const value = given[flag] ?? DEFAULTS[flag];
    if (typeof value !== 'boolean') throw new ConfigError(`'${flag}' is either true or false, not ${shown(value)}`);
    set[flag] = value;
  }
  return set;
}

function fields(raw: unknown, name: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ConfigError(`${name} must be an object, not ${shown(raw)}`);
  for (const key of Object.keys(raw)) if (!known.includes(key)) throw new ConfigError(`${name} has no '${key}'; it has ${known.join(', ')}`);
  return raw as Readonly<Record<string, unknown>>;
}

function whole(value: unknown, name: string, least: number, most: number, clause: ClauseId): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most)
    throw new ConfigError(`'${name}' must be a whole number from ${least} to ${most}, not ${shown(value)}`, [clause]);
  return value;
}

function shown(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
