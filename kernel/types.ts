/** Plain data. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A player's place at the game, counted from 0. */
export type Seat = number;

/** One rule of a rulebook, by id: `contact.zombies.segment-attack`. */
export type ClauseId = string;

/** Something that happened, for the log and the board. A game's events are a union by `kind`. */
export type GameEvent = { readonly kind: string; readonly [detail: string]: Json };

/** What somebody decides, and what it is about. A game's decisions are a union by `kind`; `about` is public. */
export type GameDecision = { readonly kind: string; readonly about: Json };

/** What somebody may answer. A game's answers are a union by `do`. */
export type GameAnswer = { readonly do: string; readonly [detail: string]: Json };

/**
 * Everything that can be seen, asked, said and done in a game: the one bag of types that its rules, words, bots and
 * board are generic in. `interface Contact extends GameTypes<State, Config, Draft, View, Event, Decision, Answer, Preview> {}`.
 */
export interface GameTypes<
  S = unknown,
  C = unknown,
  Drafted extends Json = Json,
  V extends Json = Json,
  E extends GameEvent = GameEvent,
  D extends GameDecision = GameDecision,
  A extends GameAnswer = GameAnswer,
  P extends Json = Json,
> {
  /** The rules' own; may be packed for speed. */
  State: S;
  Config: C;
  /** What people have chosen before the game, as it is written down: `configure` makes the configuration of it. */
  Draft: Drafted;
  /** What a seat sees: readable names, no packed numbers. */
  View: V;
  Event: E;
  Decision: D;
  Answer: A;
  /** What an answer would do: what it costs, what is rolled and how likely it succeeds, as far as whoever may give it can know. */
  Preview: P;
}

export type EventKind<T extends GameTypes> = T['Event']['kind'];
export type EventOf<T extends GameTypes, K extends EventKind<T>> = Extract<T['Event'], { readonly kind: K }>;

export type DecisionKind<T extends GameTypes> = T['Decision']['kind'];
export type DecisionOf<T extends GameTypes, K extends DecisionKind<T>> = Extract<T['Decision'], { readonly kind: K }>;
/** What a kind of decision is about; null where there is nothing to say. */
export type AboutOf<T extends GameTypes, K extends DecisionKind<T>> = DecisionOf<T, K>['about'];

export type AnswerKind<T extends GameTypes> = T['Answer']['do'];
export type AnswerOf<T extends GameTypes, K extends AnswerKind<T>> = Extract<T['Answer'], { readonly do: K }>;

/** A function that may stand where one of more general arguments is wanted, as methods may: how a typed game comes to stand on the shelf. */
export type Method<Args extends readonly unknown[], Result> = { method(...args: Args): Result }['method'];

/** How one kind of answer is written, as programs can read it. */
export interface AnswerForm {
  readonly do: string;
  /** Words and, in braces, parts: `runs to {to}`. */
  readonly form: string;
  readonly parts: readonly string[];
  /** A regular expression that fits the whole of it; its groups are the parts, in order. */
  readonly pattern: string;
}

/** How answers are written, the only place where notation is written or read: `parse(print(answer))` is `answer`. */
export interface Notation<Answer> {
  /** Where several fit, the first counts. */
  readonly forms: readonly AnswerForm[];
  print(answer: Answer): string;
  /** Undefined for what is no answer of this game at all. */
  parse(notation: string): Answer | undefined;
}
