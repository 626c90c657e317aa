import { Chance } from './chance.ts';
import type { Card, Deck } from './deck.ts';
import type { OpenDecision, Question } from './game.ts';
import type { ClauseId, GameEvent, Method, Seat } from './types.ts';

/** Who answers decisions. Gives the index of an option, or -1 to stop here until the answer comes from outside. */
export interface Answerer {
  answer(decision: OpenDecision, state: unknown): number;
}

/** What `yield*` turns into the chosen option. */
export interface Asking<O> {
  [Symbol.iterator](): Iterator<OpenDecision, O, unknown>;
}

type Hear<Event> = Method<[event: Event, clauses: readonly ClauseId[], to: readonly Seat[] | undefined], void>;

/** Thrown by `referee.end()` and caught where the turn was started. */
export const GAME_OVER: unique symbol = Symbol('game over');

/**
 * Rolls, draws, asks and tells on behalf of the rules.
 *
 * A decision whose answer is already known (playouts, replays, tree search) never suspends the generators: the
 * iterator behind `yield*` is done at its first step, so however deep the rules are nested an answer costs the same.
 */
export class Referee<Event extends GameEvent = GameEvent> {
  answerer: Answerer;
  readonly chance = new Chance();
  state: unknown = undefined;
  /** Whether anybody listens to what is told. Guard events in hot rules with it: `if (ref.listening) ref.tell(…)`. */
  listening = false;
  readonly asking: Ask;
  #hear: Hear<Event> = () => {};

  constructor(answerer: Answerer) {
    this.answerer = answerer;
    this.asking = new Ask(this);
  }

  /** `const target = yield* ref.choose(seat, attack, options)`: one seat chooses. */
  choose<S, O, Answer>(seat: Seat, question: Question<S, O, null, Answer>, options: ArrayLike<O>, about?: null, count?: number): Asking<O>;
  choose<S, O, A, Answer>(seat: Seat, question: Question<S, O, A, Answer>, options: ArrayLike<O>, about: A, count?: number): Asking<O>;
  choose<O>(seat: Seat, question: unknown, options: ArrayLike<O>, about: unknown = null, count: number = options.length): Asking<O> {
    return this.asking.set(seat, question as Question<unknown, unknown, unknown>, options, about, count) as Asking<O>;
  }

  /** The options belong to several seats (`question.owner`); whoever answers first decides. */
  offer<S, O, Answer>(question: Question<S, O, null, Answer>, options: ArrayLike<O>, about?: null, count?: number): Asking<O>;
  offer<S, O, A, Answer>(question: Question<S, O, A, Answer>, options: ArrayLike<O>, about: A, count?: number): Asking<O>;
  offer<O>(question: unknown, options: ArrayLike<O>, about: unknown = null, count: number = options.length): Asking<O> {
    return this.asking.set(-1, question as Question<unknown, unknown, unknown>, options, about, count) as Asking<O>;
  }

  /** A die: 1 to `sides`. */
  roll(sides: number): number {
    return this.chance.number(sides, 1);
  }

  /** An index, as likely as its weight: a draw from a bag that is kept as counts. */
  pick(weights: ArrayLike<number>): number {
    return this.chance.weighted(weights);
  }

  /** The next card of a deck, seen by everybody or only by the seats in `to`; undefined when the deck is empty. */
  draw<T extends Card>(deck: Deck<T>, to?: readonly Seat[]): T | undefined {
    return this.chance.card(deck, to);
  }

  /** Look at the next cards of a deck without taking them: they now lie on top, known. */
  peek<T extends Card>(deck: Deck<T>, n: number, to?: readonly Seat[]): readonly T[] {
    const seen: T[] = [];
    for (let i = 0; i < n; i++) {
      const card = this.chance.card(deck, to);
      if (card !== undefined) seen.push(card);
    }
    deck.top.unshift(...seen);
    return seen;
  }

  /** Show something that lay hidden in the state, to everybody or to some seats. */
  show(what: Card, to?: readonly Seat[]): void {
    this.chance.shown(what, to);
  }

  /** Something happened, by these clauses; `to` keeps it from the other seats. */
  tell(event: Event, clauses: ClauseId | readonly ClauseId[], to?: readonly Seat[]): void {
    if (this.listening) this.#hear(event, typeof clauses === 'string' ? [clauses] : clauses, to);
  }

  onTell(hear: Hear<Event>): void {
    this.#hear = hear;
    this.listening = true;
  }

  /** The game ends this instant, however deep in other effects: nothing that still waits happens. The state must have its outcome. */
  end(): never {
    throw GAME_OVER;
  }
}

/** What an open decision needs of its referee. */
interface Answering {
  readonly answerer: Answerer;
  readonly state: unknown;
}

/** The one open decision of a referee, and the iterator that hands its answer to the rules. */
class Ask implements OpenDecision {
  question!: Question<unknown, unknown, unknown>;
  get kind(): string {
    return this.question.kind;
  }
  about: unknown = null;
  seat: Seat = 0;
  options: ArrayLike<unknown> = [];
  count = 0;
  /** The answer to a decision that was suspended. */
  chosen = -1;
  #suspended = false;
  readonly #referee: Answering;
  readonly #open: IteratorResult<OpenDecision, unknown> = { value: this, done: false };
  readonly #done: IteratorResult<OpenDecision, unknown> = { value: undefined, done: true };

  constructor(referee: Answering) {
    this.#referee = referee;
  }

  set(seat: Seat, question: Question<unknown, unknown, unknown>, options: ArrayLike<unknown>, about: unknown, count: number): this {
    this.seat = seat;
    this.question = question;
    this.options = options;
    this.about = about;
    this.count = count;
    this.#suspended = false;
    return this;
  }

  [Symbol.iterator](): Iterator<OpenDecision, unknown, unknown> {
    return this;
  }

  next(): IteratorResult<OpenDecision, unknown> {
    let index: number;
    if (this.#suspended) {
      this.#suspended = false;
      index = this.chosen;
    } else {
      index = this.#referee.answerer.answer(this, this.#referee.state);
      if (index < 0) {
        this.#suspended = true;
        return this.#open;
      }
    }
    this.#done.value = this.options[index];
    return this.#done;
  }
}
