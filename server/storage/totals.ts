import { sql } from 'kysely';
import type { Row } from './schema.ts';
import type { Store } from './store.ts';

/** What a database holds. */
export interface Totals {
  readonly bytes: number;
  readonly people: number;
  readonly records: number;
  readonly tables: Readonly<Record<Row<'tables'>['state'], number>>;
}

export async function bytesOf({ db, shared }: Pick<Store, 'db' | 'shared'>): Promise<number> {
  const size = shared
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  return Number((await size.execute(db)).rows[0]?.bytes ?? 0);
}

export async function totalsOf(store: Pick<Store, 'db' | 'shared'>): Promise<Totals> {
  const { db } = store;
  const count = async (table: 'people' | 'records') =>
    (await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)).rows[0]?.count;
  const [bytes, people, records, states] = await Promise.all([
    bytesOf(store),
    count('people'),
    count('records'),
    sql<{ state: string; count: number }>`select state, count(*) as count from tables group by state`.execute(db),
  ]);
  const byState = Object.fromEntries(states.rows.map(({ state, count: found }) => [state, Number(found)]));
  return {
    bytes,
    people: Number(people),
    records: Number(records),
    tables: { open: 0, playing: 0, finished: 0, closed: 0, ...byState },
  };
}
