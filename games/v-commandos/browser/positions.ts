import type { Match } from '#kernel';
import { afterOthers, asks, BOT, ME, matchOf, never, type Position, sought, wouldTell } from '../../../web/testing/positions.ts';
import { vCommandosGame } from '../rules/game.ts';
import type { VCommandos } from '../types.ts';
import type { View } from '../view.ts';

const raid = { game: 'v-commandos' } as const;
const lighthouse = { ...raid, places: [ME, BOT], config: { card: 'lighthouse', players: 2, picks: ['scout:B', 'sapper:A'] } } as const;

/** Moments of raids; the first seat is ours. */
export const RAIDS = {
  pick: { ...raid, id: 'raid-pick', places: [ME, BOT], seed: 'raid 0', config: { card: 'lighthouse', players: 2 }, until: asks('pick') },
  first: { ...lighthouse, id: 'raid-first', seed: 'raid 1', until: asks('act'), ago: 20 },
  /** Enemies all around, and a step that would be seen. */
  middle: sought({
    ...raid,
    id: 'raid-middle',
    places: [ME, BOT, BOT],
    config: { card: 'lighthouse', players: 3, picks: ['scout:B', 'sapper:A', 'medic:A'] },
    until: (match) =>
      match.asked[0] === 0 && asks('act')(match) && seen(match).turn > 1 && isHidden(match) && offers(match, /moves to lighthouse\/e$/) && isGuardedYard(match),
  }),
  /** A barrel beside somebody without a mask. */
  barrel: sought({
    ...raid,
    id: 'raid-barrel',
    places: [ME],
    config: { card: 'old-prison', players: 1, commandos: 2, picks: ['scout:B', 'sapper:A'] },
    until: (match) => asks('act')(match) && offers(match, /^scout overpowers barrel$/),
  }),
  alarm: sought({
    ...lighthouse,
    id: 'raid-alarm',
    until: (match) => match.asked[0] === 0 && asks('act')(match) && seen(match).terrains[0]?.alarm === true && seen(match).turn > 4,
  }),
  window: sought({
    ...lighthouse,
    id: 'raid-window',
    config: { card: 'water-tower', players: 1, commandos: 2, picks: ['scout:B', 'sapper:A'] },
    places: [ME],
    until: (match) => asks('window')(match) && seen(match).phase === 'fire' && seen(match).commandos.some(({ state }) => state === 'visible'),
  }),
  /** As soon as nobody does anything else the enemies fire, and somebody is in Critical Condition. */
  fire: sought({
    ...lighthouse,
    id: 'raid-fire',
    config: { card: 'water-tower', players: 2, picks: ['scout:B', 'sapper:A'] },
    until: (match) => match.asked[0] === 0 && asks('window')(match) && seen(match).phase === 'fire' && wouldTell(match, / waits$/, 'critical'),
  }),
  /** The others have moved, and so have the enemies. */
  back: sought({
    ...raid,
    id: 'raid-back',
    places: [ME, BOT, BOT],
    config: { card: 'lighthouse', players: 3, picks: ['scout:B', 'sapper:A', 'medic:A'] },
    until: (match) => afterOthers(match, 20) && asks('window')(match),
  }),
  /** One person leads four. */
  alone: {
    ...raid,
    id: 'raid-alone',
    places: [ME],
    seed: 'raid 4',
    config: { card: 'harbour-quay', players: 1, commandos: 4, picks: ['officer:A', 'medic:A', 'sniper:B', 'sapper:A'] },
    until: (match) => seen(match).turn > 2 && asks('window')(match),
  },
  two: sought({
    ...raid,
    id: 'raid-two',
    places: [ME],
    config: { card: 'night-ferry', players: 1, commandos: 4, picks: ['sniper:B', 'sapper:A', 'medic:A', 'scout:B'] },
    until: (match) => seen(match).turn > 2 && match.asked[0] === 0 && asks('act')(match),
  }),
  weapons: sought({
    ...raid,
    id: 'raid-weapons',
    places: [ME, BOT, BOT],
    config: { card: 'chemical-works', players: 3, picks: 'random' },
    until: (match) => seen(match).turn > 4 && match.asked[0] === 0 && asks('act')(match),
  }),
  /** Between two columns: somebody has to be replaced. */
  debrief: sought({
    ...raid,
    id: 'raid-debrief',
    places: [ME],
    config: { card: 'wipe', players: 1, commandos: 4, picks: ['officer:A', 'medic:A', 'scout:B', 'sapper:A'] },
    until: (match) => seen(match).column > 0 && asks('pick')(match),
  }),
  /** The first turn of a later column. */
  column: sought({
    ...raid,
    id: 'raid-column',
    places: [ME],
    config: { card: 'night-ferry', players: 1, commandos: 4, picks: ['officer:A', 'medic:A', 'scout:B', 'sapper:A'] },
    until: (match) => seen(match).column > 0 && seen(match).turn === 1 && asks('window')(match),
  }),
  /** The first terrain of an operation is done: only the way down is left. */
  leaving: sought({
    ...raid,
    id: 'raid-leaving',
    places: [ME],
    config: { card: 'wipe', players: 1, commandos: 1, picks: ['sapper:A'] },
    until: (match) =>
      asks('act')(match) &&
      isHidden(match) &&
      seen(match).terrains.every(({ objectives }) => objectives.every(({ done }) => done)) &&
      offers(match, /^sapper goes underground$/),
  }),
  won: sought(
    { ...raid, id: 'raid-won', places: [ME], config: { card: 'lighthouse', players: 1, commandos: 2, picks: ['scout:B', 'sapper:A'] }, until: never, ago: 200 },
    ({ outcome }) => outcome?.cause === 'success',
  ),
  lost: sought({ ...lighthouse, id: 'raid-lost', until: never, ago: 300 }, ({ outcome }) => outcome?.cause === 'eliminated'),
} as const satisfies Readonly<Record<string, Position>>;

const raidOf = (match: Match): Match<VCommandos> => matchOf(vCommandosGame, match);

function seen(match: Match): View {
  return raidOf(match).scene(null).view;
}

function isHidden(match: Match): boolean {
  const { commandos, active } = seen(match);
  return commandos.some(({ id, state }) => id === active && state === 'stealthy');
}

/** A step into the Yard would be seen, and shot at. */
function isGuardedYard(match: Match): boolean {
  const yard = raidOf(match)
    .open([0])
    .find(({ answer }) => answer.do === 'move' && answer.tile === 'lighthouse/e');
  return yard?.preview?.visible === true && yard.preview.fire !== null && seen(match).terrains[0]?.alarm === false;
}

function offers(match: Match, like: RegExp): boolean {
  return match.options().some((notation) => like.test(notation));
}
