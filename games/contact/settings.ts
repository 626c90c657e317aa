import * as z from 'zod/mini';
import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { configured, fields, settingsOf, shown, wholeNumber } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';
import { cardOf, isMemberId, type MemberId, type Role, TEAM_SIZE } from './content/members.ts';
import { rival } from './facts/teams.ts';

export const TWO_CYCLES = 32;
export const GRENADES = ['one-per-game', 'one-per-cycle', 'unlimited', 'none'] as const;

/** The other readings of the book that a table may agree on, each with the clause it changes. All are off unless they are asked for. */
const FLAGS = {
  'hit-by-dice': 'contact.hit.dice-option',
  'token-cap': 'contact.components.token-cap',
  'grenade-range-2': 'contact.grenade.range',
  'launcher-auto': 'contact.nelson.attack-roll',
  'mg60-columns': 'contact.miller.spacing',
  'flame-target-decides': 'contact.branson.one-roll',
  'ronin-split': 'contact.kenzo.ronin',
  'tripwire-large': 'contact.krussov.tripwire',
  'melee-needs-two': 'contact.cooper.melee-single',
  'declare-all': 'contact.attack.split-dice',
  'flexible-grenade': 'contact.dunham.flexible-rifle-only',
  'shotgun-spread': 'contact.schulz.double-same-segment',
  'leader-calls': 'contact.players.leader-decides',
  'free-control': 'contact.modes.shared-table',
} as const satisfies Readonly<Record<string, ClauseId>>;

export type Settings = { readonly grenades: (typeof GRENADES)[number] } & { readonly [F in keyof typeof FLAGS]: boolean };

export const SETTINGS: readonly Setting[] = [
  { name: 'grenades', values: GRENADES, clause: 'contact.grenade.once' },
  ...Object.entries(FLAGS).map(([name, clause]) => ({ name, values: [false, true], clause })),
];

export interface Config {
  readonly players: number;
  /** The four members; null when they are chosen at the table. */
  readonly team: readonly MemberId[] | null;
  /** For each of the four places of the team, the seat that commands it. */
  readonly commands: readonly Seat[];
  readonly turns: number;
  readonly settings: Settings;
}

export type Draft = DraftOf<Config>;

const COMMANDS_FORM = `'commands' must name a seat for each of the ${TEAM_SIZE} members`;

const schema = fields('the configuration', {
  players: z._default(wholeNumber('players', 1, TEAM_SIZE), 1),
  team: z._default(
    z.nullable(
      z.array(z.custom<MemberId>(isMemberId, { error: ({ input }) => `there is no member ${shown(input)}` }), {
        error: ({ input }) => `'team' must be a list of members, not ${shown(input)}`,
      }),
    ),
    null,
  ),
  commands: z._default(z.nullable(z.array(z.unknown(), { error: COMMANDS_FORM }).check(z.length(TEAM_SIZE, { error: COMMANDS_FORM }))), null),
  turns: z._default(wholeNumber('turns', 1, TWO_CYCLES), TWO_CYCLES),
  settings: settingsOf<Settings>(SETTINGS),
});

function clauseAt([field, member]: readonly string[]): ClauseId | readonly ClauseId[] | undefined {
  if (field === 'team') return member === undefined ? 'contact.setup.four-members' : ['contact.setup.choice', 'contact.components.cards'];
  return field === 'turns' ? 'contact.turn.cycle' : field === undefined ? undefined : 'contact.setup.players';
}

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const given = configured(schema, raw, SETTINGS, clauseAt);
  const { players } = given;
  return {
    ...given,
    team: given.team === null ? null : team(given.team),
    commands: commands(given.commands ?? dealt(players), players),
  };
}

/** The places of the team dealt out to the players, as evenly as possible. */
function dealt(players: number): Seat[] {
  return Array.from({ length: TEAM_SIZE }, (_, place) => place % players);
}

function team(ids: readonly MemberId[]): readonly MemberId[] {
  if (ids.length !== TEAM_SIZE) throw new ConfigError(`a team has exactly ${TEAM_SIZE} members, not ${ids.length}`, ['contact.setup.four-members']);
  ids.forEach((id, place) => {
    const before = ids.slice(0, place);
    const { role } = cardOf(id);
    if (before.includes(id)) throw new ConfigError(`${id} is in the team twice`, ['contact.setup.choice', 'contact.setup.unique-roles']);
    const other = rival(before, id);
    if (other !== null) throw new ConfigError(`${other} and ${id} have the same role: ${role.replace('-', ' ')}`, roleClauses(role));
  });
  return ids;
}

export function roleClauses(role: Role): readonly ClauseId[] {
  return once(role) ? ['contact.setup.unique-roles', 'contact.setup.heavy-once'] : ['contact.setup.unique-roles'];
}

/** The two roles of which the book says in particular that a team has one at most. */
export function once(role: Role): boolean {
  return role === 'leader' || role === 'heavy-weapon';
}

function commands(given: readonly unknown[], players: number): readonly Seat[] {
  const clause = ['contact.setup.players'];
  const counts = Array.from({ length: players }, () => 0);
  const seats = given.map((seat) => {
    const before = typeof seat === 'number' ? counts[seat] : undefined;
    if (before === undefined) throw new ConfigError(`'commands' names seat ${shown(seat)}; the seats are 0 to ${players - 1}`, clause);
    counts[seat as number] = before + 1;
    return seat as Seat;
  });
  if (Math.max(...counts) > Math.ceil(TEAM_SIZE / players) || Math.min(...counts) < Math.floor(TEAM_SIZE / players))
    throw new ConfigError(`'commands' shares the members unevenly: ${counts.join(', ')}`, clause);
  return seats;
}
