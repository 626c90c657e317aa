import type { Words } from '../../box.ts';
import type { Colour } from '../content/tiles.ts';
import type { Side } from '../rules/pieces.ts';
import type { Place } from './cells.ts';

/** A tile or a crown, to be named. */
export type Named = { readonly crown: Colour } | { readonly side: Side; readonly edges: string };

/** Whose: mine, or a side's by name when several play on one screen or somebody looks on. */
export type Owner = 'mine' | Side;

/** What a placement does to a purse. */
export interface Change {
  readonly side: Side;
  readonly coins: number;
  readonly broke: boolean;
}

/** The first or the second placement of a turn, or which tile is scored next. */
export type Asked = 'first' | 'second' | 'score';

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
  chip(turn: number): string;
  purse(owner: Owner): string;
  tiles(owner: Owner): string;
  inStack(count: number): string;
  sideAndStack(side: Side, count: number): string;
  coins(count: number): string;
  /** Beside the number of coins in the supply. */
  inSupply(count: number): string;
  /** The prompt of whoever is asked here; on phones in a few words. */
  prompt(what: Asked, owner: Owner, narrow: boolean): string;
  /** The second line of the prompt, and the same for phones. */
  readonly sub: SubWords;
  readonly subShort: SubWords;
  /** A coordinate. */
  number(n: number): string;
  place(place: Place): string;
  piece(piece: Named): string;
  /** A slot of the rack or the market. */
  slot(owner: Owner | 'market', slot: number, piece: Named | null, fits: boolean): string;
  laid(piece: Named, place: Place, matching: number | null): string;
  matching(matching: number, of: number): string;
  change(change: Change): string;
  /** A cell on which the piece may be laid. */
  opening(piece: Named, place: Place, matching: string, changes: readonly Change[]): string;
  /** A cell on which it may be laid after turning. */
  turnFirst(piece: Named, place: Place): string;
  empty(place: Place): string;
  /** A closed tile that may be scored next. */
  scoreNext(piece: Named, place: Place, matching: number, coins: number): string;
  todo(number: number, now: boolean): string;
  readonly end: {
    readonly purses: string;
    figures(figures: { readonly laid: number; readonly gained: number; readonly even: number; readonly cost: number }): readonly (readonly [string, string])[];
  };
}

export interface TileWords extends Words {
  readonly board: BoardWords;
}
