import * as z from 'zod/mini';
import { type ClauseId, ConfigError } from '#kernel';
import { configured, fields, oneOf, settingsOf, shown, wholeNumber } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';
import { CARD_IDS, type CardId, missionNamed } from './content/cards.ts';
import { type CardSide, COMMANDOS, type CommandoId, characterOf, commandoAt, commandoNamed, SIDES } from './content/commandos.ts';
import type { Module } from './content/vocabulary.ts';

export const MOST_COMMANDOS = 4;

/** Other readings and milder or harder games; each with the clause it changes. */
const FLAGS = {
  veteran: 'v-commandos.setup.veteran-choice',
  'extra-commandos': 'v-commandos.setup.commandos-per-player',
  'field-hospital': 'v-commandos.setup.survivors',
} as const satisfies Readonly<Record<string, ClauseId>>;

/** Extras that may be left out of the roster. */
const EXTRAS = {
  bruno: 'v-commandos.setup.roster-base',
  'death-cheater': 'v-commandos.setup.roster-base',
  'jamie-finnlock': 'v-commandos.setup.roster-r',
  'vf-intel-officer': 'v-commandos.setup.roster-s',
  anneke: 'v-commandos.setup.roster-s',
} as const satisfies Readonly<Partial<Record<CommandoId, ClauseId>>>;

/** Gander goes with a commando, or stays at home. */
const GANDER = ['none', 'A', 'B'] as const;

export type Settings = { readonly [F in keyof typeof FLAGS | keyof typeof EXTRAS]: boolean } & { readonly gander: (typeof GANDER)[number] };

export const SETTINGS: readonly Setting[] = [
  ...Object.entries(FLAGS).map(([name, clause]) => ({ name, values: [false, true], clause })),
  { name: 'gander', values: GANDER, clause: 'v-commandos.setup.gander' },
  ...Object.entries(EXTRAS).map(([name, clause]) => ({ name, values: [true, false], clause })),
];

/** A commando and the side of the card, as they are written: `scout:B`. */
export type Pick = `${CommandoId}:${CardSide}`;

export interface Config {
  /** The terrain or operation that is played. */
  readonly card: CardId;
  /** Seats. */
  readonly players: number;
  readonly commandos: number;
  /** Who they are; or chosen at the table, or dealt by chance. */
  readonly picks: 'choose' | 'random' | readonly Pick[];
  readonly settings: Settings;
}

export type Draft = DraftOf<Config>;

const PICKS: ReadonlyMap<string, { readonly id: CommandoId; readonly side: CardSide }> = new Map(
  COMMANDOS.flatMap(({ id }) => SIDES.map((side) => [`${id}:${side}`, { id, side }])),
);

const isPick = (text: string): text is Pick => PICKS.has(text);

/** Who is picked, and with which side. */
export function pickOf(pick: Pick): { readonly id: CommandoId; readonly side: CardSide } {
  const found = PICKS.get(pick);
  if (found === undefined) throw new Error(`there is no commando '${pick}'`);
  return found;
}

const pick = z.pipe(
  z.string({ error: ({ input }) => `there is no commando ${shown(input)}` }),
  z.transform((text: string, context): Pick => {
    if (isPick(text)) return text;
    context.issues.push({ code: 'custom', input: text, message: `there is no commando '${text}'; write one as scout:A` });
    return z.NEVER;
  }),
);

/** The command line gives numbers as text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
}

const schema = fields('the configuration', {
  card: z._default(oneOf('card', CARD_IDS), 'lighthouse'),
  players: z._default(wholeNumber('players', 1, MOST_COMMANDOS), 2),
  commandos: z._default(z.pipe(z.transform(asNumber), z.nullable(wholeNumber('commandos', 1, MOST_COMMANDOS))), null),
  picks: z._default(
    z.union([oneOf('picks', ['choose', 'random']), z.array(pick, { error: ({ input }) => `'picks' must be a list of commandos, not ${shown(input)}` })]),
    'choose',
  ),
  settings: settingsOf<Settings>(SETTINGS),
});

const CLAUSES: Readonly<Record<string, ClauseId>> = {
  card: 'v-commandos.setup.choose-length',
  players: 'v-commandos.setup.commandos-per-player',
  commandos: 'v-commandos.setup.commandos-per-player',
  picks: 'v-commandos.setup.choose-commando',
};

/** A full configuration from whatever came over the border; throws `ConfigError`. */
export function configure(raw: unknown): Config {
  const { commandos: wanted, ...rest } = configured(schema, raw, SETTINGS, ([field = '']) => CLAUSES[field]);
  const { card, players, picks, settings } = rest;
  const named = typeof picks === 'string' ? null : picks;
  const commandos = wanted ?? named?.length ?? players;
  const [fewest, most] = missionNamed(card).players;
  if (commandos < fewest || commandos > most)
    throw new ConfigError(`'${card}' is for ${fewest} to ${most} commandos, not for ${commandos}`, ['v-commandos.setup.choose-length']);
  if (commandos < players) throw new ConfigError(`${commandos} commandos are too few for ${players} players`, ['v-commandos.setup.commandos-per-player']);
  if (commandos > players && players > 1 && !settings['extra-commandos'])
    throw new ConfigError("more commandos than players need the setting 'extra-commandos'", ['v-commandos.setup.commandos-per-player']);
  if (named !== null) checkPicks(named, commandos, missionNamed(card).module, settings);
  return { ...rest, commandos };
}

function checkPicks(picks: readonly Pick[], commandos: number, module: Module, settings: Settings): void {
  const clause = ['v-commandos.setup.choose-commando'];
  if (picks.length !== commandos) throw new ConfigError(`'picks' names ${picks.length} for ${commandos} commandos`, clause);
  const roster = rosterOf(module, settings);
  const cards = picks.map((text) => commandoNamed(pickOf(text).id));
  for (const card of cards) if (!roster.includes(card)) throw new ConfigError(`${commandoAt(card).id} is not in the roster here`, clause);
  const characters = cards.map(characterOf);
  const twice = characters.find((one, index) => characters.indexOf(one) !== index);
  if (twice !== undefined) throw new ConfigError(`${twice} is named twice`, clause);
}

/** The commandos that may be chosen with a module. */
export function rosterOf(module: Module, settings: Settings): readonly number[] {
  return COMMANDOS.flatMap(({ id, module: own }, card) => {
    const here = own === 'base' || own === module;
    const left = id in EXTRAS && !settings[id as keyof typeof EXTRAS];
    return here && !left ? [card] : [];
  });
}
