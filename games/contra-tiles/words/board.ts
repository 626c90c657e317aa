import type { ClauseId } from '#kernel';
import type { Place } from '../facts/places.ts';
import type { Change } from '../preview.ts';
import type { Side } from '../rules/pieces.ts';
import type { Piece } from '../view.ts';

/** Whose: mine, or a side's by name when several play on one screen or somebody looks on. */
export type Owner = 'mine' | Side;

/** The first or the second placement of a turn, or which tile is scored next. */
export type Task = 'first' | 'second' | 'score';

export interface SubWords {
  readonly tile: string;
  readonly crown: string;
  readonly score: string;
  readonly waiting: string;
  readonly again: string;
}

/** What stands on the board and around it. */
export interface BoardWords {
  readonly sides: readonly [bear: string, woman: string];
  readonly layout: string;
  readonly tray: string;
  readonly thisTurn: string;
  readonly turn: string;
  readonly turnBack: string;
  readonly market: string;
  readonly marketLong: string;
  readonly zoom: { readonly nearer: string; readonly farther: string; readonly whole: string };
  readonly curve: string;
  /** The line below the picture of a clause. */
  examples(): Promise<{ readonly examples: Readonly<Record<ClauseId, string>> }>;
  chip(turn: number): string;
  purse(owner: Owner): string;
  tiles(owner: Owner): string;
  inStack(count: number): string;
  sideAndStack(side: Side, count: number): string;
  coins(count: number): string;
  /** Beside the number of coins in the supply. */
  inSupply(count: number): string;
  /** The prompt of whoever is asked here; on phones in a few words. */
  prompt(what: Task, owner: Owner, narrow: boolean): string;
  /** The second line of the prompt, and the same for phones. */
  readonly sub: SubWords;
  readonly subShort: SubWords;
  /** A coordinate. */
  number(n: number): string;
  place(place: Place): string;
  piece(piece: Piece): string;
  /** A slot of the rack or the market. */
  slot(owner: Owner | 'market', slot: number, piece: Piece | null, fits: boolean): string;
  laid(piece: Piece, place: Place, matching: number | null): string;
  matching(matching: number, of: number): string;
  /** In a word or two. */
  change(change: Change): string;
  /** So many closed tiles wait for somebody to say which is scored first. */
  toScore(count: number): string;
  /** A cell on which the piece may be laid, and what that would do. */
  opening(piece: Piece, place: Place, foretold: readonly string[]): string;
  /** A cell on which it may be laid after turning. */
  turnFirst(piece: Piece, place: Place): string;
  empty(place: Place): string;
  /** A closed tile that may be scored next. */
  scoreNext(piece: Piece, place: Place, foretold: readonly string[]): string;
  todo(number: number, now: boolean): string;
  readonly end: {
    readonly purses: string;
    /** What decided it: `The last crown is placed: 9 to 6`. */
    headline(cause: string, purses: readonly [bear: number, woman: number]): string;
    figures(figures: { readonly laid: number; readonly gained: number; readonly even: number; readonly cost: number }): readonly (readonly [string, string])[];
  };
}
