import type { ComponentChildren } from 'preact';
import type { ClauseId } from '#kernel';

/** A word of a game: what it is called, what it means in one sentence, and how it is drawn. Boards mark by its id what it explains: `data-term`. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly says: string;
  readonly picture: ComponentChildren;
}

/** Words, or a chance from 0 to 1. */
export type Cell = string | { readonly chance: number };

/** Chances or worths as a table, counted from what the rules use. */
export interface AidTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly AidRow[];
}

interface AidRow {
  /** What the row is about, in words, and drawn where there is a drawing. */
  readonly of: string;
  readonly picture?: ComponentChildren;
  readonly cells: readonly Cell[];
}

/** What the rules changed to, by the version they have had since. */
export interface RulesChange {
  readonly rules: number;
  readonly says: string;
  readonly clause: ClauseId;
}

/** What lies beside the table for whoever forgets. */
export interface Aid {
  /** A turn in short lines; `[ring: Ring 1]` in them is a word that explains itself. */
  readonly turn: readonly string[];
  /** All words, in the order in which they are read. */
  readonly terms: readonly Term[];
  /** Which of them are signs that the card shows. */
  readonly signs: readonly string[];
  readonly tables: readonly AidTable[];
  readonly changes: readonly RulesChange[];
}

/** A piece of a line; `term` is the word that it explains. */
export interface LinePiece {
  readonly text: string;
  readonly term: string | null;
}

/** A line cut where words of it explain themselves. */
export function piecesOfLine(line: string): readonly LinePiece[] {
  return line.split(/(\[[a-z-]+: [^\]]+\])/).flatMap((text): readonly LinePiece[] => {
    const [, term = null, shown = text] = /^\[([a-z-]+): ([^\]]+)\]$/.exec(text) ?? [];
    return shown === '' ? [] : [{ text: shown, term }];
  });
}

/** The words of a game in their order, each with its picture. */
export function termsOf(
  ...terms: readonly (readonly [id: string, said: { readonly name: string; readonly says: string }, picture: ComponentChildren])[]
): readonly Term[] {
  return terms.map(([id, { name, says }, picture]) => ({ id, name, says, picture }));
}
