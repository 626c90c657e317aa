import { constants, getPriority, setPriority } from 'node:os';
import { decide, type Job } from '#bots';
import type { Game } from '#kernel';
import { serveJobs } from '../jobs.ts';

/** Make this process one in which bots think. */
export function serveBots(games: readonly Game[]): void {
  giveWay();
  // When somebody at the keyboard stops the server, the server says when to stop thinking.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
  serveJobs((job: Job) => decide(job, games));
}

/** Answering people comes before thinking. */
export function giveWay(): void {
  try {
    setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
  } catch {
    // Some containers forbid it; then bots think with the same priority as everything else.
  }
}
