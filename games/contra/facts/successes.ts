import { at } from '#kernel';
import { COMMANDO_DIE } from '../content/dice.ts';

const FACES = COMMANDO_DIE.length;
const CRITICAL = share('critical');
const SUCCESS = share('success');

function share(face: (typeof COMMANDO_DIE)[number]): number {
  return COMMANDO_DIE.filter((other) => other === face).length / FACES;
}

/** What an attack has for conversions: so much of each type, and so many of any type for nothing. */
export interface Means {
  readonly of: readonly number[];
  readonly free: number;
}

export const NO_MEANS: Means = { of: [0, 0, 0], free: 0 };

/**
 * The chance that so many dice give at least `needed` successes. A critical adds a die, so each die of the pool ends in one face
 * that is none, after any number of criticals: those are counted apart. Each type of advantage is on one face.
 */
export function chanceOfSuccesses(dice: number, needed: number, critical: number, means: Means): number {
  const enough = criticalsFor(dice, needed, critical);
  const success = SUCCESS / (1 - CRITICAL);
  const other = 1 / FACES / (1 - CRITICAL);
  let chance = 0;
  for (let m = 0; m <= dice; m++)
    for (let a = 0; a + m <= dice; a++)
      for (let s = 0; s + a + m <= dice; s++) {
        const successes = dice - m - a - s;
        const hits = successes + conversionsOf(m, a, s, means);
        const ways = factorial(dice) / (factorial(m) * factorial(a) * factorial(s) * factorial(successes));
        chance += ways * other ** (m + a + s) * success ** successes * at(enough, Math.max(0, Math.ceil((needed - hits) / critical)));
      }
  return Math.min(1, Math.max(0, chance));
}

/** How many of these results can be converted. */
export function conversionsOf(m: number, a: number, s: number, { of: [M = 0, A = 0, S = 0], free }: Means): number {
  const paid = Math.min(m, M) + Math.min(a, A) + Math.min(s, S);
  return paid + Math.min(free, m + a + s - paid);
}

/** The chance of at least so many criticals, by their number, as far as it matters. */
function criticalsFor(dice: number, needed: number, critical: number): readonly number[] {
  const least: number[] = [1];
  let exactly = (1 - CRITICAL) ** dice;
  for (let n = 0; n * critical < needed; n++) {
    least.push(at(least, n) - exactly);
    exactly *= (CRITICAL * (dice + n)) / (n + 1);
  }
  return least;
}

const FACTORIALS: number[] = [1];

function factorial(n: number): number {
  for (let i = FACTORIALS.length; i <= n; i++) FACTORIALS.push(i * at(FACTORIALS, i - 1));
  return at(FACTORIALS, n);
}
