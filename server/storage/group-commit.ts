import { setImmediate } from 'node:timers/promises';
import type { RowWrite } from './driver.ts';
import type { Verdict } from './store.ts';

interface Waiting {
  readonly write: RowWrite;
  resolve(verdict: Verdict): void;
  reject(error: unknown): void;
}

const mostAtOnce = 500;

/**
 * Writes that arrive while a commit is under way share the next one. Two entries of one table never share a commit: the
 * second was made in the belief that the first will be written, and is lost when it is not.
 */
export class GroupCommit {
  commits = 0;
  written = 0;
  readonly #commit: (writes: readonly RowWrite[]) => Promise<readonly (Verdict | Error)[]>;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;

  constructor(commit: (writes: readonly RowWrite[]) => Promise<readonly (Verdict | Error)[]>) {
    this.#commit = commit;
  }

  add(write: RowWrite): Promise<Verdict> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** All that was added is settled. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Let everything that is arriving right now arrive.
      await setImmediate();
      const batch = this.#take();
      const writes = batch.map(({ write }) => write);
      this.commits++;
      const outcomes = await this.#commit(writes).catch((error: unknown) => writes.map(() => error));
      batch.forEach((waiting, i) => {
        this.#settle(waiting, outcomes[i]);
      });
    }
    this.#running = undefined;
  }

  /** The oldest write of each table. */
  #take(): Waiting[] {
    const taken = new Map<string, Waiting>();
    const rest: Waiting[] = [];
    for (const waiting of this.#waiting) {
      const { table_id } = waiting.write.row;
      if (taken.size < mostAtOnce && !taken.has(table_id)) taken.set(table_id, waiting);
      else rest.push(waiting);
    }
    this.#waiting = rest;
    return [...taken.values()];
  }

  #settle({ write, resolve, reject }: Waiting, outcome: unknown): void {
    if (outcome === 'committed') {
      this.written++;
      resolve(outcome);
      return;
    }
    const { table_id, entry } = write.row;
    const builtOnIt = this.#waiting.filter((other) => other.write.row.table_id === table_id && other.write.row.entry > entry);
    if (builtOnIt.length > 0) this.#waiting = this.#waiting.filter((other) => !builtOnIt.includes(other));
    for (const other of builtOnIt) other.resolve('lost');
    if (outcome === 'lost') resolve(outcome);
    else reject(outcome);
  }
}
