import type { Newcomers } from './newcomers.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';
import { bytesOf } from './storage/totals.ts';

/** So often the size of the database is looked at. */
export const LOOK_EVERY = 60_000;
/** From this part of the room on, whoever runs the server is warned. */
const NEARLY = 0.8;

/** Nothing new begins where the database takes all the room it may; matches go on, and whoever runs the server is warned before. */
export async function lookAtRoom(
  store: Pick<Store, 'db' | 'shared'>,
  { disk }: Pick<Settings, 'disk'>,
  newcomers: Pick<Newcomers, 'full'>,
  warn: (about: { readonly bytes: number; readonly most: number }, text: string) => void,
): Promise<void> {
  if (disk === null) return;
  const bytes = await bytesOf(store);
  newcomers.full = bytes >= disk;
  if (newcomers.full) warn({ bytes, most: disk }, 'the database is full: nothing new begins (MUSTER_DISK; muster tidy gives room back)');
  else if (bytes >= disk * NEARLY) warn({ bytes, most: disk }, 'the database is nearly full (MUSTER_DISK)');
}
