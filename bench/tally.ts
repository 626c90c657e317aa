import type { Answerer, OpenDecision, Outcome } from '#kernel';
import { percent, type Table } from './report.ts';

/** What random play of a game looks like: the proof that two programs did the same work. */
export class Tally {
  games = 0;
  decisions = 0;
  /** The sum of the numbers of options of all decisions. */
  options = 0;
  readonly wins: [number, number] = [0, 0];
  draws = 0;
  /** Games that ended because somebody had no coins left: the tile game only. */
  broke = 0;

  won(seat: number): void {
    this.games++;
    this.wins[seat as 0 | 1]++;
  }

  drawn(): void {
    this.games++;
    this.draws++;
  }

  ended({ payoff }: Outcome): void {
    if (payoff[0] === 1) this.won(0);
    else if (payoff[0] === 0) this.won(1);
    else this.drawn();
  }

  shares(): Shares {
    const { games, decisions, options, wins, draws, broke } = this;
    return {
      length: decisions / games,
      branching: options / decisions,
      first: wins[0] / games,
      second: wins[1] / games,
      draw: draws / games,
      broke: broke / games,
    };
  }
}

/** A tally per game. */
export interface Shares {
  /** How many decisions a game has. */
  readonly length: number;
  /** How many options a decision has. */
  readonly branching: number;
  readonly first: number;
  readonly second: number;
  readonly draw: number;
  readonly broke: number;
}

export function drawShares(tallies: readonly (readonly [name: string, tally: Tally])[], withBroke: boolean): Table {
  return {
    head: ['same work?', 'games', 'length', 'branching', 'first wins', 'second wins', 'draws', ...(withBroke ? ['broke'] : [])],
    rows: tallies.map(([name, tally]) => {
      const { length, branching, first, second, draw, broke } = tally.shares();
      const shares = [first, second, draw, ...(withBroke ? [broke] : [])];
      return [name, String(tally.games), length.toFixed(2), branching.toFixed(2), ...shares.map(percent)];
    }),
  };
}

/** Length and branching may differ by 1 %, shares by a point, each and what chance makes of samples this large. */
export const TOLERANCE = 'they agree when length and branching differ by less than 1 % + 1.5/√games, shares by less than 1 point + 2/√games';

/** What differs more than the tolerance allows. */
export function disagreements(one: Tally, other: Tally, who: string): string[] {
  const a = one.shares();
  const b = other.shares();
  const chance = 1 / Math.sqrt(Math.min(one.games, other.games));
  const found: string[] = [];
  for (const measure of ['length', 'branching'] as const)
    if (!(Math.abs(a[measure] / b[measure] - 1) < 0.01 + 1.5 * chance))
      found.push(`${who}: ${measure} ${a[measure].toFixed(2)} against ${b[measure].toFixed(2)}`);
  for (const share of ['first', 'second', 'draw', 'broke'] as const)
    if (!(Math.abs(a[share] - b[share]) < 0.01 + 2 * chance)) found.push(`${who}: ${share} ${percent(a[share])} against ${percent(b[share])}`);
  return found;
}

/** Answers at random and counts. Its dice are those of the peers (xorshift32), so that nobody wins by the cheaper generator. */
export class RandomAnswerer implements Answerer {
  readonly tally: Tally;
  #seed: number;

  constructor(tally: Tally, seed = 42) {
    this.tally = tally;
    this.#seed = seed;
  }

  answer(decision: OpenDecision): number {
    this.tally.decisions++;
    this.tally.options += decision.count;
    return this.below(decision.count);
  }

  below(n: number): number {
    let seed = this.#seed;
    seed ^= seed << 13;
    seed ^= seed >>> 17;
    seed ^= seed << 5;
    this.#seed = seed;
    return (seed >>> 0) % n;
  }
}
