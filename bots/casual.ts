import { at, judgementOf, type Match, type OpenDecision, type Seat, type Stream, weigherOf } from '#kernel';
import { asSeen, type Bot, botStream, ownOptions } from './bot.ts';
import { GreedyBot } from './greedy.ts';

/** One in so many decisions is a slip. */
const SLIPS = 5;

/** Plays like somebody who is new to it: mostly what looks best, now and then something else that does not look bad. */
export class CasualBot implements Bot {
  readonly name = 'casual';
  readonly #stream: Stream;
  readonly #greedy: GreedyBot;

  constructor(seed: string | number) {
    this.#stream = botStream(`casual ${seed}`);
    this.#greedy = new GreedyBot(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    return this.#stream.below(SLIPS) > 0 ? this.#greedy.decide(match, seats) : this.#slip(match, seats);
  }

  /** Any of the better half of the options, and of two either; nothing that is not worth a try. */
  #slip(match: Match, seats: readonly Seat[]): number {
    const seen = asSeen(match, at(seats, 0), this.#stream);
    const decision = seen.decision as OpenDecision;
    const weigh = weigherOf(judgementOf(match.game), seen.state, decision);
    const own = ownOptions(decision, seen.state, seats);
    const weighed = own.map((option) => ({ option, weight: weigh(option), lot: this.#stream.word() }));
    weighed.sort((a, b) => b.weight - a.weight || a.lot - b.lot);
    const worth = weighed.filter(({ weight }) => weight > Number.NEGATIVE_INFINITY);
    const some = (worth.length > 0 ? worth : weighed).slice(0, Math.max(2, Math.ceil(own.length / 2)));
    return at(some, this.#stream.below(some.length)).option;
  }
}
