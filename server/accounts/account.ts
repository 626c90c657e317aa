import type { Account } from '#wire';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import type { People } from '../tables/people.ts';
import { sheetOf } from './codes.ts';
import { passkeysOf } from './passkeys.ts';
import { profileOf } from './profiles.ts';

/** How a person is known here. */
export async function accountOf(store: Store, people: People, id: string): Promise<Account> {
  const [known, passkeys, recovery, profile] = await Promise.all([people.byId(id), passkeysOf(store, id), sheetOf(store, id), profileOf(store, id)]);
  if (known === null) throw refusal('signed-out', 'Enter your name first (POST /api/guests).');
  return { ...known, passkeys, recovery, profile };
}
