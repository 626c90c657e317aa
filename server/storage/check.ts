import { sql, type Transaction } from 'kysely';
import { commitmentTo, RecordError, readRecord } from '#kernel';
import { chained } from './chain.ts';
import { openedCheckpoint } from './checkpoint.ts';
import { unfolded } from './folds.ts';
import { GENERATION, isGeneration } from './format.ts';
import { isWhole } from './journal.ts';
import { unpacked } from './packing.ts';
import { rowPages } from './row-pages.ts';
import { keys, type Row, type Schema } from './schema.ts';
import type { Store } from './store.ts';
import { isAnyIntact, isIntact } from './sums.ts';

/** So many tables or records are looked at in one go. */
const PAGE = 50;

/** Something that is not as it was written. */
export interface Damage {
  /** Empty where it is the file as a whole. */
  readonly table: string;
  /** The entry of its journal, where it is one. */
  readonly entry: number | null;
  readonly what:
    | 'missing'
    | 'changed'
    | 'begun'
    | 'secret'
    | 'record'
    | 'file'
    | 'generation'
    | 'listed'
    | 'checkpoint'
    | 'tableless'
    | 'ends'
    | 'chain'
    | 'endless'
    | 'row'
    | 'person'
    | 'token'
    | 'host';
  /** What the database, or whoever read the record, found. */
  readonly found?: string;
}

export interface CheckResult {
  readonly entries: number;
  readonly tables: number;
  readonly records: number;
  readonly damage: readonly Damage[];
}

/** What the journal says of each table: where it ends, its sum up to there, whether all of it is there, and what it was committed to. */
type Journals = Map<string, { last: number; sum: string; whole: boolean; commitment: string }>;

/** Read everything there is at this moment and see whether it is what was written. Whoever plays meanwhile notices nothing. */
export function checkStore(store: Pick<Store, 'shared' | 'snapshot'>, progress: (entries: number) => void = () => {}): Promise<CheckResult> {
  return store.snapshot(async (db) => {
    const damage: Damage[] = [...(store.shared ? [] : await checkFile(db)), ...(await checkGeneration(db))];
    const journals: Journals = new Map();
    const entries = await checkJournal(db, journals, damage, progress);
    const tables = await checkTables(db, journals, damage);
    await checkEnds(db, journals, damage);
    const records = await checkRecords(db, tables, damage);
    await checkListings(db, tables, damage);
    await checkPeople(db, damage);
    await checkHosts(db, damage);
    return { entries, tables: tables.size, records, damage };
  });
}

async function checkFile(db: Transaction<Schema>): Promise<Damage[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.flatMap(({ integrity_check: said }) => (said === 'ok' ? [] : [{ table: '', entry: null, what: 'file', found: said }]));
}

async function checkGeneration(db: Transaction<Schema>): Promise<Damage[]> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', GENERATION).executeTakeFirst();
  return row !== undefined && isGeneration(row.value) ? [] : [{ table: '', entry: null, what: 'generation' }];
}

/** Every row whole, no row missing before the last, and the first the creation of the table. */
async function checkJournal(db: Transaction<Schema>, journals: Journals, damage: Damage[], progress: (entries: number) => void): Promise<number> {
  let done = 0;
  const look = (rows: readonly Row<'journal'>[]): void => {
    for (const row of rows) {
      const { table_id: table, entry, sum } = row;
      const journal = journals.get(table) ?? { last: -1, sum: '', whole: true, commitment: '' };
      journal.whole &&= entry === journal.last + 1 && isWhole(row);
      for (let missing = journal.last + 1; missing < entry; missing++) {
        damage.push({ table, entry: missing, what: 'missing' });
        // A number far away is no journal with that many gaps.
        if (missing > journal.last + MOST_GAPS) break;
      }
      if (!isWhole(row)) damage.push({ table, entry, what: 'changed' });
      else if (entry === 0) journal.commitment = commitmentIn(row);
      journals.set(table, Object.assign(journal, { last: entry, sum: chained(journal.sum, sum) }));
    }
    done += rows.length;
    progress(done);
  };
  for await (const folds of rowPages(db, 'folds', keys.folds, PAGE))
    for (const fold of folds) {
      if (isIntact('folds', fold)) look(unfolded(fold));
      else {
        const { table_id: table, first, last } = fold;
        damage.push({ table, entry: first, what: 'changed' });
        journals.set(table, { ...(journals.get(table) ?? { sum: '', commitment: '' }), last, whole: false });
      }
    }
  for await (const rows of rowPages(db, 'journal', keys.journal)) look(rows);
  return done;
}

const MOST_GAPS = 100;

/** What the table showed before anybody sat down; empty for matches that were played elsewhere. */
function commitmentIn({ body }: Row<'journal'>): string {
  const { commitment, record }: { commitment?: unknown; record?: unknown } = JSON.parse(body);
  return typeof commitment === 'string' && record === null ? commitment : '';
}

