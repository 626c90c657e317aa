import type { Match, Scene } from '#kernel';
import { afterOthers, asks, at, BOT, ME, never, type Position, presetOf, sought } from '../../../web/testing/positions.ts';
import { notation } from '../answer.ts';
import type { Contra } from '../types.ts';

const raid = { game: 'contra', places: [ME] } as const;
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
  return raidSeen(match).view.fighters.every(({ id }, seat) => match.options(seat).includes(notation.print({ do: 'ask-me', who: id, when: 'never' })));
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
const alone = presetOf('contra', 'alone');
const first = presetOf('contra', 'first-mission');
const four = presetOf('contra', 'four');

/** Moments of the raid; Bill is alone in the jungle, two or four of them elsewhere. */
export const RAIDS = {
  first: { ...raid, id: 'raid-first', seed: 'raid 0', config: alone, until: asks('act'), ago: 3 },
  middle: { ...raid, id: 'raid-middle', seed: 'raid 0', config: alone, until: asks('act', 40), ago: 8 },
  /** Nothing is left to do but to end the turn: then the enemies attack. */
  turnEnd: { ...raid, id: 'raid-turn-end', seed: 'raid 0', config: alone, until: nothingLeft },
  jungle: sought({ ...pair, id: 'raid-jungle', config: first, until: steppingIn }),
  waterfall: sought({ ...pair, id: 'raid-waterfall', config: presetOf('contra', 'waterfall'), until: busy }),
  snow: sought({ ...pair, id: 'raid-snow', config: presetOf('contra', 'snow-field'), until: busy }),
  lair: sought({ ...pair, id: 'raid-lair', config: against(['bill', 'lucia'], 'alien-lair', 'java'), until: busy }),
  jungleFour: sought({ ...friends, id: 'raid-jungle-four', config: four, until: busy }),
  waterfallFour: sought({ ...friends, id: 'raid-waterfall-four', config: against(squad, 'waterfall', 'garmakilma'), until: busy }),
  snowFour: sought({ ...friends, id: 'raid-snow-four', config: against(squad, 'snow-field', 'gordea'), until: busy }),
  lairFour: sought({ ...friends, id: 'raid-lair-four', config: against(squad, 'alien-lair', 'java'), until: busy }),
  convert: sought({ ...pair, id: 'raid-convert', config: first, until: converting }),
  suffer: sought({ ...pair, id: 'raid-suffer', config: first, until: suffering }),
  objective: sought({ ...pair, id: 'raid-objective', config: first, until: asks('objective') }),
  equip: sought({ ...pair, id: 'raid-equip', config: first, until: asks('equip') }),
  everybody: sought({ ...pair, id: 'raid-everybody', config: first, until: everybody }),
  /** An effect in an effect in an effect. */
  nested: sought({ ...friends, id: 'raid-nested', config: four, until: nested }),
  /** Lance has had his turn. */
  back: sought({ ...raid, id: 'raid-back', places: [ME, BOT], config: first, until: (match) => afterOthers(match, 60) && asks('act')(match) }),
  left: sought({ ...pair, id: 'raid-left', config: first, until: asks('act', 90), unseen: 6, ago: 200 }),
  story: { ...pair, id: 'raid-story', seed: 'raid 1', config: returning, until: at(0) },
  storyWon: sought({ ...pair, id: 'raid-story-won', config: returning, until: never, ago: 90 }, won),
  won: sought({ ...friends, id: 'raid-won', config: four, until: never, ago: 1500 }, won),
  lost: sought({ ...friends, id: 'raid-lost', config: against(squad, 'snow-field', 'gordea'), until: never, ago: 4500 }, lost),
} as const satisfies Readonly<Record<string, Position>>;
