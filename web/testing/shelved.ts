import type { Match, Scene } from '#kernel';
import { notation } from '../../games/contra/answer.ts';
import type { Contra } from '../../games/contra/types.ts';
import { asks, at, BOT, boxOf, ME, never, type Position, sought } from './positions.ts';

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
  order: { ...tiles, id: 'tiles-order', seed: 'sharp 10', config: { settings: { 'scoring-order-active': true, 'strict-two': true } }, until: asks('score') },
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
    config: { team: ['branson', 'schulz', 'ayden', 'dunham'], settings: { grenades: 'none' } },
    until: at(70),
  },
  ardor: { ...night, id: 'night-ardor', seed: 'night 0', until: asks('ardor', 100) },
  victim: { ...night, id: 'night-victim', seed: 'night 10', until: asks('victim') },
  left: { ...night, id: 'night-left', seed: 'night 0', until: asks('act', 90), unseen: 6, ago: 200 },
  won: { ...night, id: 'night-won', seed: 'night 0', until: never, ago: 1500 },
  lost: { ...night, id: 'night-lost', seed: 'night 10', until: never, ago: 4500 },
} as const satisfies Readonly<Record<string, Position>>;

const squad = ['bill', 'lance', 'lucia', 'sweets'];
const friends = { ...raid, places: [ME, ME, ME, ME] };
const pair = { ...raid, places: [ME, ME] };

/** What is seen in a match of the raid. */
function raidSeen(match: Match): Scene<Contra> {
  return match.scene(null) as Scene<Contra>;
}

const ACTS: readonly (string | undefined)[] = ['run', 'jump', 'attack', 'play'];

function nothingLeft(match: Match): boolean {
  return asks('act')(match) && !match.options().some((option) => ACTS.includes(notation.parse(option)?.do));
}

/** Somebody acts with much to choose from, and enemies all around. */
function busy(match: Match): boolean {
  if (!asks('act')(match) || match.options().length < 18) return false;
  const { round, fighters } = raidSeen(match).view;
  return round >= 2 && fighters.reduce((sum, { foes }) => sum + foes.length, 0) >= Math.min(4, fighters.length);
}

/** Bill acts, with much to choose from, and Lance may step in. */
function steppingIn(match: Match): boolean {
  return busy(match) && match.asked[0] === 0 && match.options(1).length > 0;
}

/** Before an effect, all of them may step in. */
function everybody(match: Match): boolean {
  if (!asks('pause')(match)) return false;
  return raidSeen(match).view.fighters.every(({ id }, seat) => match.options(seat).includes(notation.print({ do: 'quiet', who: id, until: 'round' })));
}

/** Dice lie there that could still become hits. */
function converting(match: Match): boolean {
  return asks('convert', 40)(match) && (raidSeen(match).view.fight?.dice.length ?? 0) >= 3;
}

function suffering(match: Match): boolean {
  const { decision } = raidSeen(match);
  return match.number >= 60 && decision?.kind === 'suffer' && decision.about.damage.length >= 2 && match.options().length >= 3;
}

function nested(match: Match): boolean {
  return match.outcome === null && raidSeen(match).view.resolving.length >= 3;
}

const won = ({ outcome }: Match): boolean => outcome?.payoff[0] === 1;
const lost = ({ outcome }: Match): boolean => outcome?.payoff[0] === 0;
const against = (commandos: readonly string[], stage: string, enemy: string) => ({ commandos: [...commandos], stage, enemy });
const returning = { commandos: ['bill', 'lance'], story: { tale: 'return', part: 1 } };
const alone = preset('alone', 'contra');
const first = preset('first-mission', 'contra');
const four = preset('four', 'contra');

/** Moments of the raid; Bill is alone in the jungle, two or four of them elsewhere. */
export const RAIDS = {
  first: { ...raid, id: 'raid-first', seed: 'raid 0', config: alone, until: asks('act'), ago: 3 },
  middle: { ...raid, id: 'raid-middle', seed: 'raid 0', config: alone, until: asks('act', 40), ago: 8 },
  /** Nothing is left to do but to end the turn: then the enemies attack. */
  turnEnd: { ...raid, id: 'raid-turn-end', seed: 'raid 0', config: alone, until: nothingLeft },
  jungle: sought({ ...pair, id: 'raid-jungle', config: first, until: steppingIn }),
  waterfall: sought({ ...pair, id: 'raid-waterfall', config: preset('waterfall', 'contra'), until: busy }),
  snow: sought({ ...pair, id: 'raid-snow', config: preset('snow-field', 'contra'), until: busy }),
  lair: sought({ ...pair, id: 'raid-lair', config: against(['bill', 'lucia'], 'alien-lair', 'java'), until: busy }),
  jungleFour: sought({ ...friends, id: 'raid-jungle-four', config: four, until: busy }),
  waterfallFour: sought({ ...friends, id: 'raid-waterfall-four', config: against(squad, 'waterfall', 'garmakilma'), until: busy }),
  snowFour: sought({ ...friends, id: 'raid-snow-four', config: against(squad, 'snow-field', 'gordea'), until: busy }),
  lairFour: sought({ ...friends, id: 'raid-lair-four', config: against(squad, 'alien-lair', 'java'), until: busy }),
  convert: sought({ ...pair, id: 'raid-convert', config: first, until: converting }),
  suffer: sought({ ...pair, id: 'raid-suffer', config: first, until: suffering }),
  equip: sought({ ...pair, id: 'raid-equip', config: first, until: asks('equip') }),
  everybody: sought({ ...pair, id: 'raid-everybody', config: first, until: everybody }),
  /** An effect in an effect in an effect. */
  nested: sought({ ...friends, id: 'raid-nested', config: four, until: nested }),
  left: sought({ ...pair, id: 'raid-left', config: first, until: asks('act', 90), unseen: 6, ago: 200 }),
  story: { ...pair, id: 'raid-story', seed: 'raid 1', config: returning, until: at(0) },
  storyWon: sought({ ...pair, id: 'raid-story-won', config: returning, until: never, ago: 90 }, won),
  won: sought({ ...friends, id: 'raid-won', config: four, until: never, ago: 1500 }, won),
  lost: sought({ ...friends, id: 'raid-lost', config: against(squad, 'snow-field', 'gordea'), until: never, ago: 4500 }, lost),
} as const satisfies Readonly<Record<string, Position>>;
