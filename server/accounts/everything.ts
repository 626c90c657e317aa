import { recordText } from '#kernel';
import type { Account, TokenSummary } from '#wire';
import { foldedTablesOf } from '../storage/folds.ts';
import type { Store } from '../storage/store.ts';
import { listedTables } from '../tables/listing.ts';
import { storedRecord } from '../tables/records.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { friendsOf } from './friends.ts';
import { fromLuggage, luggageOf } from './luggage.ts';

/** Everything there is about a person, as one JSON text, piece by piece: who they are, their tables, the records of their matches, their games. */
export async function* everythingAbout(registry: TableRegistry, account: Account, devices: readonly TokenSummary[]): AsyncGenerator<string> {
  const { store } = registry;
  const { person } = account;
  yield `{"muster":"person","at":${Date.now()},"account":${JSON.stringify(account)},"devices":${JSON.stringify(devices)}`;
  const ids = await tablesAround(store, person.id);
  yield `,"friends":${JSON.stringify(await friendsOf(store, person.id))}`;
  yield ',"tables":';
  yield* list(ids, async (id) => (await listedTables(registry, person, [{ id }])).map(({ row }) => JSON.stringify(row)));
  yield ',"said":';
  yield* list(await tablesTalkedAt(store, person.id), (id) => saidAt(store, id, person.id));
  yield ',"records":';
  yield* list(ids, async (id) => {
    const record = await storedRecord(store, id);
    return record === null ? [] : [recordText(record)];
  });
  yield ',"games":';
  yield* list(await luggageOf(store, person.id), async ({ id }) => [JSON.stringify({ id, ...(await fromLuggage(store, person.id, id)) })]);
  yield '}';
}

/** What each thing gives, one after the other. */
async function* list<T>(things: readonly T[], told: (thing: T) => Promise<readonly string[]>): AsyncGenerator<string> {
  let separator = '[';
  for (const thing of things)
    for (const text of await told(thing)) {
      yield `${separator}${text}`;
      separator = ',';
    }
  yield separator === '[' ? '[]' : ']';
}

/** Where they host or sit. */
async function tablesAround({ db }: Store, person: string): Promise<string[]> {
  const rows = await db
    .selectFrom('tables')
    .where((where) =>
      where.or([where('host', '=', person), where('id', 'in', where.selectFrom('seats').where('seats.person', '=', person).select('seats.table_id'))]),
    )
    .select('id')
    .orderBy('created')
    .execute();
  return rows.map(({ id }) => id);
}

/** Where they have said anything, as far as that can be known without reading every journal. */
async function tablesTalkedAt({ db }: Store, person: string): Promise<string[]> {
  const [loose, folded] = await Promise.all([
    db.selectFrom('journal').where('person', '=', person).where('id', 'is not', null).where('kind', '=', 'say').select('table_id').distinct().execute(),
    foldedTablesOf(db, person),
  ]);
  return [...new Set([...loose.map((row) => row.table_id), ...folded])];
}

/** What they wrote there. */
async function saidAt(store: Store, table: string, person: string): Promise<string[]> {
  const entries = await store.entries(table, -1);
  return entries.flatMap((entry) => (entry.kind === 'say' && entry.person === person ? [JSON.stringify({ table, at: entry.at, body: entry.body })] : []));
}
