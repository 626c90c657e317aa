import type { Stream } from './chacha.ts';
import type { Given } from './chance.ts';
import type { Decision, Game, Outcome, Seat } from './game.ts';
import type { Answer } from './parts.ts';
import { runTurns } from './playout.ts';
import { type Answerer, Referee } from './referee.ts';

/** A checkpoint of a match and what has happened since: a moment that can be played on from again and again. */
export interface Moment<S> {
  readonly game: Game<S>;
  /** The state at the checkpoint; copied, never changed. */
  readonly state: S;
  /** What came out between the checkpoint and the first decision after it. */
  readonly gave: readonly Given[];
  /** The answers since, with the index of the option each chose. */
  readonly answers: readonly (Answer & { readonly index: number })[];
}

/**
 * Plays on from a moment of a match with dice of its own, as one seat may imagine it: what has been rolled stays rolled,
 * what the seat may not know is dealt anew, the future is random. One copy of the checkpoint a run, nothing else.
 */
export class Sampler<S> implements Answerer {
  state: S;
  readonly #moment: Moment<S>;
  readonly #seat: Seat;
  readonly #referee: Referee;
  readonly #stream: Stream;
  #next = 0;
  #answerer: Answerer;

  constructor(moment: Moment<S>, seat: Seat, stream: Stream) {
    this.#moment = moment;
    this.#seat = seat;
    this.#stream = stream;
    this.#referee = new Referee(this);
    this.#answerer = this;
    this.state = moment.state;
  }

  /** Run on until the match is over (its outcome), or until the answerer stops or so many turns have ended, the present one included (null). `state` is then the state there. */
  run(answerer: Answerer, turns: number): Outcome | null {
    const game = this.#moment.game;
    this.state = game.copy(this.#moment.state);
    this.#answerer = answerer;
    this.#next = 0;
    const chance = this.#referee.chance;
    chance.stream = null;
    chance.given = this.#moment.gave;
    chance.taken = 0;
    return runTurns(game, this.state, this.#referee, turns);
  }

  answer(decision: Decision, state: unknown): number {
    const answers = this.#moment.answers;
    if (this.#next > answers.length) return this.#answerer.answer(decision, state);
    const past = answers[this.#next++];
    const chance = this.#referee.chance;
    chance.taken = 0;
    if (past !== undefined) {
      chance.given = past.gave;
      return past.index;
    }
    chance.given = [];
    chance.stream = this.#stream;
    this.#moment.game.imagine?.(this.state, this.#seat, this.#referee);
    return this.#answerer.answer(decision, state);
  }
}
