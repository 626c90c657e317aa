import type { Person } from '#wire';
import { isRefusal } from '../refusal.ts';
import { foldedTablesOf } from '../storage/folds.ts';
import type { Store } from '../storage/store.ts';
import { deletePeople, deleteTables } from '../storage/tidy.ts';
import { journalEntry } from '../tables/entry.ts';
import type { People } from '../tables/people.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { nameOf, ownerOf } from '../tables/state.ts';
import type { Table } from '../tables/table.ts';
import { textOf } from '../tables/views.ts';

/** Whose name is nobody's any more, in every language. */
export const NOBODY = 'N. N.';

/** Something somebody said at a table: its number is that of its entry. */
export interface ChatLine {
  readonly line: number;
  readonly at: number;
  readonly who: Person;
  readonly text: string;
}

/** All that was said at a table and has not been removed. */
export async function chatOf(registry: TableRegistry, id: string): Promise<ChatLine[]> {
  const { state } = await registry.table(id);
  const entries = (await registry.store.entries(id, -1)).map(journalEntry);
  return entries.flatMap((entry) => {
    if (entry.kind !== 'say' || entry.person === null || textOf(state, entry) === '') return [];
    return [{ line: entry.entry, at: entry.at, who: nameOf(state, entry.person), text: entry.body.text }];
  });
}

/** Nobody is shown that line any more. */
export async function removeChat(registry: TableRegistry, id: string, line: number): Promise<void> {
  await (await registry.table(id)).unsay(line);
}

/** A table with its journal and its record; false where there is none. */
export async function removeTable(store: Store, id: string): Promise<boolean> {
  const there = await store.db.selectFrom('tables').where('id', '=', id).select('id').executeTakeFirst();
  if (there === undefined) return false;
  await store.transact((db) => deleteTables(db, [id]));
  await store.tell({ removed: id });
  // What another process wrote before it heard.
  await store.transact((db) => deleteTables(db, [id]));
  return true;
}

/** So often a table is tried where somebody else was faster. */
const ROUNDS = 3;

/** What became of a person who was removed. */
export interface Removal {
  readonly name: string;
  /** How many tables they were at, and those where they could not be removed. */
  readonly tables: number;
  readonly left: readonly { readonly table: string; readonly why: string }[];
}

/**
 * Somebody leaves for good: they are signed out everywhere, their seats are free, or a bot's where a match is on, and no table tells their
 * name any more. Who asks for it themselves stays signed in until it is done, and can ask again. Null where there is nobody of that id.
 */
export async function removePerson(registry: TableRegistry, people: People, id: string, signedOut: 'first' | 'at the end' = 'first'): Promise<Removal | null> {
  const { db } = registry.store;
  const person = await db.selectFrom('people').where('id', '=', id).select(['id', 'name']).executeTakeFirst();
  if (person === undefined) return null;
  const signOut = async (): Promise<void> => {
    await people.revokeAll(person);
    // Nor do they come back.
    for (const table of ['passkeys', 'tickets'] as const) await db.deleteFrom(table).where('person', '=', id).execute();
  };
  if (signedOut === 'first') await signOut();
  const tables = await tablesWith(registry.store, id);
  let left: { readonly table: string; readonly why: string }[] = [];
  for (let round = 0, waiting: readonly string[] = tables; round < ROUNDS && waiting.length > 0; round++) {
    left = [];
    for (const table of waiting)
      try {
        await takeLeave(await registry.table(table), person);
      } catch (thrown) {
        if (!isRefusal(thrown)) throw thrown;
        left.push({ table, why: thrown.message });
      }
    waiting = left.map(({ table }) => table);
  }
  if (signedOut === 'at the end' && left.length === 0) await signOut();
  if (left.length === 0) await registry.store.transact((db) => deletePeople(db, [id]));
  return { name: person.name, tables: tables.length, left };
}

/** Wherever they host, sit, or have done anything. */
async function tablesWith({ db }: Store, id: string): Promise<string[]> {
  const [hosted, seated, acted, folded] = await Promise.all([
    db.selectFrom('tables').where('host', '=', id).select('id').execute(),
    db.selectFrom('seats').where('person', '=', id).select('table_id as id').execute(),
    db.selectFrom('journal').where('person', '=', id).where('id', 'is not', null).select('table_id as id').distinct().execute(),
    foldedTablesOf(db, id),
  ]);
  return [...new Set([...[...hosted, ...seated, ...acted].map((row) => row.id), ...folded])];
}

async function takeLeave(table: Table, person: Person): Promise<void> {
  const { state } = table;
  const goesOn = () => state.phase === 'open' || state.phase === 'playing';
  for (const [seat, holder] of state.seats.entries())
    if (goesOn() && ownerOf(holder) === person.id) await table.act(person, { do: 'stand', id: `removed-${seat}`, seat });
  // A table that nobody waits at is nobody's.
  if (state.phase === 'open' && state.host === person.id && state.seats.every((holder) => ownerOf(holder) === undefined))
    await table.act(person, { do: 'close', id: 'removed' });
  await table.rename(person.id, NOBODY);
}
