import { at } from '#kernel';
import { COLUMNS } from '../content/board.ts';
import { type Member, type MemberId, specialist } from '../content/members.ts';
import { lives, living, type State } from '../rules/state.ts';
import { dangerOf, type Tuning } from './danger.ts';

/** What a living member adds to the odds, and how much more or less of it for every cycle that is still to come. */
const STRENGTH: Readonly<Record<MemberId, readonly [now: number, eachCycle: number]>> = {
  cooper: [1.31, 0.94],
  alvares: [0.21, -1.42],
  branson: [1.4, -0.57],
  dunham: [0.29, -1.51],
  miller: [0.94, -0.83],
  kenzo: [1.13, -1.18],
  krussov: [0.82, -0.91],
  cole: [2.19, -0.31],
  schulz: [1.91, -0.99],
  ayden: [0.56, -0.96],
  mobutu: [0.81, -1.24],
  nelson: [0.5, -0.76],
  vanderbilt: [0.86, -1.51],
};

const GRENADE: readonly [now: number, eachCycle: number] = [0.31, 0.28];

/** By the number of the living: what it takes off the odds that they are few, and how much worse every point of danger is for them. */
const FEW: readonly (readonly [few: number, danger: number])[] = [
  [0, 0],
  [-1.68, -0.97],
  [-1.14, -0.64],
  [-1.83, -0.1],
  [0, 0],
];

/** What is lost with this member. */
export function strength(g: State, member: Member): number {
  const cycles = (g.config.turns - g.turn) / COLUMNS;
  const [now, eachCycle] = STRENGTH[specialist(member).id];
  const grenade = (g.grenades & (1 << member)) === 0 ? 0 : GRENADE[0] + GRENADE[1] * cycles;
  return now + eachCycle * cycles + grenade;
}

/** What is lost with the one who can best be spared. */
export function leastStrength(g: State): number {
  let least = Number.POSITIVE_INFINITY;
  for (const member of g.team) if (lives(g, member)) least = Math.min(least, strength(g, member));
  return least;
}

/** The chance of being rescued: a curve laid through the turns of many thousand nights of greedy players. */
export function winningChance(g: State, t: Tuning): number {
  if (g.outcome !== null) return g.outcome === 'rescued' ? 1 : 0;
  if (g.phase === 'draft') return 0.5;
  const cycles = (g.config.turns - g.turn) / COLUMNS;
  let danger = 0;
  for (let column = 0; column < COLUMNS; column++) danger += dangerOf(g, t, column);
  let odds = 1.38 - 1.67 * cycles - 0.14 * cycles * cycles + (0.14 * cycles - 0.8) * danger + 0.59 * Math.sqrt(danger);
  for (let place = 0; place < g.team.length; place++) {
    const member = at(g.team, place);
    if (lives(g, member)) odds += strength(g, member);
  }
  const [few, harder] = at(FEW, living(g));
  return 1 / (1 + Math.exp(-odds - few - harder * danger));
}