/** Every table as it was written, with its journal; gives their ids. */
async function checkTables(db: Transaction<Schema>, journals: Journals, damage: Damage[]): Promise<Set<string>> {
  const known = new Set<string>();
  for await (const rows of rowPages(db, 'tables', ['id'], PAGE))
    for (const row of rows) {
      const { id, secret, checkpoint } = row;
      const found = (what: Damage['what'], entry: number | null = null) => damage.push({ table: id, entry, what });
      known.add(id);
      const journal = journals.get(id);
      if (!isIntact('tables', row)) found('listed');
      if (journal === undefined) found('begun', 0);
      else if (journal.commitment !== '' && commitmentTo(secret) !== journal.commitment) found('secret');
      if (checkpoint !== null && !isKept(id, checkpoint)) found('checkpoint');
    }
  for (const table of journals.keys()) if (!known.has(table)) damage.push({ table, entry: null, what: 'tableless', found: 'journal' });
  return known;
}

function isKept(table: string, checkpoint: string): boolean {
  try {
    return openedCheckpoint(table, checkpoint) !== '';
  } catch {
    return false;
  }
}

/** Every journal up to the end that was written down, and not further. */
async function checkEnds(db: Transaction<Schema>, journals: Journals, damage: Damage[]): Promise<void> {
  const ended = new Set<string>();
  for await (const rows of rowPages(db, 'ends', ['table_id']))
    for (const { table_id: id, last, sum } of rows) {
      ended.add(id);
      const journal = journals.get(id);
      if (journal?.last !== last) damage.push({ table: id, entry: last, what: 'ends' });
      else if (journal.whole && journal.sum !== sum) damage.push({ table: id, entry: last, what: 'chain' });
    }
  for (const [table, { last }] of journals) if (!ended.has(table)) damage.push({ table, entry: last, what: 'endless' });
}

async function checkRecords(db: Transaction<Schema>, tables: ReadonlySet<string>, damage: Damage[]): Promise<number> {
  let done = 0;
  for await (const rows of rowPages(db, 'records', ['table_id'], PAGE)) {
    for (const row of rows) {
      const id = row.table_id;
      if (!tables.has(id)) damage.push({ table: id, entry: null, what: 'tableless', found: 'records' });
      try {
        if (isIntact('records', row)) readRecord(unpacked(row.record));
        else damage.push({ table: id, entry: null, what: 'record' });
      } catch (thrown) {
        if (!(thrown instanceof RecordError)) throw thrown;
        damage.push({ table: id, entry: null, what: 'record', found: thrown.message });
      }
    }
    done += rows.length;
  }
  return done;
}

/** What else belongs to a table. */
async function checkListings(db: Transaction<Schema>, tables: ReadonlySet<string>, damage: Damage[]): Promise<void> {
  const look = (table: string, name: string, whole: boolean): void => {
    if (!whole) damage.push({ table, entry: null, what: 'row', found: name });
    if (!tables.has(table)) damage.push({ table, entry: null, what: 'tableless', found: name });
  };
  for await (const rows of rowPages(db, 'seats', ['table_id', 'seat'])) for (const row of rows) look(row.table_id, 'seats', isIntact('seats', row));
  for await (const rows of rowPages(db, 'standings', ['table_id'])) for (const row of rows) look(row.table_id, 'standings', isIntact('standings', row));
  for await (const rows of rowPages(db, 'reports', ['id'], PAGE)) for (const row of rows) look(row.table_id, 'reports', isIntact('reports', row));
}

async function checkPeople(db: Transaction<Schema>, damage: Damage[]): Promise<void> {
  const found = (what: 'person' | 'token', id: string) => damage.push({ table: '', entry: null, what, found: id });
  for await (const rows of rowPages(db, 'people', ['id'])) for (const row of rows) if (!isIntact('people', row)) found('person', row.id);
  for await (const rows of rowPages(db, 'tokens', ['hash'])) for (const row of rows) if (!isIntact('tokens', row)) found('token', row.person);
  for (const table of ['passkeys', 'tickets', 'profiles', 'luggage', 'friends'] as const)
    for await (const rows of rowPages(db, table, keys[table])) for (const row of rows) if (!isAnyIntact(table, row)) found('token', row.person ?? '');
}

/** What a host does. */
async function checkHosts(db: Transaction<Schema>, damage: Damage[]): Promise<void> {
  for (const table of ['bans', 'invites', 'deeds'] as const)
    for await (const rows of rowPages(db, table, keys[table]))
      for (const row of rows) if (!isAnyIntact(table, row)) damage.push({ table: '', entry: null, what: 'host', found: `${table} ${Object.values(row)[0]}` });
}
