import { StorageError } from './errors.ts';
import type { Batch, Ground, RowWrite } from './ground.ts';

/** One commit for all; if what one of the writes holds spoils it for the others, one for each. */
export async function commitOrEachAlone(ground: Ground, writes: readonly RowWrite[]): Promise<Batch> {
  try {
    return await ground.commit(writes);
  } catch (error) {
    if (writes.length === 1 || !(error instanceof StorageError) || error.code !== 'unknown') throw error;
    return eachAlone(ground, writes);
  }
}

async function eachAlone(ground: Ground, writes: readonly RowWrite[]): Promise<Batch> {
  const outcomes: Batch['outcomes'][number][] = [];
  let generation: string | undefined;
  let broken: StorageError | undefined;
  for (const write of writes) {
    try {
      if (broken) throw broken;
      const batch = await ground.commit([write]);
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
