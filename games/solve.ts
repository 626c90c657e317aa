import { ChanceError, type ChanceResult, type GameTypes, Match, RecordError } from '#kernel';
import type { Challenge, Goal, Practice } from './challenge.ts';
import { fits, givesOf, notationOfWay, type Way } from './course.ts';
import { compare, type Fraction, fraction, NONE_OF_IT, plus, times } from './fraction.ts';

/** What an answer comes to, if everything after it is done as well as can be. */
export interface Worth {
  readonly notation: string;
  readonly worth: Fraction;
}

type Wanted = Goal['wanted'];

type Reached =
  | { readonly is: 'decided'; readonly worth: Fraction }
  /** By what the same moment is known again, where it does not matter how one came there. */
  | { readonly is: 'asked'; readonly options: readonly string[]; readonly moment: string; readonly ways: readonly Way[] }
  | { readonly is: 'chance'; readonly due: ChanceError['due'] };

/** Finds by the rules themselves, over all answers and all chance, how well a challenge can be played: exactly, nothing is sampled. */
export class Solver<T extends GameTypes = GameTypes, P = unknown> {
  readonly #practice: Practice<T, P>;
  readonly #challenge: Challenge<T, P>;
  /** What has been worked out, by the moment. */
  readonly #known = new Map<string, readonly Worth[]>();
  readonly #knownBest = new Map<string, Fraction>();
  readonly #begins: { readonly config: T['Config']; readonly state: T['State'] };

  constructor(practice: Practice<T, P>, challenge: Challenge<T, P>) {
    this.#practice = practice;
    this.#challenge = challenge;
    this.#begins = practice.set(challenge.position);
  }

