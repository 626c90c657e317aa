import { sql } from 'kysely';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { bansOf } from './bans.ts';

/** A person, as a host sees them. */
export interface KnownPerson {
  readonly id: string;
  readonly name: string;
  /** When they came, and the day they were last seen; null where no token is left. */
  readonly since: number;
  readonly seen: number | null;
  /** At how many tables they have a seat. */
  readonly tables: number;
  readonly ban: Row<'bans'> | null;
}

/** Those with this in their name, or this id; all without it. Who was seen last comes first. */
export async function peopleIn(store: Pick<Store, 'db'>, text = ''): Promise<KnownPerson[]> {
  const { db } = store;
  const [rows, seen, seats, bans] = await Promise.all([
    db.selectFrom('people').select(['id', 'name', 'created']).execute(),
    sql<{ person: string; seen: number }>`select person, max(seen) as seen from tokens group by person`.execute(db),
    sql<{ person: string; tables: number }>`select person, count(distinct table_id) as tables from seats where person is not null group by person`.execute(db),
    bansOf(store),
  ]);
  const lastSeen = new Map(seen.rows.map((row) => [row.person, Number(row.seen)]));
  const tables = new Map(seats.rows.map((row) => [row.person, Number(row.tables)]));
  const banned = new Map(bans.map((row) => [row.whom, row]));
  const sought = text.toLowerCase();
  return rows
    .filter(({ id, name }) => id === sought || name.toLowerCase().includes(sought))
    .map(({ id, name, created }) => ({
      id,
      name,
      since: created,
      seen: lastSeen.get(id) ?? null,
      tables: tables.get(id) ?? 0,
      ban: banned.get(id) ?? null,
    }))
    .sort((a, b) => (b.seen ?? b.since) - (a.seen ?? a.since));
}
