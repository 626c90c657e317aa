import type { Stream } from './chacha.ts';
import type { ChanceResult } from './chance.ts';
import type { Game, OpenDecision, Outcome } from './game.ts';
import type { AnswerRecord } from './parts.ts';
import { runTurns } from './playout.ts';
import { type Answerer, Referee } from './referee.ts';
import type { GameTypes, Seat } from './types.ts';

/** A checkpoint of a match and what has happened since: a moment that can be played on from again and again. */
export interface Moment<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The state at the checkpoint; copied, never changed. */
  readonly state: T['State'];
  /** What came out between the checkpoint and the first decision after it. */
  readonly gave: readonly ChanceResult[];
  /** The answers since, with the index of the option each chose. */
  readonly answers: readonly (AnswerRecord & { readonly index: number })[];
}

const NOTHING: readonly ChanceResult[] = [];

/**
 * Plays on from a moment of a match with dice of its own, as one seat may imagine it: what has been rolled stays rolled,
 * what the seat may not know is dealt anew, the future is random. One copy of the checkpoint a run, nothing else.
 */
export class Sampler<T extends GameTypes = GameTypes> implements Answerer {
  state: T['State'];
  readonly #moment: Moment<T>;
  readonly #seat: Seat;
  readonly #referee: Referee<T['Event']>;
  readonly #stream: Stream;
  #next = 0;
  #answerer: Answerer;

  constructor(moment: Moment<T>, seat: Seat, stream: Stream) {
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
    this.#referee.chance.turnTo(this.#moment.gave, null, null);
    return runTurns(game, this.state, this.#referee, turns);
  }

  answer(decision: OpenDecision, state: unknown): number {
    const answers = this.#moment.answers;
    if (this.#next > answers.length) return this.#answerer.answer(decision, state);
    const past = answers[this.#next++];
    const chance = this.#referee.chance;
    if (past !== undefined) {
      chance.turnTo(past.gave, null, null);
      return past.index;
    }
    chance.turnTo(NOTHING, this.#stream, null);
    this.#moment.game.imagine?.(this.state, this.#seat, this.#referee);
    return this.#answerer.answer(decision, state);
  }
}
