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
  | { readonly is: 'asked'; readonly options: readonly string[]; readonly moment: string }
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
    const worst = this.#bestOf(ways, reached, this.#challenge.goal.wanted === 'most' ? 'least' : 'most');
    return compare(worst, bestOf(this.#challenge, this.worths(ways))) === 0;
  }

  /** All answers, one after the other, with which nothing is lost, until the goal is reached or chance decides. */
  bestWays(): readonly (readonly string[])[] {
    return this.#bestFrom([], new Set());
  }

  #bestFrom(ways: readonly string[], seen: Set<string>): readonly (readonly string[])[] {
    const worths = this.worths(ways);
    const best = bestOf(this.#challenge, worths);
    return worths
      .filter(({ worth }) => compare(worth, best) === 0)
      .flatMap(({ notation }) => {
        const on = [...ways, notation];
        const reached = this.#run(on);
        if (reached.is !== 'asked') return [on];
        if (seen.has(reached.moment)) return [];
        seen.add(reached.moment);
        return this.#bestFrom(on, seen);
      });
  }

  #worthOf(ways: readonly Way[], notation: string, wanted: Wanted): Fraction {
    let sum = NONE_OF_IT;
    const open: { readonly gives: readonly ChanceResult[]; readonly chance: Fraction }[] = [{ gives: [], chance: fraction(1) }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { gives, chance } = next;
      const on: readonly Way[] = [...ways, [notation, ...gives]];
      const reached = this.#run(on);
      if (reached.is === 'decided') sum = plus(sum, times(chance, reached.worth));
      else if (reached.is === 'asked') sum = plus(sum, times(chance, this.#bestOf(on, reached, wanted)));
      else {
        const total = reached.due.reduce((all, [, weight]) => all + weight, 0);
        for (const [card, weight] of reached.due) if (weight > 0) open.push({ gives: [...gives, card], chance: times(chance, fraction(weight, total)) });
      }
    }
    return sum;
  }

  /** What comes of doing as well as can be; where nothing could be better, the rest is not looked at. */
  #bestOf(ways: readonly Way[], { options, moment }: Extract<Reached, { is: 'asked' }>, wanted: Wanted): Fraction {
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

  #run(ways: readonly Way[]): Reached {
    const { game } = this.#practice;
    const { goal, mine, anyOrder, aside = [], opening = [], played = [] } = this.#challenge;
    const all = [...played, ...ways];
    const told: T['Event'][] = [];
    const match = Match.from(game, this.#begins.config, this.#begins.state, {
      script: [...opening, ...all.flatMap(givesOf)],
      watch: ({ event }) => told.push(event),
    });
    for (const [index, way] of all.entries()) {
      if (index === played.length) told.length = 0;
      // The rules go on changing this state: where chance stops them, it says how far they came.
      const { state } = match;
      const notation = notationOfWay(way);
      const seat = mine.find((one) => match.options(one).includes(notation)) ?? match.asked[0] ?? 0;
      try {
        match.answer(match.number, seat, notation);
      } catch (thrown) {
        const due = dueIn(thrown);
        const come = index < played.length ? null : goal.of(state, told, givesOf(way));
        return come === null ? { is: 'chance', due } : { is: 'decided', worth: fraction(come) };
      }
    }
    if (ways.length === 0) told.length = 0;
    const come = goal.of(match.state, told, []);
    if (come !== null) return { is: 'decided', worth: fraction(come) };
    const options = mine.flatMap((seat) => match.options(seat)).filter((option) => !aside.some((form) => fits(form, option)));
    if (options.length === 0) throw new Error(`${game.id} ${this.#challenge.id}: after ${ways.map(notationOfWay).join(', ')} nobody can go on`);
    const moment = anyOrder === true ? match.hash() : JSON.stringify(ways);
    return { is: 'asked', options, moment };
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
