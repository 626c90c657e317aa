import type { ClauseId, Game, GameEvent, Json, Outcome, Seat } from '#kernel';

/** A choice made before the game begins, as the ledger names it. */
export interface GameOption {
  readonly name: string;
  /** What it may be set to; the first is the default. Flags have `[false, true]`. */
  readonly values: readonly (string | number | boolean)[];
  readonly clause: ClauseId;
}

/** A ready-made configuration. */
export interface Preset {
  readonly id: string;
  readonly config: Json;
}

/** An effect under way. */
export interface Resolving {
  readonly says: string;
  readonly state: 'now' | 'waits' | 'done';
}

/** Everything a game says, in one language. The rules themselves have no words. */
export interface Words {
  /** One line for the shelf. */
  readonly mood: string;
  /** The title of a preset. */
  readonly presets: Readonly<Record<string, string>>;
  /** What an option of the game changes, in one sentence. */
  readonly options: Readonly<Record<string, string>>;
  /** What the values of options are called, by `option=value`, where the value itself is no word. */
  readonly values?: Readonly<Record<string, string>>;
  /** What somebody has to do now, in one line. */
  prompt(kind: string, about: Json, view: Json): string;
  /** An option in a few words, where its notation alone is hard to read; `about` is what the question is about. */
  option(kind: string, notation: string, view: Json, about?: Json): string;
  /** What happened, in one line; `*…*` marks what is stressed (see `plain`). `view` is what was seen right after it, for who sits where. */
  event(event: GameEvent, view?: Json): string;
  /** The heading an event stands under in the log, from what was seen right after it: `Turn 4, Bear`; null to stay under the one before. */
  heading?(event: GameEvent, view: Json): string | null;
  /** What is going on where effects nest, newest first: what is asked belongs to the one marked `now`. */
  resolving?(kind: string, about: Json, view: Json): readonly Resolving[];
  /** Why this cannot be done here and now, in the words of the moment, where they say more than the clause alone. */
  whyNot?(clause: ClauseId, kind: string, notation: string, view: Json, about?: Json): string | null;
  /** What could be done instead. */
  wouldHelp?(kind: string, notation: string, options: readonly string[], view: Json): string | null;
  /** How it ended, for whoever sits on the seat `you` if one person looks on. */
  outcome(outcome: Outcome, seats: readonly string[], you?: Seat): string;
}

/** A line without its stresses. */
export function plain(line: string): string {
  return line.replaceAll('*', '');
}

/** Colours for text; each leaves the text alone when there is no colour. */
export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'inverse', (text: string) => string>>;

/** The game that follows another where games make a story; `over` when the story has ended and this one begins it anew. */
export interface Sequel {
  readonly config: Json;
  readonly over: boolean;
}

/** A setting whose balance is measured, as a cell of a table: its configurations are played in turn. */
export interface Trial {
  readonly row: string;
  readonly column: string;
  readonly group: string;
  readonly configs: readonly Json[];
}

/** A game with all that belongs to it: what stands on the shelf. */
export interface Box<S = unknown, C = unknown> {
  readonly game: Game<S, C>;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: number;
  readonly cooperative: boolean;
  readonly options: readonly GameOption[];
  /** The first is what *Play now* plays. */
  readonly presets: readonly Preset[];
  readonly words: Words;
  /** A configuration with so many seats, in games whose seats are chosen one by one; others have a number of `players`. */
  forPlayers?(config: Json, players: number): Json;
  /** What is played after a match of a story has ended so; null for matches that stand alone. */
  sequel?(config: C, outcome: Outcome): Sequel | null;
  /** What `muster balance` measures. */
  readonly trials?: readonly Trial[];
  /** What statistics of finished matches count, by name: turns, kills, coins. */
  counts(state: S): Readonly<Record<string, number>>;
  /** The board as text, from what a seat sees. */
  drawText(view: Json, seat: Seat | null, paint: Paint): string;
}
