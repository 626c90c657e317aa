import type { Store } from '#server';
import { settingsFrom } from '../server/settings.ts';

/** Do something with the database that the settings name, and close it. */
export async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const { openStore } = await import('#server');
  const store = await openStore({ database: settingsFrom(process.env).database });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
