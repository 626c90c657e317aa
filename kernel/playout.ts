import type { Stream } from './chacha.ts';
import type { Game, Outcome } from './game.ts';
import { type Answerer, GAME_OVER, Referee } from './referee.ts';
import type { GameTypes } from './types.ts';

/** A turn without a decision may follow another, but not for ever. */
export const TURNS_WITHOUT_DECISION = 10_000;

/** No playout has more turns. */
const LONGEST = 1_000_000;

/** Run at most `turns` turns: to the outcome of the match, or to null where the answerer stops or the turns are played. */
export function runTurns<T extends GameTypes>(game: Game<T>, state: T['State'], referee: Referee<T['Event']>, turns: number): Outcome | null {
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
export class Playout<T extends GameTypes> {
  readonly referee: Referee<T['Event']>;
  state: T['State'] | undefined;
  readonly #game: Game<T>;
  readonly #config: T['Config'];

  constructor(game: Game<T>, config: T['Config'], stream: Stream, answerer: Answerer) {
    this.#game = game;
    this.#config = config;
    this.referee = new Referee(answerer);
    this.referee.chance.turnTo([], stream, null);
  }

  run(): Outcome {
    const state = this.#game.setup(this.#config, this.referee);
    this.state = state;
    const outcome = runTurns(this.#game, state, this.referee, LONGEST);
    if (outcome === null) throw new Error(`${this.#game.id}: no end after ${LONGEST} turns, or the answerer stopped`);
    return outcome;
  }
}
