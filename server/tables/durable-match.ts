import type { Match, Seat } from '#kernel';

/**
 * The match of a table, and the answer to it that is being written. The match itself takes the answer and gives it back when it
 * was not written, since a fork for every answer would cost more than the answer does; whoever looks meanwhile gets a fork from
 * before it.
 */
export class DurableMatch {
  #match: Match | null;
  /** The answer under way: how many there were before it, and the match without it once somebody has looked. */
  #pending: { readonly number: number; without: Match | null } | null = null;

  constructor(match: Match | null) {
    this.#match = match;
  }

  /** As far as it is durable. */
  get current(): Match | null {
    if (this.#match === null || this.#pending === null) return this.#match;
    this.#pending.without ??= this.#match.fork('same', this.#pending.number);
    return this.#pending.without;
  }

  /** The match with this answer. An answer it cannot take leaves it as it was. */
  tryAnswer(number: number, seat: Seat, notation: string): Match {
    if (this.#match === null || this.#pending !== null) throw new Error('no answer can be tried now');
    this.#match.answer(number, seat, notation);
    this.#pending = { number, without: null };
    return this.#match;
  }

  /** What was planned is written: this is the match now. */
  confirm(match: Match | null): void {
    this.#match = match;
    this.#pending = null;
  }

  /** It was not written. */
  discard(): void {
    this.confirm(this.current);
  }
}
