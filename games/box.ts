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

/** Everything a game says, in one language. The rules themselves have no words. */
export interface Words {
  /** One line for the shelf. */
  readonly mood: string;
  /** The title of a preset. */
  readonly presets: Readonly<Record<string, string>>;
  /** What an option of the game changes, in one sentence. */
  readonly options: Readonly<Record<string, string>>;
  /** What somebody has to do now, in one line. */
  prompt(kind: string, about: Json, view: Json): string;
  /** An option in a few words, where its notation alone is hard to read. */
  option(kind: string, notation: string, view: Json): string;
  event(event: GameEvent): string;
  outcome(outcome: Outcome, seats: readonly string[]): string;
}

/** Colours for text; each leaves the text alone when there is no colour. */
export type Paint = Readonly<Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'blue' | 'magenta' | 'cyan' | 'inverse', (text: string) => string>>;

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
  /** What statistics of finished matches count, by name: turns, kills, coins. */
  counts(state: S): Readonly<Record<string, number>>;
  /** The board as text, from what a seat sees. */
  drawText(view: Json, seat: Seat | null, paint: Paint): string;
}
