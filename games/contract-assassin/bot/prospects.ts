import type { Seat } from '#kernel';
import { CYNTHIA } from '../content/assassins.ts';
import { type BonusId, cardNamed, FIRST_BONUS, FIRST_GETAWAY } from '../content/kit.ts';
import { CONTRACTS_EACH, type Hitman, hitman, homeOf, MOST_GETAWAYS, type State } from '../rules/state.ts';
import { aimOf, getawayKinds } from './plan.ts';

/*
 * How likely somebody is to win the race. Each has prospects, and wins with a likelihood in proportion to their exponential.
 * The numbers were found by fitting 320,000 positions of 8,000 matches at two and four seats.
 */

/** By how many contracts are open: none, one, … */
const OPEN: readonly number[] = [4.5, 1.98, 0.84, -0.43, -1.51];
/** For whoever has one contract left, the chance to kill is nearly all that counts. */
const LAST = { far: -0.058, chance: 1.49, square: 1.38 };
const MORE = { far: -0.027, chance: -0.64, square: 1.69, kinds: -0.066, ready: 0.13, weapons: 0.023, skill: 0.043 };
const GETAWAY = 0.041;
const MOST_CARDS = 10;
const FARTHEST = 8;
/** By turns to be missed. */
const MISSING: readonly number[] = [0, -0.29, -0.38, -1.04];
/** To be the next in turn rather than the last. */
const ORDER = 0.24;
/** For each open contract, by assassin: Winchester's fifth action and Lily's second try tell most. */
const GIFT: readonly number[] = [0, 0.081, -0.012, 0.143, 0.049, 0.046, -0.015, 0.056, 0.006, 0.106];
const BONUS: readonly (readonly [BonusId, number])[] = [
  ['escape-from-prison', 0.14],
  ['loaded-dice', 0.26],
  ['red-eye-ticket', 0.06],
  ['anonymous-tip-off', 0.056],
  ['arms-fair', 0.035],
];
const BONUSES = BONUS.map(([id, worth]) => ({ card: cardNamed(id), worth }));

/** The likelihood that a seat wins; alone, that it is faster than a clock that fulfils its contracts evenly. */
export function likelihood(g: State, seat: Seat): number {
  const own = prospects(g, seat);
  let all = 0;
  for (let other = 0; other < g.hitmen.length; other++) all += Math.exp(prospects(g, other) - own);
  if (g.hitmen.length === 1) all += Math.exp(clock(g) - own);
  return 1 / all;
}

function clock(g: State): number {
  const left = CONTRACTS_EACH * (1 - g.round / g.config.settings['solo-clock']);
  const whole = Math.floor(left);
  const [low = 0, high = low] = OPEN.slice(whole, whole + 2);
  return low + (left - whole) * (high - low) + 1;
}

function prospects(g: State, seat: Seat): number {
  const own = hitman(g, seat);
  const open = CONTRACTS_EACH - own.done.length;
  const { far, chance } = aimOf(g, seat, own.space < 0 ? homeOf(own) : own.space);
  const seats = g.hitmen.length;
  let sum =
    (OPEN[open] as number) + (MISSING[own.missing] as number) + open * (GIFT[own.assassin] ?? 0) - (ORDER * ((seat - g.active + seats) % seats)) / seats;
  sum += GETAWAY * Math.min(MOST_CARDS, count(own, FIRST_GETAWAY, FIRST_BONUS));
  for (const { card, worth } of BONUSES) sum += worth * (own.hand[card] as number);
  const way = Math.min(FARTHEST, far);
  if (open === 1) return sum + LAST.far * way + LAST.chance * chance + LAST.square * chance * chance;
  const kinds = Math.min(MOST_GETAWAYS, getawayKinds(own) + (own.assassin === CYNTHIA ? 2 : 0));
  sum += MORE.far * way + MORE.chance * chance + MORE.square * chance * chance + MORE.kinds * kinds + MORE.ready * kinds * chance;
  return sum + MORE.weapons * Math.min(MOST_CARDS, count(own, 0, FIRST_GETAWAY)) + MORE.skill * own.skills.reduce((all, skill) => all + (skill > 0 ? 1 : 0), 0);
}

function count({ hand }: Hitman, from: number, to: number): number {
  let cards = 0;
  for (let card = from; card < to; card++) cards += hand[card] as number;
  return cards;
}
