import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Give jobs to as many worker threads as there are cores and take the results as they come. The worker's file answers
 * each message with one message. The first error stops everything.
 */
export async function onAllCores<J, R>(file: URL, jobs: readonly J[], take: (result: R, job: J) => void): Promise<void> {
  let next = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file);
      let job: J | undefined;
      const give = (): void => {
        job = jobs[next++];
        if (job === undefined) void worker.terminate().then(() => resolve());
        else worker.postMessage(job);
      };
      worker.on('message', (result: R) => {
        take(result, job as J);
        give();
      });
      worker.on('error', (error) => {
        next = jobs.length;
        reject(error);
      });
      give();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, run));
}
