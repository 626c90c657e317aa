import { at, heaviest, judgementOf, type Match, type OpenDecision, type Seat, type Stream } from '#kernel';
import { asSeen, type Bot, botStream, ownOptions } from './bot.ts';

/** Plays what looks best now: the game's own judgement, one decision deep. */
export class GreedyBot implements Bot {
  readonly name = 'greedy';
  readonly #stream: Stream;

  constructor(seed: string | number) {
    this.#stream = botStream(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    const seen = asSeen(match, at(seats, 0), this.#stream);
    const decision = seen.decision as OpenDecision;
    return heaviest(judgementOf(match.game), seen.state, decision, this.#stream, ownOptions(decision, seen.state, seats));
  }
}
