import { at, type Match, type Seat, type Stream } from '#kernel';
import { type Bot, botStream, ownOptions } from './bot.ts';

/** Plays anything that is legal. */
export class RandomBot implements Bot {
  readonly name = 'random';
  readonly #stream: Stream;

  constructor(seed: string | number) {
    this.#stream = botStream(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    const own = ownOptions(match.decision as NonNullable<Match['decision']>, match.state, seats);
    return at(own, this.#stream.below(own.length));
  }
}
