import { type ExpressionBuilder, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import { exportRecords } from './export-records.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { isIntact, withSum } from './sums.ts';

/** For how many days what nobody comes back to is kept; 0 keeps it for ever. */
export interface Retention {
  /** Tables whose match never began. */
  readonly openTables: number;
  /** Matches in which nothing happens any more, and those that were given up. */
  readonly idleTables: number;
  /** Matches that are over. */
  readonly finishedTables: number;
  /** Guests who have no table left, and no passkey. */
  readonly guests: number;
  /** The folder that gets the records of matches that are over before these are deleted. */
  readonly records?: string;
}

export interface Tidied {
  readonly tables: number;
  readonly guests: number;
}

const DAY = 86_400_000;
export const TIDY_EVERY = DAY;
/** So many at once: others wait meanwhile. */
const portion = 50;

/** Delete what nobody has come back to for so long. `dry` only counts. */
export async function tidy(store: Store, retention: Retention, { dry = false, now = Date.now() } = {}): Promise<Tidied> {
  const before = (days: number): number => (days === 0 ? 0 : now - days * DAY);
  if (!dry) {
    await forgetOrigins(store, now - DAY);
    await store.db.deleteFrom('invites').where('expires', '<', now).execute();
    await store.db.deleteFrom('tickets').where('expires', '<>', 0).where('expires', '<', now).execute();
  }
  return {
    tables: await inPortions(dry, (most) => store.transact((db) => tidyTables(db, retention, before, most, dry))),
    guests: await inPortions(dry, (most) => store.transact((db) => tidyGuests(db, before(retention.guests), most, dry))),
  };
}

/** Where people came from is known for a day. */
async function forgetOrigins({ db }: Store, before: number): Promise<void> {
  const people = db.selectFrom('people').where('origin', '<>', '').where('created', '<', before).selectAll();
  for (let after = ''; ; ) {
    const rows = await people.where('id', '>', after).orderBy('id').limit(portion).execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.id;
    for (const { sum, ...row } of rows.filter((row) => isIntact('people', row))) {
      const changed = withSum('people', { ...row, origin: '' });
      // Who is renamed meanwhile is left for the next time.
      await db.updateTable('people').set({ origin: '', sum: changed.sum }).where('id', '=', row.id).where('sum', '=', sum).execute();
    }
  }
}

async function inPortions(dry: boolean, work: (most: number | null) => Promise<number>): Promise<number> {
  if (dry) return work(null);
  let done = 0;
  while (true) {
    const some = await work(portion);
    done += some;
    if (some < portion) return done;
  }
}

async function tidyTables(
  db: Transaction<Schema>,
  { openTables, idleTables, finishedTables, records }: Retention,
  before: (days: number) => number,
  most: number | null,
  dry: boolean,
): Promise<number> {
  const found = db
    .selectFrom('tables')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'open'), quietSince(where, before(openTables))]),
        where.and([where('state', 'in', ['playing', 'closed']), quietSince(where, before(idleTables))]),
        where.and([where('state', '=', 'finished'), quietSince(where, before(finishedTables))]),
      ]),
    );
  // What is damaged may be younger than it says.
  const gone = (await limited(found, most).execute()).filter((row) => isIntact('tables', row));
  const ids = gone.map(({ id }) => id);
  if (dry || ids.length === 0) return ids.length;
  if (records !== undefined) await exportRecords(db, gone, records);
  await deleteTables(db, ids);
  return ids.length;
}

/** Tables with all that belongs to them. */
export async function deleteTables(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('tables').where('id', 'in', ids).execute();
  for (const table of ['seats', 'journal', 'folds', 'ends', 'records', 'reports', 'standings'] as const)
    await db.deleteFrom(table).where('table_id', 'in', ids).execute();
}

/** Nothing has happened at the table since. */
function quietSince(where: ExpressionBuilder<Schema, 'tables'>, time: number) {
  const since = where.selectFrom('journal').select(sql.lit(1).as('one')).whereRef('journal.table_id', '=', 'tables.id').where('journal.at', '>=', time);
  return where.and([where('created', '<', time), where.not(where.exists(since))]);
}

async function tidyGuests(db: Transaction<Schema>, time: number, most: number | null, dry: boolean): Promise<number> {
  const found = db
    .selectFrom('people')
    .select('people.id as id')
    .where('created', '<', time)
    .where((where) =>
      where.and([
        where.not(
          where.exists(where.selectFrom('tokens').select(sql.lit(1).as('one')).whereRef('tokens.person', '=', 'people.id').where('tokens.seen', '>=', time)),
        ),
        where.not(where.exists(where.selectFrom('seats').select(sql.lit(1).as('one')).whereRef('seats.person', '=', 'people.id'))),
        where.not(where.exists(where.selectFrom('tables').select(sql.lit(1).as('one')).whereRef('tables.host', '=', 'people.id'))),
        // Whoever has a passkey is no guest.
        where.not(where.exists(where.selectFrom('passkeys').select(sql.lit(1).as('one')).whereRef('passkeys.person', '=', 'people.id'))),
      ]),
    );
  const ids = (await limited(found, most).execute()).map(({ id }) => id);
  if (dry || ids.length === 0) return ids.length;
  await deletePeople(db, ids);
  return ids.length;
}

/** People with all that belongs to them alone. */
export async function deletePeople(db: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (const table of ['tokens', 'passkeys', 'tickets', 'profiles', 'luggage', 'friends'] as const)
    await db.deleteFrom(table).where('person', 'in', ids).execute();
  await db.deleteFrom('friends').where('other', 'in', ids).execute();
  await db.deleteFrom('people').where('id', 'in', ids).execute();
}

function limited<T extends keyof Schema, O>(query: SelectQueryBuilder<Schema, T, O>, most: number | null): SelectQueryBuilder<Schema, T, O> {
  return most === null ? query : query.limit(most);
}
