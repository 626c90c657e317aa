import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Json } from '#kernel';
import { chained, short } from './chain.ts';
import { StorageError } from './errors.ts';
import { foldedAction, foldedBetween } from './folds.ts';
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
  return short(JSON.stringify([table_id, entry, at, kind, person, id, body]));
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

export async function rowsAfter(db: Kysely<Schema>, table: string, after: number, most: number): Promise<Row<'journal'>[]> {
  const rows = await db.selectFrom('journal').selectAll().where('table_id', '=', table).where('entry', '>', after).orderBy('entry').limit(most).execute();
  const before = rows[0]?.entry ?? Number.MAX_SAFE_INTEGER;
  return [...(await foldedBetween(db, table, after, Math.min(before, after + most + 1))), ...rows].slice(0, most);
}

/** A row of what is not folded of a journal, with its end; only the end where there is no such row. */
export type Tail = (Row<'journal'> | { readonly [C in keyof Row<'journal'>]: null }) & { readonly end_last: number; readonly end_sum: string };

export async function tailOf(db: Kysely<Schema>, table: string, after: number): Promise<readonly Tail[]> {
  const { rows } = await sql<Tail>`
    select ends.last as end_last, ends.sum as end_sum, journal.*
    from ends left join journal on journal.table_id = ends.table_id and journal.entry > ${after}
    where ends.table_id = ${table} order by journal.entry`.execute(db);
  return rows;
}

/** All that was written after an entry, up to the end that is known of the journal, whose tail has been read. */
export async function entriesToEnd(db: Kysely<Schema>, table: string, after: number, found: readonly Tail[]): Promise<StoredEntry[]> {
  const [end] = found;
  if (end === undefined) {
    const [stray] = await rowsAfter(db, table, -1, 1);
    if (stray === undefined) return [];
    throw damaged(table, 0);
  }
  const tail = found.filter((row) => row.entry !== null);
  // The last entry is never folded.
  const rows = [...(tail[0] === undefined ? [] : await foldedBetween(db, table, after, tail[0].entry)), ...tail];
  const entries = entriesOf(rows, table, after);
  const last = entries.at(-1)?.entry ?? after;
  if (last < end.end_last) throw damaged(table, last + 1);
  if (last > end.end_last && entries.length > 0) throw damaged(table, end.end_last + 1);
  if (after === -1 && rows.reduce((before, { sum }) => chained(before, sum), '') !== end.end_sum) throw damaged(table, last);
  return entries;
}

/** The row of an action, by the id its client gave it. */
export async function rowOfAction(db: Kysely<Schema>, table: string, person: string, id: string): Promise<Row<'journal'> | undefined> {
  return (await rowByAction(table, person, id).execute(db)).rows[0] ?? (await foldedAction(db, table, person, id));
}

/** As long as it is not folded: among the last entries of its table, which are few. */
export function rowByAction(table: string, person: string, id: string): RawBuilder<Row<'journal'>> {
  return sql<Row<'journal'>>`select * from journal where table_id = ${table} and id = ${id} and person = ${person}`;
}
