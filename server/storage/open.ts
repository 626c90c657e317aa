import { JournalStore } from './journal-store.ts';
import { openPostgres } from './postgres-driver.ts';
import { openSqlite } from './sqlite-driver.ts';
import type { Store, StoreSettings } from './store.ts';

/** Open the database, bring it up to date and listen to what others do with it. */
export async function openStore({ database, patience = 4_000, onCommit }: StoreSettings): Promise<Store> {
  const driver = /^postgres(ql)?:/.test(database) ? await openPostgres(database, patience) : await openSqlite(database, patience);
  try {
    return await JournalStore.open(driver, onCommit);
  } catch (error) {
    await driver.close();
    throw error;
  }
}
