import type { Match } from '#kernel';
import { afterOthers, asks, BOT, ME, matchOf, never, type Position, sought } from '../../../web/testing/positions.ts';
import { contractAssassinGame } from '../rules/game.ts';
import type { View } from '../view.ts';

const job = { game: 'contract-assassin' } as const;
const duel = { ...job, places: [ME, BOT], config: { players: 2, first: 0 } } as const;

/** Moments of the trade; the first seat is ours. */
export const JOBS = {
  first: { ...duel, id: 'job-first', seed: 'job 0', until: asks('act'), ago: 20 },
  draft: {
    ...job,
    id: 'job-draft',
    places: [ME, BOT, BOT],
    seed: 'job 0',
    config: { players: 3, first: 0, settings: { 'assassin-draft': true } },
    until: (match) => match.asked[0] === 0,
  },
  middle: sought({
    ...job,
    id: 'job-middle',
    places: [ME, BOT, BOT, BOT],
    config: { players: 4 },
    until: (match) => match.number > 120 && match.asked[0] === 0 && asks('act')(match),
  }),
  /** The rivals have had their turns. */
  back: {
    ...job,
    id: 'job-back',
    seed: 'job 0',
    places: [ME, BOT, BOT],
    config: { players: 3 },
    until: (match) => afterOthers(match, 80) && asks('act')(match),
  },
  weapons: sought({
    ...job,
    id: 'job-weapons',
    places: [ME, BOT, BOT, BOT],
    config: { players: 4 },
    until: (match) => match.number > 100 && match.asked[0] === 0 && asks('weapons')(match) && laid(match) > 2,
  }),
  /** An attempt now means hiding after it. */
  last: sought({
    ...duel,
    id: 'job-last',
    until: (match) => match.asked[0] === 0 && asks('act')(match) && seen(match).actions === 1 && match.options(0).some((text) => text.startsWith('attempt')),
  }),
  /** The next roll kills. */
  kill: sought({ ...duel, id: 'job-kill', until: (match) => match.asked[0] === 0 && asks('weapons')(match) && laid(match) > 3 }, (match) =>
    rollTells(match, 'kills'),
  ),
  arrest: sought(
    {
      ...job,
      id: 'job-arrest',
      places: [ME],
      config: { players: 1, settings: { 'solo-clock': 22 } },
      until: (match) => match.asked[0] === 0 && asks('getaways')(match) && laid(match) > 0,
    },
    (match) => rollTells(match, 'prison'),
  ),
  flee: sought({ ...duel, id: 'job-flee', until: (match) => match.number > 40 && match.asked[0] === 0 && asks('flee')(match) }),
  getaways: sought({ ...duel, id: 'job-getaways', until: (match) => match.number > 40 && match.asked[0] === 0 && asks('getaways')(match) && laid(match) > 1 }),
  go: sought({ ...duel, id: 'job-go', until: (match) => match.asked[0] === 0 && asks('go')(match) }),
  prison: sought({
    ...job,
    id: 'job-prison',
    places: [ME, BOT, BOT, BOT],
    config: { players: 4 },
    until: (match) => match.asked[0] !== 0 && asks('act')(match) && imprisoned(match),
  }),
  eight: {
    ...job,
    id: 'job-eight',
    places: [ME, BOT, BOT, BOT, BOT, BOT, BOT, BOT],
    seed: 'job 3',
    config: { players: 8 },
    until: (match) => match.number > 300 && match.asked[0] === 0 && asks('act')(match),
  },
  hidden: sought({
    ...job,
    id: 'job-hidden',
    places: [ME, BOT, BOT, BOT, BOT, BOT, BOT, BOT],
    config: { players: 8, settings: { 'hidden-hands': true } },
    until: (match) => match.number > 200 && match.asked[0] === 0 && asks('act')(match),
  }),
  /** Over, and it was the other who killed last. */
  lost: sought({ ...duel, id: 'job-lost', until: never }, (match) => (match.outcome?.payoff[1] ?? 0) === 1),
  won: { ...job, id: 'job-won', places: [ME, BOT, BOT, BOT], seed: 'job 1', config: { players: 4 }, until: never, ago: 300 },
} as const satisfies Readonly<Record<string, Position>>;

/** What everybody sees in a position of this game. */
function seen(match: Match): View {
  return matchOf(contractAssassinGame, match).scene(null).view;
}

function laid(match: Match): number {
  return seen(match).laid.length;
}

function imprisoned(match: Match): boolean {
  return seen(match).hitmen[0]?.status === 'prison';
}

/** What a roll tells here and now. */
function rollTells(match: Match, kind: string): boolean {
  if (match.outcome !== null) return false;
  const fork = match.fork('same');
  const before = fork.events.length;
  fork.answer(fork.number, 0, 'roll');
  return fork.events.slice(before).some(({ event }) => event.kind === kind);
}
