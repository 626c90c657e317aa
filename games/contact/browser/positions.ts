import type { Match } from '#kernel';
import { afterOthers, asks, at, BOT, ME, matchOf, never, type Position, presetOf, sought } from '../../../web/testing/positions.ts';
import { contactGame } from '../rules/game.ts';

const night = { game: 'contact', places: [ME], config: presetOf('contact', 'book') } as const;

/** All dice of Kenzo's lie there, and more than one of them. */
function several(match: Match): boolean {
  const { decision } = matchOf(contactGame, match).scene(null);
  return decision?.kind === 'ardor' && decision.about.dice.length > 1;
}

/** The second seat's Kenzo has been named; Cooper and Branson live, so that Cooper's player may name Branson instead. */
function kenzoIsNamed(match: Match): boolean {
  const { decision, view } = matchOf(contactGame, match).scene(null);
  if (decision?.kind !== 'consent' || decision.about.member !== 'kenzo') return false;
  return view.members.every(({ id, alive }) => alive || id === 'ayden');
}

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
  victim: { ...night, id: 'night-victim', seed: 'night 13', until: asks('victim') },
  blades: sought({ ...night, id: 'night-blades', until: several }),
  /** The bot has named a member of mine; the leader is mine, too. */
  named: sought({
    ...night,
    id: 'night-named',
    places: [BOT, ME],
    config: { players: 2, team: ['ayden', 'cooper', 'branson', 'kenzo'] },
    until: kenzoIsNamed,
  }),
  /** The others have fired; only Ayden is left. */
  back: {
    ...night,
    id: 'night-back',
    seed: 'night 0',
    places: [ME, BOT, BOT, BOT],
    config: { players: 4, team: ['ayden', 'cooper', 'branson', 'kenzo'] },
    until: (match) => afterOthers(match, 40) && asks('act')(match),
  },
  left: { ...night, id: 'night-left', seed: 'night 0', until: asks('act', 90), unseen: 6, ago: 200 },
  won: { ...night, id: 'night-won', seed: 'night 0', until: never, ago: 1500 },
  lost: { ...night, id: 'night-lost', seed: 'night 13', until: never, ago: 4500 },
} as const satisfies Readonly<Record<string, Position>>;