  /** What every answer comes to after these ways; none when nothing is left to be decided. */
  worths(ways: readonly Way[] = []): readonly Worth[] {
    const reached = this.#run(ways);
    if (reached.is !== 'asked') return [];
    const known = this.#known.get(reached.moment);
    if (known !== undefined) return known;
    const { wanted } = this.#challenge.goal;
    const worths = reached.options.map((notation) => ({ notation, worth: this.#worthOf(ways, notation, wanted) }));
    this.#known.set(reached.moment, worths);
    return worths;
  }

  /** Whether it makes no difference any more what is answered after these ways: the worst comes to the same as the best. */
  isSettled(ways: readonly Way[]): boolean {
    const reached = this.#run(ways);
    if (reached.is !== 'asked') return true;
    const worst = this.#bestOf(reached, this.#challenge.goal.wanted === 'most' ? 'least' : 'most');
    return compare(worst, bestOf(this.#challenge, this.worths(ways))) === 0;
  }

  /** All answers, one after the other, with which nothing is lost, until the goal is reached or chance decides. */
  bestWays(): readonly (readonly string[])[] {
    return this.#bestFrom([], new Set());
  }

  #bestFrom(ways: readonly Way[], seen: Set<string>): readonly (readonly string[])[] {
    const worths = this.worths(ways);
    const best = bestOf(this.#challenge, worths);
    return worths
      .filter(({ worth }) => compare(worth, best) === 0)
      .flatMap(({ notation }) => {
        const reached = this.#run(ways, notation);
        if (reached.is !== 'asked') return [[...ways.map(notationOfWay), notation]];
        if (seen.has(reached.moment)) return [];
        seen.add(reached.moment);
        return this.#bestFrom(reached.ways, seen);
      });
  }

  #worthOf(ways: readonly Way[], notation: string, wanted: Wanted): Fraction {
    let sum = NONE_OF_IT;
    const open: { readonly gives: readonly ChanceResult[]; readonly chance: Fraction }[] = [{ gives: [], chance: fraction(1) }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { gives, chance } = next;
      const reached = this.#run(ways, [notation, ...gives]);
      if (reached.is === 'decided') sum = plus(sum, times(chance, reached.worth));
      else if (reached.is === 'asked') sum = plus(sum, times(chance, this.#bestOf(reached, wanted)));
      else {
        const total = reached.due.reduce((all, [, weight]) => all + weight, 0);
        for (const [card, weight] of reached.due) if (weight > 0) open.push({ gives: [...gives, card], chance: times(chance, fraction(weight, total)) });
      }
    }
    return sum;
  }

  /** What comes of doing as well as can be; where nothing could be better, the rest is not looked at. */
  #bestOf({ options, moment, ways }: Extract<Reached, { is: 'asked' }>, wanted: Wanted): Fraction {
    const key = `${wanted} ${moment}`;
    const known = this.#knownBest.get(key);
    if (known !== undefined) return known;
    const perfect = this.#challenge.goal.is === 'mean' && wanted === 'most' ? null : fraction(wanted === 'most' ? 1 : 0);
    let best: Fraction | null = null;
    for (const notation of options) {
      const worth = this.#worthOf(ways, notation, wanted);
      if (best === null || isBetter(wanted, worth, best)) best = worth;
      if (perfect !== null && compare(best, perfect) === 0) break;
    }
    this.#knownBest.set(key, best ?? NONE_OF_IT);
    return best ?? NONE_OF_IT;
  }

  /** These ways as they were played, known cards among what they gave, and one to be tried, with what chance has to give it. */
  #run(ways: readonly Way[], tried: Way | null = null): Reached {
    const { game } = this.#practice;
    const { goal, mine, anyOrder, aside = [], opening = [], played = [] } = this.#challenge;
    const told: T['Event'][] = [];
    const match = Match.from(game, this.#begins.config, this.#begins.state, {
      script: [...opening, ...played.flatMap(givesOf), ...(tried === null ? [] : givesOf(tried))],
      watch: ({ event }) => told.push(event),
    });
    const answer = (way: Way, gave: readonly ChanceResult[]): void => {
      const notation = notationOfWay(way);
      const seat = mine.find((one) => match.options(one).includes(notation)) ?? match.asked[0] ?? 0;
      match.answer(match.number, seat, notation, gave);
    };
    for (const way of played) answer(way, []);
    told.length = 0;
    for (const way of ways) answer(way, givesOf(way));
    if (tried !== null) {
      // The rules go on changing this state: where chance stops them, it says how far they came.
      const { state } = match;
      try {
        answer(tried, []);
      } catch (thrown) {
        const due = dueIn(thrown);
        const come = goal.of(state, told, givesOf(tried));
        return come === null ? { is: 'chance', due } : { is: 'decided', worth: fraction(come) };
      }
    }
    const come = goal.of(match.state, told, []);
    if (come !== null) return { is: 'decided', worth: fraction(come) };
    const options = mine.flatMap((seat) => match.options(seat)).filter((option) => !aside.some((form) => fits(form, option)));
    const taken = match.answers.slice(played.length).map(({ notation, gave }): Way => [notation, ...gave]);
    if (options.length === 0) throw new Error(`${game.id} ${this.#challenge.id}: after ${taken.map(notationOfWay).join(', ')} nobody can go on`);
    return { is: 'asked', options, ways: taken, moment: anyOrder === true ? this.#momentOf(match) : JSON.stringify(taken) };
  }

  #momentOf(match: Match<T>): string {
    return JSON.stringify([match.hash(), match.decision?.about, this.#practice.underWay?.(match.state)]);
  }
}

/** What the best of these answers comes to. */
export function bestOf(challenge: Pick<Challenge, 'goal'>, worths: readonly Worth[]): Fraction {
  return worths.reduce((best, { worth }) => (isBetter(challenge.goal.wanted, worth, best) ? worth : best), worths[0]?.worth ?? NONE_OF_IT);
}

function isBetter(wanted: Wanted, a: Fraction, b: Fraction): boolean {
  return wanted === 'most' ? compare(a, b) > 0 : compare(a, b) < 0;
}

/** What could have come out where the script had run out; whatever else was thrown is thrown on. */
function dueIn(thrown: unknown): ChanceError['due'] {
  if (thrown instanceof RecordError && thrown.cause instanceof ChanceError && thrown.cause.due.length > 0) return thrown.cause.due;
  throw thrown;
}
