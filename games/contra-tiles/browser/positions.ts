import { afterOthers, asks, at, BOT, ME, never, type Position } from '../../../web/testing/positions.ts';

const tiles = { game: 'contra-tiles', places: [ME, BOT] } as const;

/** Moments of the tile game; the person here is the Bear. */
export const TILES = {
  first: { ...tiles, id: 'tiles-first', seed: 'tiles 18', until: at(0), ago: 2 },
  middle: { ...tiles, id: 'tiles-middle', seed: 'tiles 18', until: at(24), ago: 4 },
  /** The Woman has had her turn. */
  back: { ...tiles, id: 'tiles-back', seed: 'tiles 18', until: (match) => afterOthers(match, 14) },
  /** The next crown closes two tiles. */
  scoring: { ...tiles, id: 'tiles-scoring', seed: 'tiles 18', until: at(20), ago: 4 },
  /** Closed tiles are scored in an order of choice. */
  order: { ...tiles, id: 'tiles-order', seed: 'sharp 10', config: { settings: { 'scoring-order-active': true, 'strict-two': true } }, until: asks('score') },
  left: { ...tiles, id: 'tiles-left', seed: 'tiles 21', until: at(20), unseen: 2, ago: 65 },
  won: { ...tiles, id: 'tiles-won', seed: 'tiles 18', until: never, ago: 1500 },
  lost: { ...tiles, id: 'tiles-lost', seed: 'tiles 23', until: never, ago: 3000 },
} as const satisfies Readonly<Record<string, Position>>;
