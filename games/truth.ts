import type { ClauseId, EventKind, EventOf, GameTypes, Match, Seat } from '#kernel';
import type { Words } from './words.ts';

/** Somebody tries what they may not do now. */
export interface Tried<T extends GameTypes> {
  readonly match: Match<T>;
  readonly seat: Seat;
  readonly answer: T['Answer'];
  /** One of the clauses that forbid it; the first where something is said to help. */
  readonly clause: ClauseId;
  readonly view: T['View'];
  readonly decision: T['Decision'];
  /** What this seat may answer. */
  readonly options: readonly T['Answer'][];
}

/** Of each sentence, whether what it says is so: read from the state in another and simpler way than the sentence was made. */
export type Holds<M, T extends GameTypes> = {
  readonly [K in keyof M]: M[K] extends string
    ? (tried: Tried<T>) => boolean
    : M[K] extends (thing: infer Thing) => string
      ? (tried: Tried<T>, thing: Thing) => boolean
      : Holds<M[K], T>;
};

/** For a sentence that says nothing a state could contradict. */
export function saysNothing(): boolean {
  return true;
}

/** The sentences of a game that claim something, by their catalogue. */
interface Spoken {
  readonly why: object;
  readonly help?: object;
}

/** Whether they are so, and which clauses each kind of event may cite. */
export type Truths<T extends GameTypes, M extends Spoken> = {
  readonly why: Holds<M['why'], T>;
  readonly cites: { readonly [K in EventKind<T>]: readonly ClauseId[] | ((event: EventOf<T, K>) => readonly ClauseId[]) };
} & (M extends { readonly help: object } ? { readonly help: Holds<M['help'], T> } : object);

type Citable<T extends GameTypes> = readonly ClauseId[] | ((event: T['Event']) => readonly ClauseId[]);
type Check<T extends GameTypes> = (tried: Tried<T>, thing: unknown) => boolean;

/** Holds what a game says of what may not be done against what is so. The flow of its words is the same in every language. */
export class Truth<T extends GameTypes, M extends Spoken> {
  readonly #messages: M;
  readonly #truths: Truths<T, M>;
  readonly #words: Words<T>;
  readonly #holds = new Map<string, Check<T>>();
  /** What the sentences that were said last are about. */
  readonly #things: unknown[] = [];

  constructor(messages: M, wordsOf: (messages: M) => Words<T>, truths: Truths<T, M>) {
    this.#words = wordsOf(this.#traced(messages, '') as M);
    const { cites: _, ...claims } = truths;
    this.#messages = messages;
    this.#truths = truths;
    this.#add(claims, '');
  }

  /** The same of another flow of words. */
  of(wordsOf: (messages: M) => Words<T>): Truth<T, M> {
    return new Truth(this.#messages, wordsOf, this.#truths);
  }

  /** Every sentence that claims something. */
  get sentences(): readonly string[] {
    return [...this.#holds].flatMap(([path, holds]) => (holds === saysNothing ? [] : [path]));
  }

  /** Those that claim nothing. */
  get empty(): readonly string[] {
    return [...this.#holds].flatMap(([path, holds]) => (holds === saysNothing ? [path] : []));
  }

  /** The clauses an event may cite. */
  mayCite(event: T['Event']): readonly ClauseId[] {
    const cites = this.#truths.cites as Readonly<Record<string, Citable<T>>>;
    const clauses = cites[event.kind] ?? [];
    return typeof clauses === 'function' ? clauses(event) : clauses;
  }

  /** Tells what this seat reads about an answer that these clauses forbid, and what of it is not so. */
  at(match: Match<T>, seat: Seat): (notation: string, clauses: readonly ClauseId[]) => { readonly said: readonly string[]; readonly wrong: string | null } {
    const { view, decision, options } = match.view(seat);
    const { parse } = match.game.notation;
    const open = options.map(parse).filter((option) => option !== undefined);
    return (notation, clauses) => {
      const answer = parse(notation);
      const said: string[] = [];
      if (decision === null || answer === undefined) return { said, wrong: null };
      const tried = { match, seat, answer, clause: clauses[0] ?? '', view, decision, options: open };
      const texts = [
        ...clauses.map((clause) => ({ clause, text: this.#words.whyNot?.(clause, answer, view, decision) })),
        { clause: tried.clause, text: this.#words.wouldHelp?.(answer, open, view, decision) },
      ];
      for (const { clause, text } of texts)
        for (const { path, thing } of this.#saidIn(text ?? '')) {
          const holds = this.#holds.get(path);
          if (holds === undefined) continue;
          if (holds !== saysNothing) said.push(path);
          if (!holds({ ...tried, clause }, thing))
            return { said, wrong: `'${path}' is said of '${notation}' (${clause}): ${(JSON.stringify(thing) ?? '').slice(0, 200)}` };
        }
      this.#things.length = 0;
      return { said, wrong: null };
    };
  }

  /** The messages of a catalogue, which say their own paths instead and note what they are about. */
  #traced(messages: object, path: string): object {
    const trace = (name: string, message: unknown): unknown => {
      if (typeof message === 'string') return `\uE000${path}${name}\uE001`;
      if (typeof message !== 'function') return this.#traced(message as object, `${path}${name}.`);
      return (thing: unknown) => `\uE000${path}${name}:${this.#things.push(thing) - 1}\uE001`;
    };
    return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name, trace(name, message)]));
  }

  #saidIn(text: string): readonly { readonly path: string; readonly thing: unknown }[] {
    return [...text.matchAll(/\uE000([^:\uE001]+)(?::(\d+))?\uE001/g)].map(([, path = '', at]) => ({ path, thing: this.#things[Number(at)] }));
  }

  #add(claims: object, path: string): void {
    for (const [name, claim] of Object.entries(claims)) {
      if (typeof claim === 'function') this.#holds.set(`${path}${name}`, claim);
      else this.#add(claim, `${path}${name}.`);
    }
  }
}
