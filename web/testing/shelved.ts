import type { Match } from '#kernel';
import { asks, at, BOT, boxOf, ME, never, type Position } from './positions.ts';

const tiles = { game: 'contra-tiles', places: [ME, BOT] } as const;
const night = { game: 'contact', places: [ME] } as const;
const raid = { game: 'contra', places: [ME] } as const;
const preset = (id: string, game = 'contact') => boxOf(game).presets.find((one) => one.id === id)?.config ?? {};

/** Moments of the tile game; the person here is the Bear. */
export const TILES = {
  first: { ...tiles, id: 'tiles-first', seed: 'tiles 18', until: at(0), ago: 2 },
  middle: { ...tiles, id: 'tiles-middle', seed: 'tiles 18', until: at(24), ago: 4 },
  /** The next crown closes two tiles. */
  scoring: { ...tiles, id: 'tiles-scoring', seed: 'tiles 18', until: at(20), ago: 4 },
  /** Closed tiles are scored in an order of choice. */
  order: { ...tiles, id: 'tiles-order', seed: 'sharp 10', config: { options: { 'scoring-order-active': true, 'strict-two': true } }, until: asks('score') },
  left: { ...tiles, id: 'tiles-left', seed: 'tiles 21', until: at(20), unseen: 2, ago: 65 },
  won: { ...tiles, id: 'tiles-won', seed: 'tiles 18', until: never, ago: 1500 },
  lost: { ...tiles, id: 'tiles-lost', seed: 'tiles 23', until: never, ago: 3000 },
} as const satisfies Readonly<Record<string, Position>>;

/** Moments of the siege; one person commands all four. */
export const NIGHTS = {
  first: { ...night, id: 'night-first', seed: 'night 0', until: asks('act'), ago: 30 },
  draft: { ...night, id: 'night-draft', seed: 'night 0', config: {}, until: at(1) },
  /** Turn 20, all four alive, 74 zombies. */
  late: { ...night, id: 'night-late', seed: 'night 0', config: preset('no-leader'), until: at(104), ago: 12 },
  /** The last answer of a turn with 67 zombies on the board: then 40 of them come closer. */
  wave: {
    ...night,
    id: 'night-wave',
    seed: 'wave 136',
    config: { team: ['branson', 'schulz', 'ayden', 'dunham'], options: { grenades: 'none' } },
    until: at(70),
  },
  ardor: { ...night, id: 'night-ardor', seed: 'night 0', until: asks('ardor', 100) },
  victim: { ...night, id: 'night-victim', seed: 'night 10', until: asks('victim') },
  left: { ...night, id: 'night-left', seed: 'night 0', until: asks('act', 90), unseen: 6, ago: 200 },
  won: { ...night, id: 'night-won', seed: 'night 0', until: never, ago: 1500 },
  lost: { ...night, id: 'night-lost', seed: 'night 10', until: never, ago: 4500 },
} as const satisfies Readonly<Record<string, Position>>;

function nothingLeft(match: Match): boolean {
  return match.decision?.question.kind === 'act' && !match.options().some((notation) => /^(run|jump|attack|play) /.test(notation));
}

/** Moments of the raid; Bill is alone in the jungle. */
export const RAIDS = {
  first: { ...raid, id: 'raid-first', seed: 'raid 0', config: preset('alone', 'contra'), until: asks('act'), ago: 3 },
  middle: { ...raid, id: 'raid-middle', seed: 'raid 0', config: preset('alone', 'contra'), until: asks('act', 40), ago: 8 },
  /** Nothing is left to do but to end the turn: then the enemies attack. */
  turnEnd: { ...raid, id: 'raid-turn-end', seed: 'raid 0', config: preset('alone', 'contra'), until: nothingLeft },
} as const satisfies Readonly<Record<string, Position>>;
