import { type Judgement, type Match, type OpenDecision, type Seat, type Stream, weigherOf } from '#kernel';
import { asSeen, type Bot, botStream, ownOptions } from './bot.ts';

/** Plays what looks best now: the game's own judgement, one decision deep. */
export class GreedyBot implements Bot {
  readonly name = 'greedy';
  readonly #stream: Stream;

  constructor(seed: string | number) {
    this.#stream = botStream(seed);
  }

  decide(match: Match, seats: readonly Seat[]): number {
    const seen = asSeen(match, seats[0] as Seat, this.#stream);
    const decision = seen.decision as OpenDecision;
    return heaviest(match.game.judgement, seen.state, decision, this.#stream, ownOptions(decision, seen.state, seats));
  }
}

/** The option that weighs most, among all or among some; equals are drawn by lot. */
export function heaviest<S>(judgement: Judgement<S>, state: S, decision: OpenDecision<S>, stream: Stream, among: readonly number[] | null = null): number {
  const count = among === null ? decision.count : among.length;
  const weigh = weigherOf(judgement, state, decision);
  let best = among?.[0] ?? 0;
  let weight = Number.NEGATIVE_INFINITY;
  let ties = 1;
  for (let i = 0; i < count; i++) {
    const option = among === null ? i : (among[i] as number);
    const w = weigh(option);
    if (w > weight) {
      weight = w;
      best = option;
      ties = 1;
    } else if (w === weight && stream.below(++ties) === 0) best = option;
  }
  return best;
}
