import type { Kysely } from 'kysely';
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

export function rowsAfter(db: Kysely<Schema>, table: string, after: number): Promise<Row<'journal'>[]> {
  return db.selectFrom('journal').selectAll().where('table_id', '=', table).where('entry', '>', after).orderBy('entry').execute();
}
