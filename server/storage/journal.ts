import type { Kysely } from 'kysely';
import type { Json } from '#kernel';
import type { Row, Schema } from './schema.ts';
import type { Entry } from './store.ts';

export function rowOf({ table, entry, at, kind, person, id, body }: Entry): Row<'journal'> {
  return { table_id: table, entry, at, kind, person, id, body: JSON.stringify(body) };
}

function entryOf({ table_id, entry, at, kind, person, id, body }: Row<'journal'>): Entry {
  const parsed: Json = JSON.parse(body);
  return { table: table_id, entry, at, kind, person, id, body: parsed };
}

export async function entriesAfter(db: Kysely<Schema>, table: string, after: number): Promise<Entry[]> {
  const found = await db.selectFrom('journal').selectAll().where('table_id', '=', table).where('entry', '>', after).orderBy('entry').execute();
  return found.map(entryOf);
}

export async function entryById(db: Kysely<Schema>, table: string, person: string, id: string): Promise<Entry | undefined> {
  const query = db.selectFrom('journal').selectAll().where('table_id', '=', table).where('person', '=', person).where('id', '=', id);
  const found = await query.executeTakeFirst();
  return found && entryOf(found);
}
