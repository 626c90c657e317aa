import { sql } from 'kysely';
import type { Luggage, LuggageRow } from '#wire';
import { refusal } from '../refusal.ts';
import { packed, unpacked } from '../storage/packing.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';

/** So much may one person take along: games, and bytes as they are kept. */
export const MOST_GAMES = 200;
const MOST_BYTES = 2_000_000;

/** Games of devices that a person has taken along, the last played first. */
export function luggageOf({ db }: Pick<Store, 'db'>, person: string): Promise<LuggageRow[]> {
  return db.selectFrom('luggage').where('person', '=', person).select(['id', 'game', 'changed']).orderBy('changed', 'desc').orderBy('id').execute();
}

/** As the device had kept it. */
export async function fromLuggage({ db }: Pick<Store, 'db'>, person: string, id: string): Promise<Luggage> {
  const row = await db.selectFrom('luggage').where('person', '=', person).where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw refusal('not-found', 'You have taken no such game along.');
  const { game, changed, saved } = intact('luggage', row, 'This game');
  return { game, changed, saved: JSON.parse(unpacked(saved)) };
}

/** Take a game along, in place of what was kept of it; what was played later stays. */
export async function intoLuggage(store: Store, person: string, id: string, { game, changed, saved }: Luggage): Promise<void> {
  const row = withSum('luggage', { person, id, game, changed, saved: packed(JSON.stringify(saved)) });
  await store.transact(async (db) => {
    const { rows } = await sql<{ id: string; changed: number; bytes: number }>`
      select id, changed, length(saved) as bytes from luggage where person = ${person}`.execute(db);
    const before = rows.find((one) => one.id === id);
    if (before !== undefined && Number(before.changed) > changed) return;
    const others = rows.filter((one) => one.id !== id);
    const bytes = others.reduce((sum, one) => sum + Number(one.bytes), row.saved.length);
    if (others.length >= MOST_GAMES || bytes > MOST_BYTES)
      throw refusal('too-many', 'You have taken along as many games as there is room for. Remove some first.');
    await db.deleteFrom('luggage').where('person', '=', person).where('id', '=', id).execute();
    await db.insertInto('luggage').values(row).execute();
  });
}

export async function outOfLuggage({ db }: Pick<Store, 'db'>, person: string, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('luggage').where('person', '=', person).where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw refusal('not-found', 'You have taken no such game along.');
}
