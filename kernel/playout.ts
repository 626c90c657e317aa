import type { Stream } from './chacha.ts';
import type { Game, Outcome } from './game.ts';
import { type Answerer, GAME_OVER, Referee } from './referee.ts';

/** A turn without a decision may follow another, but not for ever. */
export const TURNS_WITHOUT_DECISION = 10_000;

/** Run turns until the match is over (its outcome) or the answerer stops (null). */
export function runTurns<S>(game: Game<S>, state: S, referee: Referee): Outcome | null {
  referee.state = state;
  for (let turns = 0; turns < TURNS_WITHOUT_DECISION; turns++) {
    const outcome = game.outcome(state);
    if (outcome !== null) return outcome;
    try {
      if (game.turn(state, referee).next().done !== true) return null;
    } catch (thrown) {
      if (thrown !== GAME_OVER) throw thrown;
    }
  }
  throw new Error(`${game.id}: ${TURNS_WITHOUT_DECISION} turns and no end`);
}

/** Plays whole matches as fast as the rules allow: nothing is written down, told or copied. */
export class Playout<S, C> {
  readonly referee: Referee;
  state: S | undefined;
  readonly #game: Game<S, C>;
  readonly #config: C;

  constructor(game: Game<S, C>, config: C, stream: Stream, answerer: Answerer) {
    this.#game = game;
    this.#config = config;
    this.referee = new Referee(answerer);
    this.referee.chance.stream = stream;
  }

  run(): Outcome {
    const state = this.#game.setup(this.#config, this.referee);
    this.state = state;
    const outcome = runTurns(this.#game, state, this.referee);
    if (outcome === null) throw new Error('a playout cannot stop before its end');
    return outcome;
  }
}
