import type { Clause } from '../app/clauses.ts';
import type { NumberedClause } from './search.ts';

/** A chapter of the book: the second part of its clauses' ids. */
export interface Chapter {
  readonly id: string;
  readonly clauses: readonly NumberedClause[];
}

/** `setup` of `contact.setup.players`. */
export function chapterOf({ id }: Pick<Clause, 'id'>): string {
  return id.split('.')[1] ?? '';
}

/** The chapters of all clauses in reading order, each with those of its clauses that were found. */
export function chapters(all: readonly Clause[], found: readonly NumberedClause[]): readonly Chapter[] {
  const byId = new Map<string, NumberedClause[]>(all.map((clause) => [chapterOf(clause), []]));
  for (const numbered of found) byId.get(chapterOf(numbered.clause))?.push(numbered);
  return [...byId].map(([id, clauses]) => ({ id, clauses }));
}

type Titles = Readonly<Record<string, string>>;

/** The title of a chapter, the game's own before that of all; one that has none is called by its id: `place-crown` as `Place crown`. */
export function titleOfChapter(id: string, own: Titles | undefined, common: Titles): string {
  const spaced = id.replaceAll('-', ' ');
  return own?.[id] ?? common[id] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
