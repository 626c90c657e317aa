import { type ClauseId, ConfigError, type Seat } from '#kernel';
import { chosenOptions, fieldsOf, shown } from '../../border.ts';
import type { GameOption } from '../../box.ts';
import { COLOURS, FACES } from '../content/tiles.ts';

/** The choices of the ledger. */
export interface Options {
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
  readonly options: Options;
  /** The 13 faces of each side: the colours of the north, east, south and west edge. Others than ours are for comparisons only. */
  readonly faces: 'ours' | readonly string[];
  /** Tiles closed together: scored as one event, or (for comparisons only) one after another, the laid one first, then from north clockwise. */
  readonly scoring: 'as-one' | 'in-order';
}

export const OPTIONS: readonly GameOption[] = [
  { name: 'bear', values: ['random', 0, 1], clause: 'contra-tiles.setup.sides' },
  { name: 'refill-each', values: [false, true], clause: 'contra-tiles.refill.market' },
  { name: 'broke-strict', values: [false, true], clause: 'contra-tiles.broke.definition' },
  { name: 'scoring-order-active', values: [false, true], clause: 'contra-tiles.scoring.several-at-once' },
  { name: 'strict-two', values: [false, true], clause: 'contra-tiles.turn.mandatory' },
];

/** A full configuration from whatever came over the border. */
export function configure(raw: unknown): Config {
  const { seats = 2, options, faces = 'ours', scoring = 'as-one' } = fieldsOf(raw, 'the configuration', ['seats', 'options', 'faces', 'scoring']);
  if (seats !== 2) throw new ConfigError(`'seats' is ${shown(seats)}, but exactly two players take part`, ['contra-tiles.components.players']);
  if (scoring !== 'as-one' && scoring !== 'in-order')
    throw new ConfigError(`'scoring' is ${shown(scoring)}; it can be 'as-one' or 'in-order'`, ['contra-tiles.scoring.several-at-once']);
  const config: Config = { seats, options: chosenOptions(OPTIONS, options) as unknown as Options, faces: configureFaces(faces), scoring };
  if (config.options['scoring-order-active'] && scoring === 'in-order')
    throw new ConfigError("the order of scoring is either the active player's ('scoring-order-active') or fixed ('scoring: in-order')", [
      'contra-tiles.scoring.several-at-once',
    ]);
  return config;
}

function configureFaces(raw: unknown): 'ours' | readonly string[] {
  if (raw === 'ours') return raw;
  const clause: ClauseId = 'contra-tiles.components.player-tile-count';
  if (!Array.isArray(raw) || raw.length !== FACES.length) throw new ConfigError(`'faces' must be 'ours' or a list of ${FACES.length} faces`, [clause]);
  return raw.map((face: unknown, i) => {
    if (typeof face !== 'string' || !/^[RBGY]{4}$/.test(face))
      throw new ConfigError(`face ${i + 1} is ${shown(face)}; a face is four of ${COLOURS.join(', ')}, as in 'RRGY'`, ['contra-tiles.components.colours']);
    return face;
  });
}
