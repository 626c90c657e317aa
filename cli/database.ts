import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Store } from '#server';
import { settingsFrom } from '../server/settings.ts';
import { UsageError } from './command.ts';

/** Do something with the database that the settings name, and close it. */
export async function withStore<T>(work: (store: Store) => Promise<T>, { mustExist = false } = {}): Promise<T> {
  const { openStore } = await import('#server');
  const { database } = settingsFrom(process.env);
  if (mustExist && !/^postgres(ql)?:/.test(database) && !existsSync(database))
    throw new UsageError(`There is no database at ${resolve(database)}. Set MUSTER_DATA or DATABASE_URL to the one you mean.`);
  const store = await openStore({ database });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
