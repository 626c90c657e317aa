import { constants, getPriority, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { decide, type Job } from '#bots';
import type { Game } from '#kernel';

export type Thought = { readonly notation: string } | { readonly failed: string };

/** Make this thread one that thinks: one job after the other comes in, a thought on each goes out. */
export function serve(games: readonly Game[]): void {
  giveWay();
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(thoughtOn(job, games)));
}

function thoughtOn(job: Job, games: readonly Game[]): Thought {
  try {
    return { notation: decide(job, games) };
  } catch (thrown) {
    return { failed: thrown instanceof Error ? thrown.message : String(thrown) };
  }
}

/** Answering people comes before thinking. On Linux a priority is that of one thread; elsewhere it would be that of the whole server. */
function giveWay(): void {
  if (platform() !== 'linux') return;
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Some containers forbid it; then bots think with the same priority as everything else.
  }
}
