import { asks, at, ME, never, type Position, presetOf } from '../../../web/testing/positions.ts';

const night = { game: 'contact', places: [ME] } as const;

/** Moments of the siege; one person commands all four. */
export const NIGHTS = {
  first: { ...night, id: 'night-first', seed: 'night 0', until: asks('act'), ago: 30 },
  draft: { ...night, id: 'night-draft', seed: 'night 0', config: {}, until: at(1) },
  /** Turn 20, all four alive, 74 zombies. */
  late: { ...night, id: 'night-late', seed: 'night 0', config: presetOf('contact', 'no-leader'), until: at(104), ago: 12 },
  /** The last answer of a turn with 67 zombies on the board: then 40 of them come closer. */
  wave: {
    ...night,
    id: 'night-wave',
    seed: 'wave 136',
    config: { team: ['branson', 'schulz', 'ayden', 'dunham'], settings: { grenades: 'none' } },
    until: at(70),
  },
  ardor: { ...night, id: 'night-ardor', seed: 'night 0', until: asks('ardor', 100) },
  victim: { ...night, id: 'night-victim', seed: 'night 10', until: asks('victim') },
  left: { ...night, id: 'night-left', seed: 'night 0', until: asks('act', 90), unseen: 6, ago: 200 },
  won: { ...night, id: 'night-won', seed: 'night 0', until: never, ago: 1500 },
  lost: { ...night, id: 'night-lost', seed: 'night 10', until: never, ago: 4500 },
} as const satisfies Readonly<Record<string, Position>>;
