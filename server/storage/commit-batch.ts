import type { BatchResult, RowWrite, StorageDriver } from './driver.ts';
import { StorageError } from './errors.ts';

/** One commit for all; if what one of the writes holds spoils it for the others, one for each. */
export async function commitBatch(driver: StorageDriver, writes: readonly RowWrite[]): Promise<BatchResult> {
  try {
    return await driver.commit(writes);
  } catch (error) {
    if (writes.length === 1 || !(error instanceof StorageError) || error.code !== 'unknown') throw error;
    return commitEach(driver, writes);
  }
}

async function commitEach(driver: StorageDriver, writes: readonly RowWrite[]): Promise<BatchResult> {
  const outcomes: BatchResult['outcomes'][number][] = [];
  let generation: string | undefined;
  let broken: StorageError | undefined;
  for (const write of writes) {
    try {
      if (broken) throw broken;
      const batch = await driver.commit([write]);
      generation = batch.generation;
      outcomes.push(...batch.outcomes);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      outcomes.push(error);
      // What is wrong with the database itself is not tried out again for each of the others.
      if (error.code !== 'unknown') broken = new StorageError(error.code, error.message, { cause: error });
    }
  }
  return { outcomes, generation: generation ?? writes[0]?.generation ?? '' };
}
