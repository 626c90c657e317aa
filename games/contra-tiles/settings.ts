import * as z from 'zod/mini';
import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { configured, fields, oneOf, settingsOf, shown } from '../border.ts';
import type { DraftOf, Setting } from '../box.ts';
import { COLOURS, FACES } from './content/tiles.ts';

/** The choices of the ledger. */
export interface Settings {
  /** Which seat takes the Bear tiles. */
  readonly bear: Seat | 'random';
  /** Market and rack are filled up after every single placement instead of after the turn. */
  readonly 'refill-each': boolean;
  /** Broke is only who owes more than the purse holds. */
  readonly 'broke-strict': boolean;
  /** The active player scores tiles that were closed together one by one, in an order of choice. */
  readonly 'scoring-order-active': boolean;
  /** The first placement must be one that allows a second, if there is any such. */
  readonly 'strict-two': boolean;
}

export interface Config {
  readonly seats: 2;
  readonly settings: Settings;
  /** The 13 faces of each side: the colours of the north, east, south and west edge. Others than ours are for comparisons only. */
  readonly faces: 'ours' | readonly string[];
  /** Tiles closed together: scored as one event, or (for comparisons only) one after another, the laid one first, then from north clockwise. */
  readonly scoring: 'as-one' | 'in-order';
}

export type Draft = DraftOf<Config>;

export const SETTINGS: readonly Setting[] = [
  { name: 'bear', values: ['random', 0, 1], clause: 'contra-tiles.setup.sides' },
  { name: 'refill-each', values: [false, true], clause: 'contra-tiles.refill.market' },
  { name: 'broke-strict', values: [false, true], clause: 'contra-tiles.broke.definition' },
  { name: 'scoring-order-active', values: [false, true], clause: 'contra-tiles.scoring.several-at-once' },
  { name: 'strict-two', values: [false, true], clause: 'contra-tiles.turn.mandatory' },
];

/** A face is the colours of its four edges. */
function faceForm(number: number) {
  const error = ({ input }: { input?: unknown }): string => `face ${number} is ${shown(input)}; a face is four of ${COLOURS.join(', ')}, as in 'RRGY'`;
  return z.string({ error }).check(z.regex(/^[RBGY]{4}$/, { error }));
}

const faces = z.tuple(FACES.map((_, i) => faceForm(i + 1)) as [z.ZodMiniString], { error: `'faces' must be 'ours' or a list of ${FACES.length} faces` });

const schema = fields('the configuration', {
  seats: z._default(z.literal(2, { error: ({ input }) => `'seats' is ${shown(input)}, but exactly two players take part` }), 2),
  settings: settingsOf<Settings>(SETTINGS),
  faces: z._default(z.union([z.literal('ours'), faces]), 'ours'),
  scoring: z._default(oneOf('scoring', ['as-one', 'in-order']), 'as-one'),
});

const CLAUSES: Readonly<Record<string, ClauseId>> = {
  seats: 'contra-tiles.components.players',
  faces: 'contra-tiles.components.player-tile-count',
  scoring: 'contra-tiles.scoring.several-at-once',
};

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const config: Config = configured(schema, raw, SETTINGS, ([field = '', face]) => (face === undefined ? CLAUSES[field] : 'contra-tiles.components.colours'));
  if (config.settings['scoring-order-active'] && config.scoring === 'in-order')
    throw new ConfigError("the order of scoring is either the active player's ('scoring-order-active') or fixed ('scoring: in-order')", [
      'contra-tiles.scoring.several-at-once',
    ]);
  return config;
}
