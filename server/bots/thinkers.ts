import type { Decided, Job } from '#bots';
import { Pool } from '../pool.ts';

/** Where bots think, so that the server stays free for people: a job comes to what the bot decides. */
export type Thinkers = Pool<Job, Decided>;

/** No bot thinks for so long, in milliseconds; whoever does is stuck. */
const PATIENCE = 120_000;

export function startThinkers(count?: number): Thinkers {
  return new Pool(new URL('./bot-worker.ts', import.meta.url), count, PATIENCE);
}
