import type { Clause } from '../app/clauses.ts';
import type { Numbered } from './search.ts';

/** A chapter of the book: the second part of its clauses' ids. */
export interface Chapter {
  readonly id: string;
  readonly clauses: readonly Numbered[];
}

/** `setup` of `contact.setup.players`. */
export function chapterOf({ id }: Pick<Clause, 'id'>): string {
  return id.split('.')[1] ?? '';
}

/** The chapters of all clauses in reading order, each with those of its clauses that were found. */
export function chapters(all: readonly Clause[], found: readonly Numbered[]): readonly Chapter[] {
  const byId = new Map<string, Numbered[]>(all.map((clause) => [chapterOf(clause), []]));
  for (const numbered of found) byId.get(chapterOf(numbered.clause))?.push(numbered);
  return [...byId].map(([id, clauses]) => ({ id, clauses }));
}

/** The title of a chapter, its own in this game (`contact.move`) before that of all; one that has none is called by its id: `place-crown` as `Place crown`. */
export function titleOfChapter(game: string, id: string, titles: Readonly<Record<string, string>>): string {
  const spaced = id.replaceAll('-', ' ');
  return titles[`${game}.${id}`] ?? titles[id] ?? spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
