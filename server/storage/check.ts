import { sql, type Transaction } from 'kysely';
import { commitmentTo, RecordError, readRecord } from '#kernel';
import { isWhole, journalPages } from './journal.ts';
import type { Row, Schema } from './schema.ts';
import type { Store } from './store.ts';

/** So many tables or records are looked at in one go. */
const PAGE = 50;

/** Something that is not as it was written. */
export interface Damage {
  /** Empty where it is the file as a whole. */
  readonly table: string;
  /** The entry of its journal, where it is one. */
  readonly entry: number | null;
  readonly what: 'missing' | 'changed' | 'begun' | 'secret' | 'record' | 'file';
  /** What the database, or whoever read the record, found. */
  readonly found?: string;
}

export interface CheckResult {
  readonly entries: number;
  readonly tables: number;
  readonly records: number;
  readonly damage: readonly Damage[];
}

/** Read everything there is at this moment and see whether it is what was written. Whoever plays meanwhile notices nothing. */
export function checkStore(store: Pick<Store, 'shared' | 'snapshot'>, progress: (entries: number) => void = () => {}): Promise<CheckResult> {
  return store.snapshot(async (db) => {
    const damage: Damage[] = [...(store.shared ? [] : await checkFile(db))];
    const commitments = new Map<string, string>();
    const entries = await checkJournal(db, commitments, damage, progress);
    const tables = await checkTables(db, commitments, damage);
    const records = await checkRecords(db, damage);
    return { entries, tables, records, damage };
  });
}

async function checkFile(db: Transaction<Schema>): Promise<Damage[]> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
  return rows.flatMap(({ quick_check }) => (quick_check === 'ok' ? [] : [{ table: '', entry: null, what: 'file', found: quick_check }]));
}

/** Every row whole, no row missing before the last, and the first the creation of the table. */
async function checkJournal(db: Transaction<Schema>, commitments: Map<string, string>, damage: Damage[], progress: (entries: number) => void): Promise<number> {
  let [table, next, done] = ['', 0, 0];
  for await (const rows of journalPages(db)) {
    for (const row of rows) {
      if (row.table_id !== table) [table, next] = [row.table_id, 0];
      for (; next < row.entry; next++) damage.push({ table, entry: next, what: 'missing' });
      if (!isWhole(row)) damage.push({ table, entry: row.entry, what: 'changed' });
      else if (row.entry === 0) commitments.set(table, commitmentIn(row));
      next = row.entry + 1;
    }
    done += rows.length;
    progress(done);
  }
  return done;
}

/** What the table showed before anybody sat down; empty for matches that were played elsewhere. */
function commitmentIn({ body }: Row<'journal'>): string {
  const { commitment, record }: { commitment?: unknown; record?: unknown } = JSON.parse(body);
  return typeof commitment === 'string' && record === null ? commitment : '';
}

async function checkTables(db: Transaction<Schema>, commitments: ReadonlyMap<string, string>, damage: Damage[]): Promise<number> {
  let done = 0;
  for await (const rows of pages((after) => db.selectFrom('tables').select(['id', 'secret']).where('id', '>', after).orderBy('id').limit(PAGE).execute())) {
    for (const { id, secret } of rows) {
      const commitment = commitments.get(id);
      if (commitment === undefined) damage.push({ table: id, entry: 0, what: 'begun' });
      else if (commitment !== '' && commitmentTo(secret) !== commitment) damage.push({ table: id, entry: null, what: 'secret' });
    }
    done += rows.length;
  }
  return done;
}

async function checkRecords(db: Transaction<Schema>, damage: Damage[]): Promise<number> {
  let done = 0;
  const records = db.selectFrom('records').select(['table_id as id', 'record']);
  for await (const rows of pages((after) => records.where('table_id', '>', after).orderBy('table_id').limit(PAGE).execute())) {
    for (const { id, record } of rows) {
      try {
        readRecord(record);
      } catch (thrown) {
        if (!(thrown instanceof RecordError)) throw thrown;
        damage.push({ table: id, entry: null, what: 'record', found: thrown.message });
      }
    }
    done += rows.length;
  }
  return done;
}

/** Rows in the order of their ids, a few at a time: between two pages everybody else has their turn. */
async function* pages<R extends { readonly id: string }>(read: (after: string) => Promise<readonly R[]>): AsyncIterable<readonly R[]> {
  for (let rows = await read(''); rows.length > 0; rows = await read(rows.at(-1)?.id ?? '')) yield rows;
}
