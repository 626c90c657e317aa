import { at, judgementOf, type LookAhead, type Match, type OpenDecision, Sampler, type Seat, type Stream } from '#kernel';
import { type Bot, botStream, ownOptions } from './bot.ts';
import { type Arm, optionKey, questionKey, Walk } from './tree.ts';

/** How long to think: so many iterations, or so many milliseconds, whichever comes first. What is not said here is the game's to say. */
export interface SearchSettings extends Partial<LookAhead> {
  readonly milliseconds?: number;
}

/** How an option looked after thinking about it. */
export interface Advice {
  readonly notation: string;
  /** The estimated success of its owner: 0 lost, 1 won. */
  readonly odds: number;
  readonly tries: number;
}

const LOOK_AHEAD: LookAhead = { iterations: 1000, horizon: 2, depth: Number.POSITIVE_INFINITY, playOn: 'greedy', curiosity: 1, width: 2, doubt: 0 };

/** Thinks ahead: a tree over answers, grown by playing on from forks with fresh dice, as far as the seat can know. */
export class SearchBot implements Bot {
  readonly name = 'search';
  /** How many iterations the last decision took. */
  iterations = 0;
  readonly #settings: SearchSettings;
  readonly #dice: Stream;
  readonly #lots: Stream;

  constructor(seed: string | number, settings: SearchSettings) {
    this.#settings = settings;
    this.#dice = botStream(`${seed} dice`);
    this.#lots = botStream(`${seed} lots`);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    const decision = match.decision as OpenDecision;
    const own = ownOptions(decision, match.state, seats);
    if (own.length === 1) return at(own, 0);
    const { armOf, doubt } = this.#think(match, seats, decision, own);
    return bestOf(own, armOf, doubt);
  }

  /** What it would do and how good each option looked that it tried, the best first. */
  advise(match: Match, seats: readonly Seat[]): readonly Advice[] {
    const decision = match.decision as OpenDecision;
    const own = ownOptions(decision, match.state, seats);
    const { armOf, doubt } = this.#think(match, seats, decision, own);
    const best = bestOf(own, armOf, doubt);
    const tried = own.flatMap((option) => {
      const arm = armOf(option);
      return arm === undefined || arm.visits === 0 ? [] : [{ notation: match.notation(option), odds: arm.success / arm.visits, tries: arm.visits, option }];
    });
    tried.sort((a, b) => Number(b.option === best) - Number(a.option === best) || b.tries - a.tries);
    return tried.map(({ option: _, ...advice }) => advice);
  }

  #think(match: Match, seats: readonly Seat[], decision: OpenDecision, own: readonly number[]): { armOf(option: number): Arm | undefined; doubt: number } {
    const { milliseconds, ...settings } = this.#settings;
    const { imagine } = match.game;
    const known = judgementOf(match.game);
    const judgement = { ...known, ...known.ahead };
    const lookAhead: LookAhead = { ...LOOK_AHEAD, ...judgement.lookAhead, ...settings };
    const iterations = milliseconds === undefined ? lookAhead.iterations : (settings.iterations ?? Number.POSITIVE_INFINITY);
    // Where things are hidden, what others could answer now is not for this seat to know.
    const walk = new Walk(lookAhead, judgement, this.#dice, this.#lots, imagine === undefined ? null : new Set(own));
    const sampler = new Sampler(match.moment(), at(seats, 0), this.#dice);
    const until = performance.now() + (milliseconds ?? Number.POSITIVE_INFINITY);
    for (this.iterations = 0; this.iterations < iterations; this.iterations++) {
      if (this.iterations > 0 && (performance.now() >= until || walk.isForced(decision))) break;
      walk.begin();
      const outcome = sampler.run(walk, lookAhead.horizon);
      walk.credit((owner) => (outcome === null ? judgement.value(sampler.state, owner) : at(outcome.payoff, owner)));
    }
    const arms = walk.root.get(questionKey(decision))?.arms;
    return { armOf: (option) => arms?.get(optionKey(decision, match.state, option)), doubt: lookAhead.doubt };
  }
}

/**
 * What has been looked at most, for the tree looks most at what is best. With doubt, the favourite (the option that looked
 * best before thinking) is kept unless another is better by more than luck.
 */
function bestOf(own: readonly number[], armOf: (option: number) => Arm | undefined, doubt: number): number {
  const tried = own.flatMap((option) => {
    const arm = armOf(option);
    return arm === undefined ? [] : [{ option, arm }];
  });
  tried.sort((a, b) => (doubt === 0 ? b.arm.visits - a.arm.visits : 0) || a.arm.rank - b.arm.rank);
  const favourite = tried[0];
  if (favourite === undefined) return at(own, 0);
  let best = favourite.option;
  let bestLead = 0;
  for (const { option, arm } of doubt === 0 ? [] : tried.slice(1)) {
    const lead = leadOver(arm.each ?? [], favourite.arm.each ?? [], doubt);
    if (lead > bestLead) {
      bestLead = lead;
      best = option;
    }
  }
  return best;
}

/** By how much one was better than the other with the same dice, less the share of it that may be luck. */
function leadOver(one: readonly number[], other: readonly number[], doubt: number): number {
  const n = Math.min(one.length, other.length);
  if (n < 2) return 0;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const lead = at(one, i) - at(other, i);
    sum += lead;
    squares += lead * lead;
  }
  const lead = sum / n;
  return lead - doubt * Math.sqrt(Math.max(0, squares / n - lead * lead) / n);
}
