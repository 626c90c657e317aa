import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';
import { hashOf } from '../tables/links.ts';

type Ticket = Row<'tickets'>;

/** What opens something once is kept as a hash. `expires` 0 is never. */
export function ticket(key: string, what: Pick<Ticket, 'kind' | 'person' | 'about' | 'expires'>, now = Date.now()): Ticket {
  return withSum('tickets', { hash: hashOf(key), ...what, created: now, tries: 0 });
}

/** A new one; those that have expired go, so that nobody fills the database by asking. */
export async function issue({ db }: Pick<Store, 'db'>, key: string, what: Pick<Ticket, 'kind' | 'person' | 'about' | 'expires'>): Promise<void> {
  await db.deleteFrom('tickets').where('expires', '>', 0).where('expires', '<=', Date.now()).execute();
  await db.insertInto('tickets').values(ticket(key, what)).execute();
}

/** What this opens, and nobody opens it again; null where it opens nothing, nothing any more, or something else. */
export async function redeem(store: Pick<Store, 'db'>, kind: Ticket['kind'], key: string): Promise<Ticket | null> {
  const found = await ticketOf(store, kind, key);
  if (found === null || !(await spend(store, found))) return null;
  return found.expires !== 0 && found.expires <= Date.now() ? null : found;
}

export async function ticketOf({ db }: Pick<Store, 'db'>, kind: Ticket['kind'], key: string): Promise<Ticket | null> {
  const row = await db.selectFrom('tickets').where('hash', '=', hashOf(key)).selectAll().executeTakeFirst();
  return row === undefined || row.kind !== kind ? null : intact('tickets', row, 'This code');
}

/** False where somebody was faster. */
export async function spend({ db }: Pick<Store, 'db'>, { hash, sum }: Ticket): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tickets').where('hash', '=', hash).where('sum', '=', sum).executeTakeFirst();
  return numDeletedRows > 0n;
}
