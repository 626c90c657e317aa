import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The key of each table, and all columns its sum is of. */
const TABLES = {
  people: [['id'], ['id', 'name', 'created', 'origin']],
  tokens: [['hash'], ['hash', 'person', 'kind', 'label', 'created', 'seen', 'expires', 'scope']],
  tables: [['id'], ['id', 'game', 'rules', 'config', 'host', 'state', 'listed', 'bots', 'created', 'changed', 'secret', 'origin']],
  seats: [
    ['table_id', 'seat'],
    ['table_id', 'seat', 'person'],
  ],
  records: [['table_id'], ['table_id', 'record']],
  reports: [['id'], ['id', 'table_id', 'at', 'message', 'body']],
  standings: [['table_id'], ['table_id', 'changed', 'standing']],
} as const;

/** Whatever was written before every row had a sum is taken as it is, by the sums of format 3: part of 007, so never changed again. */
export async function sumEverything(db: Kysely<Schema>): Promise<void> {
  for (const [table, [key, columns]] of Object.entries(TABLES))
    for await (const row of allOf(db, table, key)) {
      const sum = short(JSON.stringify([table, ...columns.map((column) => row[column])]));
      const where = sql.join(
        key.map((column) => sql`${sql.ref(column)} = ${row[column]}`),
        sql` and `,
      );
      await sql`update ${sql.table(table)} set sum = ${sum} where ${where}`.execute(db);
      if (typeof row['checkpoint'] === 'string') await sumCheckpoint(db, String(row['id']), row['checkpoint']);
    }
  await addEnds(db);
}

/** Those of old had no sum, or one that said nothing of their table. */
async function sumCheckpoint(db: Kysely<Schema>, id: string, kept: string): Promise<void> {
  const text = kept.slice(kept.indexOf('{'));
  if (kept !== text && kept !== `${short(text)} ${text}`) return;
  await db
    .updateTable('tables')
    .set({ checkpoint: `${short(`${id} ${text}`)} ${text}` })
    .where('id', '=', id)
    .execute();
}

async function addEnds(db: Kysely<Schema>): Promise<void> {
  let [table, last, sum] = ['', -1, ''];
  const add = async () => {
    if (last >= 0) await sql`insert into ends (table_id, last, sum) values (${table}, ${last}, ${sum})`.execute(db);
  };
  for await (const row of allOf(db, 'journal', ['table_id', 'entry'], ['table_id', 'entry', 'sum'])) {
    if (row['table_id'] !== table) {
      await add();
      [table, sum] = [String(row['table_id']), ''];
    }
    last = Number(row['entry']);
    sum = short(sum + String(row['sum']));
  }
  await add();
}

async function* allOf(
  db: Kysely<Schema>,
  table: string,
  key: readonly string[],
  columns?: readonly string[],
): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const what = columns === undefined ? sql`*` : sql.join(columns.map((column) => sql.ref(column)));
  const order = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  while (true) {
    const { rows } = await sql<Record<string, unknown>>`select ${what} from ${sql.table(table)} ${after} order by ${order} limit 100`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = sql`where (${order}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

function short(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 16);
}
