import type { Match, Seat, Stream } from '#kernel';
import { type Bot, botStream } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { RandomBot } from './random.ts';

/** Plays like somebody who is new to it: every other decision, by lot, is what looks best, the rest is anything that is legal. */
export class CasualBot implements Bot {
  readonly name = 'casual';
  readonly #stream: Stream;
  readonly #greedy: GreedyBot;
  readonly #random: RandomBot;

  constructor(seed: string | number) {
    this.#stream = botStream(`casual ${seed}`);
    this.#greedy = new GreedyBot(seed);
    this.#random = new RandomBot(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    return (this.#stream.below(2) === 0 ? this.#greedy : this.#random).decide(match, seats);
  }
}
