import type { AboutOf, AnswerKind, AnswerOf, ClauseId, DecisionKind, EventKind, EventOf, GameTypes, Method, OpenOption, Outcome, Seat } from '#kernel';

/** An effect under way. */
export interface Resolving {
  readonly says: string;
  readonly state: 'now' | 'waits' | 'done';
}

/** The people at the table by seat; empty or missing where nobody has a name there, and a sentence finds another one. */
export type Names = readonly string[];

/** What is decided, with the seats that are waited for where they are known. */
export type AwaitedOf<T extends GameTypes> = T['Decision'] & { readonly seats?: readonly Seat[] };

/** What a game is about, before anybody reads its rules: a sentence each. */
export interface Gist {
  /** How one wins. */
  readonly goal: string;
  /** What one does in a turn. */
  readonly turn: string;
  /** What one loses by. */
  readonly loss: string;
}

/**
 * Everything a game says, in one language. The rules themselves have no words. Total: a kind of decision, answer or event
 * without a sentence does not compile.
 */
export interface Words<T extends GameTypes = GameTypes> {
  /** One line for the shelf. */
  readonly mood: string;
  /** The three sentences its rules begin with. */
  readonly gist: Gist;
  /** The title of a preset. */
  readonly presets: Readonly<Record<string, string>>;
  /** What a setting changes, in one sentence. */
  readonly settings: Readonly<Record<string, string>>;
  /** What the values of settings are called, by `setting=value`, where the value itself is no word. */
  readonly values?: Readonly<Record<string, string>>;
  /** The titles of the chapters of the rules, by the second part of their clauses' ids, where those of all games do not fit. */
  readonly chapters?: Readonly<Record<string, string>>;
  /** What somebody has to do now, in one line. */
  readonly prompts: { readonly [K in DecisionKind<T>]: Method<[about: AboutOf<T, K>, view: T['View'], names: Names], string> };
  /** The same for whoever looks on, where prompts speak to "you". */
  /** The sentences to whoever decides name them: they are said as they stand where several people share a screen. */
  readonly promptsName?: true;
  readonly watched?: { readonly [K in DecisionKind<T>]: Method<[about: AboutOf<T, K>, view: T['View'], names: Names], string> };
  /** An answer in a few words, where its notation alone is hard to read. */
  readonly answers: { readonly [K in AnswerKind<T>]: Method<[answer: AnswerOf<T, K>, view: T['View'], decision: T['Decision']], string> };
  /** What an answer would do, in short sentences, from what the rules foretell of it: costs, dice, chances, whom it kills. */
  foretells?(preview: T['Preview'], answer: T['Answer'], view: T['View']): readonly string[];
  /** The place an answer is about, as it is called on the board; null where it is about none. */
  where?(answer: T['Answer'], view: T['View']): string | null;
  /** What threatens `you`, or everybody, if nobody does anything: in short sentences, the worst first. */
  threats?(view: T['View'], you: Seat | null): readonly string[];
  /** What happened, in one line; `*…*` marks what is stressed (see `plain`). `view` is what was seen right after it. Empty for what needs no line. */
  readonly events: { readonly [K in EventKind<T>]: Method<[event: EventOf<T, K>, view: T['View'], names: Names], string> };
  /** The heading an event stands under in the log: `Turn 4, Bear`; null to stay under the one before. */
  heading?(event: T['Event'], view: T['View']): string | null;
  /** What is going on where effects nest, newest first: what is decided belongs to the one marked `now`. */
  resolving?(decision: T['Decision'], view: T['View']): readonly Resolving[];
  /** Why this cannot be answered here and now, in the words of the moment, where they say more than the clause alone. */
  whyNot?(clause: ClauseId, answer: T['Answer'], view: T['View'], decision: AwaitedOf<T>): string | null;
  /** What could be answered instead. */
  wouldHelp?(answer: T['Answer'], options: readonly T['Answer'][], view: T['View'], decision: T['Decision']): string | null;
  /** The same as said to whoever plays this seat alone, where sentences speak of players: you lay, you pay. */
  to?(you: Seat): Words<T>;
  /** How it ended, for whoever sits on the seat `you` if one person looks on; `view` is what is seen at the end. */
  outcome(outcome: Outcome, seats: readonly string[], you?: Seat, view?: T['View']): string;
}

export function promptText<T extends GameTypes>(
  { prompts, watched = prompts, promptsName }: Words<T>,
  { kind, about }: T['Decision'],
  view: T['View'],
  to: 'you' | 'several' | 'others' = 'you',
  names: Names = [],
): string {
  return sentence(to === 'you' || (to === 'several' && promptsName === true) ? prompts : watched, kind)(about, view, names);
}

export function answerText<T extends GameTypes>({ answers }: Words<T>, answer: T['Answer'], view: T['View'], decision: T['Decision']): string {
  return sentence(answers, answer.do)(answer, view, decision);
}

/** Why an answer is forbidden, each sentence once with the clauses it is about; `unsaid` where the words have none for this moment. */
export function reasonsFor<T extends GameTypes>(
  words: Words<T>,
  clauses: readonly ClauseId[],
  answer: T['Answer'] | null,
  { view, decision }: { readonly view: T['View']; readonly decision: AwaitedOf<T> | null },
  unsaid: string,
): readonly { readonly says: string; readonly clauses: readonly ClauseId[] }[] {
  const reason = (clause: ClauseId): string => (answer === null || decision === null ? null : words.whyNot?.(clause, answer, view, decision)) ?? unsaid;
  return [...Map.groupBy(clauses, reason)].map(([says, about]) => ({ says, clauses: about }));
}

/** What an option would do, in short sentences; none where nothing is foretold. */
export function foretold<T extends GameTypes>(words: Words<T>, { preview, answer }: OpenOption<T>, view: T['View']): readonly string[] {
  return preview === null ? [] : (words.foretells?.(preview, answer, view) ?? []);
}

export function eventText<T extends GameTypes>({ events }: Words<T>, event: T['Event'], view: T['View'], names: Names = []): string {
  return sentence(events, event.kind)(event, view, names);
}

/** What values of settings are called, from their catalogue: `value_grenades_none` is `grenades=none`. */
export function valuesOf(group: Readonly<Record<string, Readonly<Record<string, string>>>>): Readonly<Record<string, string>> {
  const named = Object.entries(group).flatMap(([setting, values]) => Object.entries(values).map(([value, name]) => [`${setting}=${value}`, name] as const));
  return Object.fromEntries(named);
}

type Sentence = (...details: readonly unknown[]) => string;

/** The one place where a sentence is looked up by a kind that only the running game knows. Games without words are called by their kinds. */
function sentence(table: object, kind: string): Sentence {
  return (table as Readonly<Record<string, Sentence | undefined>>)[kind] ?? (() => kind);
}

/** A line without its stresses. */
export function plain(line: string): string {
  return line.replaceAll('*', '');
}
