import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { at } from '#kernel';
import { short } from './chain.ts';
import { isWhole, summed } from './journal.ts';
import { packed, unpacked } from './packing.ts';
import type { Row, Schema } from './schema.ts';
import { intact, withSum } from './sums.ts';

/** After so many entries those before are folded: packed together, a tenth of the room. */
const EVERY = 128;
/** So many at once, where a journal of old has more. */
const MOST = 1_024;

/** The columns of the rows, but for their sums, which follow from them, and times as what has passed since the one before. */
type Folded = readonly [at: number[], kind: string[], person: (string | null)[], id: (string | null)[], body: string[]];

export function folded(rows: readonly Row<'journal'>[]): Row<'folds'> {
  const [first, last] = [at(rows, 0), at(rows, rows.length - 1)];
  const columns: Folded = [
    rows.map((row, n) => row.at - (rows[n - 1]?.at ?? 0)),
    rows.map(({ kind }) => kind),
    rows.map(({ person }) => person),
    rows.map(({ id }) => id),
    rows.map(({ body }) => body),
  ];
  return withSum('folds', {
    table_id: first.table_id,
    first: first.entry,
    last: last.entry,
    people: [...new Set(rows.flatMap(({ person }) => person ?? []))].join(' '),
    actions: rows.map(({ person, id }) => (person === null || id === null ? '' : markOf(person, id))).join(''),
    entries: packed(JSON.stringify(columns)),
  });
}

export function unfolded(fold: Row<'folds'>): Row<'journal'>[] {
  const { table_id, first, entries } = intact('folds', fold, `Entry ${fold.first} of table ${fold.table_id}`);
  const [ats, kinds, people, ids, bodies]: Folded = JSON.parse(unpacked(entries));
  let time = 0;
  return bodies.map((body, n) => {
    time += ats[n] ?? 0;
    return summed({ table_id, entry: first + n, at: time, kind: kinds[n] ?? '', person: people[n] ?? null, id: ids[n] ?? null, body });
  });
}

/** By which an action is looked for: 24 bits, so that hardly ever a fold is opened in vain. */
function markOf(person: string, id: string): string {
  return short(`${person} ${id}`).slice(0, 6);
}

/** What is written together with an entry, so that all before it take less room. Nothing that is damaged is folded: it stays to be found. */
export async function foldingAt(db: Kysely<Schema>, table: string, entry: number): Promise<CompiledQuery[]> {
  const rows = await db.selectFrom('journal').where('table_id', '=', table).where('entry', '<', entry).selectAll().orderBy('entry').limit(MOST).execute();
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined || last.entry - first.entry !== rows.length - 1 || !rows.every(isWhole)) return [];
  return [
    db
      .insertInto('folds')
      .values(folded(rows))
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
    db.deleteFrom('journal').where('table_id', '=', table).where('entry', '<=', last.entry).compile(),
  ];
}

/** Are those before it folded with this entry? */
export function foldsAt(entry: number): boolean {
  return entry > 0 && entry % EVERY === 0;
}

/** What was folded after an entry and up to another. Read after the journal: what is folded in between is found here. */
export async function foldedBetween(db: Kysely<Schema>, table: string, after: number, before: number): Promise<Row<'journal'>[]> {
  if (after + 1 >= before) return [];
  const folds = await db
    .selectFrom('folds')
    .where('table_id', '=', table)
    .where('last', '>', after)
    .where('first', '<', before)
    .selectAll()
    .orderBy('first')
    .execute();
  return folds.flatMap(unfolded).filter(({ entry }) => entry > after && entry < before);
}

/** The entry that an action became, where it was folded. */
export async function foldedAction(db: Kysely<Schema>, table: string, person: string, id: string): Promise<Row<'journal'> | undefined> {
  const folds = await db
    .selectFrom('folds')
    .where('table_id', '=', table)
    .where('actions', 'like', `%${markOf(person, id)}%`)
    .selectAll()
    .execute();
  return folds.flatMap(unfolded).find((row) => row.person === person && row.id === id);
}

/** The tables where somebody did something that was folded. */
export async function foldedTablesOf(db: Kysely<Schema>, person: string): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`select distinct table_id from folds where people like ${`%${person}%`}`.execute(db);
  return rows.map(({ table_id }) => table_id);
}
