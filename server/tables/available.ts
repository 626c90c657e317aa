import { refusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';

/** What is read, or the refusal for whoever asked for it. */
export async function available<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (thrown) {
    throw unavailable(thrown);
  }
}

/** What the database has against it, as a refusal; what is damaged stays damaged. */
export function unavailable(thrown: unknown): Error {
  if (thrown instanceof StorageError && thrown.code === 'damaged') return thrown;
  if (!(thrown instanceof StorageError)) return thrown instanceof Error ? thrown : new Error(String(thrown));
  return refusal('unavailable', `${thrown.message} Nothing that was confirmed is lost; try again in a moment.`, { cause: thrown });
}
