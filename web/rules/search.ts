import type { Clause } from '../app/clauses.ts';

export type Filter = 'all' | 'rulings' | 'options';

/** A clause with its place in the reading order, counted from 1. */
export interface NumberedClause {
  readonly number: number;
  readonly clause: Clause;
}

/** Those that have every word that was asked for, in what they say, rule or are called. */
export function search(clauses: readonly Clause[], query: string, filter: Filter, options: ReadonlySet<string>): readonly NumberedClause[] {
  const wanted = wordsOf(query);
  return clauses
    .map((clause, place) => ({ number: place + 1, clause }))
    .filter(({ clause }) => filter === 'all' || (filter === 'rulings' ? clause.ruling !== null : options.has(clause.id)))
    .filter(({ clause }) => {
      const text = folded(`${clause.says} ${clause.ruling ?? ''} ${clause.id}`);
      return wanted.every((word) => text.includes(word));
    });
}

/** A piece of a text; `hit` when a word that was searched for is in it. */
export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text cut where words were found; the whole word is the hit, `matching` for `match`. */
export function pieces(text: string, query: string): readonly Piece[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [{ text, hit: false }];
  const cut: { text: string; hit: boolean }[] = [];
  for (const part of text.split(/([\p{L}\p{N}-]+)/u)) {
    if (part === '') continue;
    const hit = wanted.some((word) => folded(part).includes(word));
    const last = cut.at(-1);
    if (last !== undefined && last.hit === hit) last.text += part;
    else cut.push({ text: part, hit });
  }
  return cut;
}

function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Without capitals and accents: `Männer` is found by `manner`. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
