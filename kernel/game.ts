import type { Judgement } from './judgement.ts';
import type { Referee } from './referee.ts';
import type { AboutOf, ClauseId, DecisionKind, GameAnswer, GameTypes, Json, Notation, Seat } from './types.ts';

/** A piece of the rules, as straight-line code that stops wherever somebody decides. */
export type Play<Result = void> = Generator<OpenDecision, Result, unknown>;

/** What makes an option legal: it may be chosen only while this holds. */
export interface Constraint<S, O, A = null> {
  readonly clause: ClauseId;
  holds(state: S, option: O, about: A): boolean;
}

/** A kind of decision. What is offered is what remains of `candidates` when all `constraints` hold. */
export interface Question<S, O, A = null, Answer = GameAnswer, Preview = Json> {
  readonly kind: string;
  /** An option as the answer it is; the answers of one decision are all different. Rules may compute with packed options, everybody else has answers. */
  answer(option: O, state: S): Answer;
  /** The option that an answer is, where it can be told without looking through all: hot questions, and those whose candidates are without end. */
  option?(answer: Answer, state: S): O | undefined;
  /** In whose name an answer is given, where answers say so: one in another's name breaks the clause of the turn. */
  by?(answer: Answer, state: S): Seat | undefined;
  /** Everything somebody could try here, legal or not. */
  candidates(state: S, about: A): Iterable<O>;
  readonly constraints: readonly Constraint<S, O, A>[];
  /** The clause broken by whoever answers although it is another seat's to answer. */
  readonly turnClause: ClauseId;
  /** Whose option it is, in decisions that are open to several seats. */
  owner?(state: S, option: O, about: A): Seat;
  /** What a seat may do but need not: whoever has only such options is not waited for. */
  optional?(state: S, option: O, about: A): boolean;
  /** What an option would do, as far as the seat that has it may know; null where there is nothing to say. Made when somebody looks, never in playouts. */
  preview?(state: S, option: O, about: A): Preview | null;
}

/** A question of a game, of one of its kinds of decisions. */
export type QuestionOf<T extends GameTypes, K extends DecisionKind<T>, O> = Question<T['State'], O, AboutOf<T, K>, T['Answer'], T['Preview']> & {
  readonly kind: K;
};

/** A decision somebody has to make now. Reused by the referee: read it, do not keep it. */
export interface OpenDecision<S = unknown, O = unknown, A = unknown> {
  readonly question: Question<S, O, A>;
  /** The question's. */
  readonly kind: string;
  readonly about: A;
  /** The one seat that decides, or -1 when the options belong to several (see `ownerOf`). */
  readonly seat: Seat;
  readonly options: ArrayLike<O>;
  /** How many of `options` count; the list may be a longer one that is used again and again. */
  readonly count: number;
}

/** An open decision of a game: its kind says what it is about. */
export type DecisionIn<T extends GameTypes> = T['Decision'] & Pick<OpenDecision<T['State']>, 'question' | 'seat' | 'options' | 'count'>;

/** How a match ended. */
export interface Outcome {
  /** For each seat: 1 won, 0 lost, 0.5 drawn. */
  readonly payoff: readonly number[];
  /** The rule that ended it. */
  readonly clause: ClauseId;
  /** Why, in one word or two, for statistics: `broke`, `overrun`. */
  readonly cause: string;
}

/** A law of conservation, true in every reachable state. */
export interface Law<S> {
  readonly name: string;
  holds(state: S): boolean;
}

/** What every game gives. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly title: string;
  /** Counted up whenever a change makes old answers mean something else. */
  readonly rulesVersion: number;
  /** No match has more answers than this. */
  readonly bound: number;
  readonly notation: Notation<T['Answer']>;
  /** A full configuration from whatever came over the border; throws `ConfigError`. */
  configure(raw: unknown): T['Config'];
  /** The names of the seats. */
  seats(config: T['Config']): readonly string[];
  setup(config: T['Config'], referee: Referee<T['Event']>): T['State'];
  turn(state: T['State'], referee: Referee<T['Event']>): Play;
  outcome(state: T['State']): Outcome | null;
  /** What a seat may see of the state; `null` is a spectator. It shares nothing with the state: it is kept and looked at later. */
  view(state: T['State'], seat: Seat | null): T['View'];
  copy(state: T['State']): T['State'];
  /** The state as plain data and back; derived helpers are left out and built again. */
  save(state: T['State']): Json;
  load(saved: Json): T['State'];
  /** Deal anew, in place, what this seat may not know. Only games with hidden state have it. */
  imagine?(state: T['State'], seat: Seat, referee: Referee<T['Event']>): void;
  /** Whether something is hidden in a match with this configuration, where that is a setting; else whoever has `imagine` hides. */
  hides?(config: T['Config']): boolean;
  readonly laws: readonly Law<T['State']>[];
  /** What bots know. It stands beside the rules: who only shows and plays a match does without it. */
  readonly judgement?: Judgement<T>;
}

/** Whether some see what others may not. */
export function isHidden<T extends GameTypes>({ imagine, hides }: Game<T>, config: T['Config']): boolean {
  return imagine !== undefined && (hides?.(config) ?? true);
}

export function ownerOf<S, O, A>(decision: OpenDecision<S, O, A>, state: S, index: number): Seat {
  if (decision.seat >= 0) return decision.seat;
  const owner = decision.question.owner;
  if (owner === undefined) throw new Error(`question '${decision.question.kind}' is open to several seats but names no owner`);
  return owner.call(decision.question, state, decision.options[index] as O, decision.about);
}

/** The clauses that forbid a candidate; none when it is legal. */
export function forbidding<S, O, A>(question: Question<S, O, A>, state: S, option: O, about: A): ClauseId[] {
  const clauses: ClauseId[] = [];
  for (const c of question.constraints) if (!c.holds(state, option, about) && !clauses.includes(c.clause)) clauses.push(c.clause);
  return clauses;
}

/** The candidates that every constraint allows, in the order of the candidates. */
export function legal<S, O, A>(question: Question<S, O, A>, state: S, about: A): O[] {
  const options: O[] = [];
  next: for (const option of question.candidates(state, about)) {
    for (const c of question.constraints) if (!c.holds(state, option, about)) continue next;
    options.push(option);
  }
  return options;
}
