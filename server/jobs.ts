/** What became of a job. */
export type JobResult<R> = { readonly result: R } | { readonly failed: unknown };

/** Make this process one of a pool: one job after the other comes in, what became of each goes out. It ends when the pool does. */
export function serveJobs<J, R>(does: (job: J) => R): void {
  // Nobody to tell it to any more is no reason to complain.
  process.on('message', (job: J) => process.send?.(became(does, job), undefined, undefined, () => {}));
}

function became<J, R>(does: (job: J) => R, job: J): JobResult<R> {
  try {
    return { result: does(job) };
  } catch (failed) {
    return { failed };
  }
}
