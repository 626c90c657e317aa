import { availableParallelism } from 'node:os';
import { JobError, Pool } from '../server/pool.ts';

/** Give jobs to as many processes as there are cores and take the results as they come. The file calls `work`. The first error stops everything. */
export async function onAllCores<J, R>(file: URL, jobs: readonly J[], take: (result: R, job: J) => void): Promise<void> {
  const pool = new Pool<J, R>(file, Math.min(availableParallelism(), jobs.length));
  try {
    await Promise.all(jobs.map(async (job) => take(await pool.run(job), job)));
  } catch (error) {
    throw error instanceof JobError && error.cause instanceof Error ? error.cause : error;
  } finally {
    await pool.close();
  }
}
