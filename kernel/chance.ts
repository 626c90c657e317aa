import type { Stream } from './chacha.ts';
import type { Card, Deck } from './deck.ts';
import type { Seat } from './types.ts';

/** What a roll, a pick, a draw or a showing gave: seen by everybody, or by some seats only (`is` is left out for the others). */
export type ChanceResult = Card | { readonly to: readonly Seat[]; readonly is?: Card };

/** Thrown when what a record or a script gives does not fit what is rolled. */
export class ChanceError extends Error {
  override readonly name = 'ChanceError';
  /** What could have come out where nothing was given, each with its weight. */
  readonly due: readonly (readonly [Card, weight: number])[];
  constructor(message: string, due: ChanceError['due'] = []) {
    super(message);
    this.due = due;
  }
}

/**
 * Where dice and cards come from: first what a record gives, then what a test's script gives, then the keyed stream.
 * When a record and the key are both there, the stream has to give what the record says.
 */
export class Chance {
  /** A test's dice, and how many of them have come out. */
  script: readonly ChanceResult[] = [];
  scripted = 0;
  /** What the stream gave, for whoever wants to check it without the rules: below which number, and which number. */
  draws: number[] | null = null;
  #stream: Stream | null = null;
  #given: readonly ChanceResult[] = [];
  #taken = 0;
  #log: ChanceResult[] | null = null;

  /**
   * From now on: first what is already known to come out, then what the stream gives (null: nothing but the script).
   * What comes out is written to `log`; null in playouts.
   */
  turnTo(given: readonly ChanceResult[], stream: Stream | null, log: ChanceResult[] | null): void {
    this.#given = given;
    this.#taken = 0;
    this.#stream = stream;
    this.#log = log;
  }

  /** A whole number from `low` to `low + n - 1`. */
  number(n: number, low: number): number {
    if (this.#log === null && this.#taken >= this.#given.length && this.#stream !== null) return low + this.#stream.below(n);
    const given = this.#next();
    const drawn = this.#stream === null ? undefined : low + this.#drawn(this.#stream, n);
    if (given === undefined) {
      if (drawn === undefined) throw this.#missing(Array.from({ length: n }, (_, i) => [low + i, 1]));
      return this.#out(drawn, undefined) as number;
    }
    if (typeof given !== 'number' || !Number.isInteger(given) || given < low || given >= low + n)
      throw new ChanceError(`${JSON.stringify(given)} was given where a number from ${low} to ${low + n - 1} is due`);
    if (drawn !== undefined && drawn !== given) throw new ChanceError(`${given} was given but the key gives ${drawn}`);
    return this.#out(given, undefined) as number;
  }

  /** An index, as likely as its weight. */
  weighted(weights: ArrayLike<number>): number {
    let total = 0;
    for (let i = 0; i < weights.length; i++) total += weights[i] as number;
    if (this.#log === null && this.#taken >= this.#given.length && this.#stream !== null) return place(weights, this.#stream.below(total));
    const given = this.#next();
    const drawn = this.#stream === null ? undefined : place(weights, this.#drawn(this.#stream, total));
    if (given === undefined) {
      if (drawn === undefined) throw this.#missing(Array.from(weights, (weight, i) => [i, weight]));
      return this.#out(drawn, undefined) as number;
    }
    if (typeof given !== 'number' || !((weights[given] ?? 0) > 0)) throw new ChanceError(`${JSON.stringify(given)} was given, which cannot come`);
    if (drawn !== undefined && drawn !== given) throw new ChanceError(`${given} was given but the key gives ${drawn}`);
    return this.#out(given, undefined) as number;
  }

  /** The next card of a deck, taken out of it. */
  card<T extends Card>(deck: Deck<T>, to: readonly Seat[] | undefined): T | undefined {
    const known = deck.top.length > 0 ? deck.top : deck.bag.length > 0 ? undefined : deck.bottom;
    if (known !== undefined) {
      const card = known.shift();
      if (card !== undefined) this.shown(card, to);
      return card;
    }
    const bag = deck.bag;
    const given = this.#next();
    const drawn = this.#stream === null ? undefined : bag[this.#drawn(this.#stream, bag.length)];
    if (given !== undefined && !bag.includes(given as T)) throw new ChanceError(`card ${JSON.stringify(given)} was given but is not in the deck`);
    if (given !== undefined && drawn !== undefined && given !== drawn) throw new ChanceError(`card ${given} was given but the key gives ${drawn}`);
    const out = drawn ?? given;
    if (out === undefined) throw this.#missing([...Map.groupBy(bag, (one) => one)].map(([one, alike]) => [one, alike.length]));
    const card = this.#out(out, to) as T;
    bag.splice(bag.indexOf(card), 1); // the first of equal cards, so that the bag's order never tells which of them it was
    return card;
  }

  /** Something that lay hidden in the state comes out. */
  shown(what: Card, to: readonly Seat[] | undefined): void {
    if (this.#taken < this.#given.length) {
      const given = this.#next();
      if (given !== what) throw new ChanceError(`${JSON.stringify(given)} was given but ${JSON.stringify(what)} is shown`);
    }
    this.#out(what, to);
  }

  /** True when everything that was given has come out. */
  get spent(): boolean {
    return this.#taken >= this.#given.length;
  }

  #drawn(stream: Stream, below: number): number {
    const number = stream.below(below);
    this.draws?.push(below, number);
    return number;
  }

  #next(): Card | undefined {
    const entry = this.#taken < this.#given.length ? this.#given[this.#taken++] : this.scripted < this.script.length ? this.script[this.scripted++] : undefined;
    if (typeof entry !== 'object') return entry;
    if (entry.is === undefined) throw new ChanceError('the record does not tell what another seat drew');
    return entry.is;
  }

  #missing(due: ChanceError['due']): ChanceError {
    return new ChanceError(this.script.length > 0 ? 'the script has run out' : 'nothing was given', due);
  }

  #out(value: Card, to: readonly Seat[] | undefined): Card {
    this.#log?.push(to === undefined ? value : { to, is: value });
    return value;
  }
}

function place(weights: ArrayLike<number>, drawn: number): number {
  let rest = drawn;
  for (let i = 0; ; i++) {
    rest -= weights[i] as number;
    if (rest < 0) return i;
  }
}
