import type { ClauseId, Game, GameTypes, Json, Match, Outcome, Seat, Stream } from '#kernel';
import type { Language } from '#words';
import type { SaidPractice } from './challenge.ts';
import type { Course } from './course.ts';
import type { Guide } from './guide.ts';
import type { Words } from './words.ts';

/** Another reading of the book that a table may agree on, as the ledger names it. */
export interface Setting {
  readonly name: string;
  /** What it may be set to; the first is the default. Flags have `[false, true]`. */
  readonly values: readonly (string | number | boolean)[];
  readonly clause: ClauseId;
}

/** A field of the configuration besides `players` and `settings`: the team, the stage. The command line takes it by its name. */
export interface ConfigField {
  readonly name: string;
  readonly kind: 'text' | 'list';
}

/** What people choose of a configuration; whatever they leave out is as usual. */
export type DraftOf<C extends { readonly settings: object }> = { readonly [F in Exclude<keyof C, 'settings'>]?: C[F] } & {
  readonly settings?: Partial<C['settings']>;
};

/** A ready-made set-up. */
export interface Preset<Draft = Json> {
  readonly id: string;
  readonly config: Draft;
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

/** What a bot has to reach; `muster bots` measures it. */
export interface BotGoal {
  readonly bot: string;
  /** The id of the preset it is reached in, where that is not the first. */
  readonly preset?: string;
  /** The opponent on the other seats; in co-operative games all seats have the bot. */
  readonly against?: string;
  /** So many times as many matches as the command is told to play. */
  readonly times: number;
  /** The share of matches it has to win, or a bot of an earlier goal whose interval it has to lie above. */
  readonly wins: { readonly atLeast: number } | { readonly under: number } | { readonly moreThan: string };
}

/** How the box looks on the shelf. The lid is `board/cover.webp`; a game without one gets a lid with its title. */
export interface Cover {
  /** The colour of the cardboard. */
  readonly spine: string;
  /** How high the lid is, where it is not one and a half times its width. */
  readonly height?: number;
  /** The square of the lid that one knows the game by: its corner and its side, in widths of the lid. */
  readonly emblem?: { readonly x: number; readonly y: number; readonly side: number };
}

/** A game with all that belongs to it: what stands on the shelf. Everything that others ask of a game is here, so that nobody else names one. */
export interface Box<T extends GameTypes = GameTypes, W extends Words<T> = Words<T>> {
  readonly game: Game<T>;
  readonly players: readonly [fewest: number, most: number];
  readonly minutes: readonly [shortest: number, longest: number];
  readonly cooperative: boolean;
  readonly cover: Cover;
  readonly settings: readonly Setting[];
  readonly fields?: readonly ConfigField[];
  /** The first is what *Play now* plays. */
  readonly presets: readonly Preset<T['Draft']>[];
  /** The preset that is the whole game as the book has it, where it is not the game's own defaults. */
  readonly standard?: string;
  /** Everything it says. */
  words(language: Language): Promise<W>;
  /** The same choices for so many seats, in games whose seats are chosen one by one; others have a number of `players`. */
  forPlayers?(draft: T['Draft'], players: number): T['Draft'];
  /** What is played after a match of a story has ended so; null for matches that stand alone. */
  sequel?(config: T['Config'], outcome: Outcome): Sequel | null;
  /** What is played in a rematch, where what happened in the match changes it. */
  rematch?(draft: T['Draft'], events: readonly T['Event'][]): T['Draft'];
  /** What it teaches, in one language: it comes when somebody learns. */
  course?(language: Language): Promise<Course<T>>;
  /** What it gives people to crack, in one language: it comes when somebody tries. */
  practice?(language: Language): Promise<SaidPractice<T>>;
  /** What is played by whoever has never played it, where that is not the first preset. */
  readonly firstGame?: T['Draft'];
  /** What it says to them in their first games, in one language. */
  guide?(language: Language): Promise<Guide<T>>;
  /** What only those who play in the terminal need, and who play a game that has no board yet: it comes when they do. */
  text(language: Language): Promise<TextOf<T>>;
}

export interface TextOf<T extends GameTypes = GameTypes> {
  /** The board as text, from what a seat sees. */
  draw(view: T['View'], seat: Seat | null, paint: Paint): string;
  /** What each of the `fields` is, for `--help`. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** By what commands measure a game; no table needs it. It is in `measures.ts` of the game. */
export interface Measures<T extends GameTypes = GameTypes> {
  /** A configuration by lot for the fuzzer, where presets and settings show too little. */
  randomConfig?(stream: Stream): Json;
  readonly botGoals?: readonly BotGoal[];
  /** What `muster balance` measures. */
  readonly trials?: readonly Trial[];
  /** What statistics of finished matches count, by name: turns, kills, coins. */
  counts?(state: T['State']): Readonly<Record<string, number>>;
}

/** What follows a match that is over, where games make a story. */
export function sequelOf(box: Box, { config, outcome }: Pick<Match, 'config' | 'outcome'>): Sequel | null {
  return outcome === null ? null : (box.sequel?.(config, outcome) ?? null);
}

/** What the same people play next: the next part of their story, or the same again as its rules have it. `config` is what they set up. */
export function nextConfig(box: Box, config: Json, match: Match): Json {
  const sequel = sequelOf(box, match);
  if (sequel !== null) return sequel.config;
  if (box.rematch === undefined) return config;
  const events: GameTypes['Event'][] = [];
  match.rerun(match.number, ({ event }) => events.push(event));
  return box.rematch(config, events);
}
