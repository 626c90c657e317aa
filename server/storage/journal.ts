import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Json } from '#kernel';
import type { Row, Schema } from './schema.ts';
import type { StoredEntry } from './store.ts';

export function rowOf({ table, entry, at, kind, person, id, body }: StoredEntry): Row<'journal'> {
  return { table_id: table, entry, at, kind, person, id, body: JSON.stringify(body) };
}

export function entryOf({ table_id, entry, at, kind, person, id, body }: Row<'journal'>): StoredEntry {
  const parsed: Json = JSON.parse(body);
  return { table: table_id, entry, at, kind, person, id, body: parsed };
}

/** The columns of the journal, each for a number of rows: that is copied between threads and sent to a server faster than row by row. */
export type Columns = { readonly [C in keyof Row<'journal'>]: readonly Row<'journal'>[C][] };

export function columnsOf(rows: readonly Row<'journal'>[]): Columns {
  return {
    table_id: rows.map(({ table_id }) => table_id),
    entry: rows.map(({ entry }) => entry),
    at: rows.map(({ at }) => at),
    kind: rows.map(({ kind }) => kind),
    person: rows.map(({ person }) => person),
    id: rows.map(({ id }) => id),
    body: rows.map(({ body }) => body),
  };
}

export function rowsAfter(db: Kysely<Schema>, table: string, after: number): Promise<Row<'journal'>[]> {
  return db.selectFrom('journal').selectAll().where('table_id', '=', table).where('entry', '>', after).orderBy('entry').execute();
}

/** The row of an action, by the id its client gave it (see the index `journal_action`). */
export function rowByAction(table: string, person: string, id: string): RawBuilder<Row<'journal'>> {
  return sql<Row<'journal'>>`select * from journal where table_id = ${table} and id = ${id} and person = ${person}`;
}
