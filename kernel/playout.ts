import type { Stream } from './chacha.ts';
import type { Game, Outcome } from './game.ts';
import { type Answerer, GAME_OVER, Referee } from './referee.ts';

/** A turn without a decision may follow another, but not for ever. */
export const TURNS_WITHOUT_DECISION = 10_000;

/** No playout has more turns. */
const LONGEST = 1_000_000;

/** Run at most `turns` turns: to the outcome of the match, or to null where the answerer stops or the turns are played. */
export function runTurns<S>(game: Game<S>, state: S, referee: Referee, turns: number): Outcome | null {
  referee.state = state;
  for (let turn = 0; ; turn++) {
    const outcome = game.outcome(state);
    if (outcome !== null || turn >= turns) return outcome;
    try {
      if (game.turn(state, referee).next().done !== true) return null;
    } catch (thrown) {
      if (thrown !== GAME_OVER) throw thrown;
    }
  }
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
    const outcome = runTurns(this.#game, state, this.referee, LONGEST);
    if (outcome === null) throw new Error(`${this.#game.id}: no end after ${LONGEST} turns, or the answerer stopped`);
    return outcome;
  }
}
