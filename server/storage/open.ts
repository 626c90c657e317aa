import { JournalStore } from './journal-store.ts';
import { openPostgres } from './postgres-ground.ts';
import { openSqlite } from './sqlite-ground.ts';
import type { Store, StoreSettings } from './store.ts';

/** Open the database, bring it up to date and listen to what others do with it. */
export async function openStore({ database, patience = 4_000, onCommit }: StoreSettings): Promise<Store> {
  const ground = /^postgres(ql)?:/.test(database) ? await openPostgres(database, patience) : await openSqlite(database, patience);
  try {
    return await JournalStore.open(ground, onCommit);
  } catch (error) {
    await ground.close();
    throw error;
  }
}
