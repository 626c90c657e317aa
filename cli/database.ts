import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Store } from '#server';
import { settingsFrom } from '../server/settings.ts';
import { UsageError } from './command.ts';
import { say } from './words/words.ts';

/** Do something with the database that the settings name, and close it. */
export async function withStore<T>(work: (store: Store) => Promise<T>, { mustExist = false } = {}): Promise<T> {
  const { openStore } = await import('#server');
  const { database } = settingsFrom(process.env);
  if (mustExist && !/^postgres(ql)?:/.test(database) && !existsSync(database)) throw new UsageError(say.wrong.database({ file: resolve(database) }));
  const store = await openStore({ database });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
