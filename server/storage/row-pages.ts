import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** All rows of a table in the order of its key, some at a time: between two pages everybody else has their turn. */
export async function* rowPages<T extends keyof Schema>(
  db: Kysely<Schema> | Transaction<Schema>,
  table: T,
  key: readonly string[],
  size = 500,
): AsyncGenerator<readonly Schema[T][]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  while (true) {
    const { rows } = await sql<Schema[T]>`select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(size)}`.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    const values: Readonly<Record<string, unknown>> = { ...last };
    after = sql`where (${columns}) > (${sql.join(key.map((column) => values[column]))})`;
  }
}
