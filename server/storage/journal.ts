import { hash } from 'node:crypto';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Json } from '#kernel';
import { StorageError } from './errors.ts';
import type { Row, Schema } from './schema.ts';
import type { StoredEntry } from './store.ts';

export function rowOf({ table, entry, at, kind, person, id, body }: StoredEntry): Row<'journal'> {
  return summed({ table_id: table, entry, at, kind, person, id, body: JSON.stringify(body) });
}

/** A row with its checksum. */
export function summed(row: Omit<Row<'journal'>, 'sum'>): Row<'journal'> {
  return { ...row, sum: sumOf(row) };
}

/** 64 bits over all other columns: a row that was changed on the disk is not taken for what was written. */
export function sumOf({ table_id, entry, at, kind, person, id, body }: Omit<Row<'journal'>, 'sum'>): string {
  return hash('sha256', JSON.stringify([table_id, entry, at, kind, person, id, body]), 'hex').slice(0, 16);
}

export function isWhole(row: Row<'journal'>): boolean {
  return row.sum === sumOf(row);
}

export function damaged(table: string, entry: number): StorageError {
  return new StorageError('damaged', `Entry ${entry} of table ${table} is damaged: what the database gives is not what was written.`);
}

/** What was written, in order and without gaps. */
export function entriesOf(rows: readonly Row<'journal'>[], table: string, after: number): StoredEntry[] {
  return rows.map((row, i) => {
    if (row.entry !== after + 1 + i) throw damaged(table, after + 1 + i);
    return entryOf(row);
  });
}

export function entryOf(row: Row<'journal'>): StoredEntry {
  if (!isWhole(row)) throw damaged(row.table_id, row.entry);
  const { table_id, entry, at, kind, person, id, body } = row;
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
    sum: rows.map(({ sum }) => sum),
  };
}

export function rowsAfter(db: Kysely<Schema>, table: string, after: number, most?: number): Promise<Row<'journal'>[]> {
  const rows = db.selectFrom('journal').selectAll().where('table_id', '=', table).where('entry', '>', after).orderBy('entry');
  return (most === undefined ? rows : rows.limit(most)).execute();
}

/** The row of an action, by the id its client gave it (see the index `journal_person`). */
export function rowByAction(table: string, person: string, id: string): RawBuilder<Row<'journal'>> {
  return sql<Row<'journal'>>`select * from journal where table_id = ${table} and id = ${id} and person = ${person}`;
}

const page = 500;

/** The whole journal, table by table, some rows at a time. */
export async function* journalPages(db: Kysely<Schema>): AsyncGenerator<readonly Row<'journal'>[]> {
  let after = sql``;
  while (true) {
    const { rows } = await sql<Row<'journal'>>`select * from journal ${after} order by table_id, entry limit ${sql.lit(page)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = sql`where (table_id, entry) > (${last.table_id}, ${last.entry})`;
  }
}
