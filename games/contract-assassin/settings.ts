import * as z from 'zod/mini';
import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { configured, fields, settingsOf, shown, wholeNumber } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';
import { ASSASSINS, type AssassinId } from './content/assassins.ts';
import { spaceId, TARGET_CITIES } from './content/map.ts';
import type { SpaceId } from './content/world.ts';
import { CONTRACTS_EACH } from './rules/state.ts';

/** 34 contracts serve eight. */
export const MOST_SEATS = 8;

/** The other readings of the book that a table may agree on, each with the clause it changes. All are off unless they are asked for. */
const FLAGS = {
  'hidden-hands': 'contract-assassin.kit.open-hands',
  'opening-hand': 'contract-assassin.setup.no-starting-hand',
  'assassin-draft': 'contract-assassin.setup.assassin-random',
  'second-try-new-cards': 'contract-assassin.lily.second-attempt',
  'hanns-unstoppable': 'contract-assassin.hanns.bodyguard-two',
  'archie-any-time': 'contract-assassin.archie.before-roll',
  'otto-random-swap': 'contract-assassin.otto.swap-choice',
  'prison-card-no-actions': 'contract-assassin.prison.escape-card-actions',
} as const satisfies Readonly<Record<string, ClauseId>>;

/** Turns until a lone player has to be done; 0 is no clock. */
export const CLOCKS = [0, 26, 22, 18] as const;

/** Rounds after which most contracts win; 0 is no limit. */
const LIMITS: readonly number[] = [0, ...Array.from({ length: 91 }, (_, i) => i + 10)];

export type Settings = { readonly 'solo-clock': (typeof CLOCKS)[number]; readonly 'round-limit': number } & { readonly [F in keyof typeof FLAGS]: boolean };

export const SETTINGS: readonly Setting[] = [
  ...Object.entries(FLAGS).map(([name, clause]) => ({ name, values: [false, true], clause })),
  { name: 'solo-clock', values: CLOCKS, clause: 'contract-assassin.goal.solo-clock' },
  { name: 'round-limit', values: LIMITS, clause: 'contract-assassin.goal.no-time-limit' },
];

export interface Config {
  readonly players: number;
  /** Who has which file; null where they are dealt or picked. */
  readonly assassins: readonly AssassinId[] | null;
  /** The four cities of each seat; left out where they are dealt. */
  readonly contracts?: readonly (readonly SpaceId[])[];
  /** Who begins: by lot, or the seat that did the last kind of the game before. */
  readonly first: Seat | 'random';
  readonly settings: Settings;
}

export type Draft = DraftOf<Config>;

const ids = ASSASSINS.map(({ id }) => id);
const cities = TARGET_CITIES.map(spaceId);

const schema = fields('the configuration', {
  players: z._default(wholeNumber('players', 1, MOST_SEATS), 2),
  assassins: z._default(
    z.nullable(
      z.array(z.literal(ids, { error: ({ input }) => `there is no assassin ${shown(input)}` }), {
        error: ({ input }) => `'assassins' must be a list of assassins, not ${shown(input)}`,
      }),
    ),
    null,
  ),
  contracts: z.exactOptional(
    z.array(
      z.array(z.literal(cities, { error: ({ input }) => `there is no contract in ${shown(input)}` }), {
        error: ({ input }) => `'contracts' must be a list of cities for each seat, not ${shown(input)}`,
      }),
      { error: ({ input }) => `'contracts' must be a list of cities for each seat, not ${shown(input)}` },
    ),
  ),
  first: z._default(z.union([z.literal('random'), wholeNumber('first', 0, MOST_SEATS - 1)]), 'random'),
  settings: settingsOf<Settings>(SETTINGS),
});

const CLAUSES: Readonly<Record<string, ClauseId>> = {
  players: 'contract-assassin.setup.players',
  assassins: 'contract-assassin.setup.roster',
  contracts: 'contract-assassin.setup.contracts',
  first: 'contract-assassin.turn.first-player',
};

/** A full configuration from whatever came over the border; throws `ConfigError`. */
export function configure(raw: unknown): Config {
  const config = configured(schema, raw, SETTINGS, ([field = '']) => CLAUSES[field]);
  const { players, assassins, contracts, first, settings } = config;
  const clock = settings['solo-clock'];
  if (players === 1 && clock === 0)
    throw new ConfigError("one player alone needs a clock: set 'solo-clock' to 26, 22 or 18", [
      'contract-assassin.setup.players',
      'contract-assassin.goal.solo-clock',
    ]);
  if (players > 1 && clock !== 0) throw new ConfigError(`'solo-clock' is for one player alone, not for ${players}`, ['contract-assassin.goal.solo-clock']);
  if (settings['round-limit'] !== 0 && clock !== 0)
    throw new ConfigError("'round-limit' and 'solo-clock' exclude each other", ['contract-assassin.goal.no-time-limit', 'contract-assassin.goal.solo-clock']);
  if (first !== 'random' && first >= players)
    throw new ConfigError(`'first' is seat ${first}; the seats are 0 to ${players - 1}`, ['contract-assassin.turn.first-player']);
  if (assassins !== null) checkAssassins(assassins, players, settings);
  if (contracts !== undefined) checkContracts(contracts, players);
  return config;
}

function checkContracts(contracts: readonly (readonly SpaceId[])[], players: number): void {
  const clause = ['contract-assassin.setup.contracts'];
  if (contracts.length !== players) throw new ConfigError(`'contracts' names ${contracts.length} for ${players} players`, clause);
  if (contracts.some((own) => own.length !== CONTRACTS_EACH)) throw new ConfigError(`'contracts' names ${CONTRACTS_EACH} cities for each seat`, clause);
  const named = contracts.flat();
  const twice = named.find((city, place) => named.indexOf(city) !== place);
  if (twice !== undefined) throw new ConfigError(`the contract in ${twice} is named twice`, clause);
}

function checkAssassins(assassins: readonly AssassinId[], players: number, settings: Settings): void {
  const clause = ['contract-assassin.setup.assassin-random'];
  if (assassins.length !== players) throw new ConfigError(`'assassins' names ${assassins.length} for ${players} players`, clause);
  const twice = assassins.find((id, seat) => assassins.indexOf(id) !== seat);
  if (twice !== undefined) throw new ConfigError(`${twice} is named twice`, clause);
  if (settings['assassin-draft']) throw new ConfigError("'assassins' are named, so there is nothing for 'assassin-draft' to pick", clause);
}
