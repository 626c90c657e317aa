import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { at, MusterError } from '#kernel';
import type { JobResult } from './jobs.ts';

/** A job came to no result. */
export class JobError extends MusterError {
  constructor(message: string, cause?: unknown) {
    super('job', message, { cause });
  }
}

/** For whom a job is done. Nobody's jobs wait until all of another's are done. */
export interface Whose {
  /** Where they come from: whoever has many names has one turn. */
  readonly network: string;
  readonly person: string;
  readonly table: string;
}

interface Task<J, R> {
  readonly job: J;
  readonly whose: Whose;
  /** Runs out when it takes too long. */
  timer?: NodeJS.Timeout;
  done(result: R): void;
  failed(reason: unknown): void;
}

/**
 * Processes for work that takes long, so that this one stays free. Networks take turns, and so do the people of one, and the tables of one person;
 * where there are several processes nobody has them all. Processes, not threads: one that dies takes nobody with it, and V8 can crash when several threads load TypeScript at the same time.
 */
export class Pool<J, R> {
  readonly #file: URL;
  readonly #size: number;
  readonly #patience: number;
  readonly #waiting: Task<J, R>[] = [];
  readonly #idle: ChildProcess[] = [];
  readonly #busy = new Map<ChildProcess, Task<J, R>>();
  /** When people and tables were last served, counted. */
  readonly #served = new Map<string, number>();
  #turns = 0;
  #closed = false;

  /** The file calls `work`. A process that works on one job for longer than `patience` milliseconds, without end or stuck, is given up. */
  constructor(file: URL, size = availableParallelism(), patience = Number.POSITIVE_INFINITY) {
    this.#file = file;
    this.#size = Math.max(1, size);
    this.#patience = patience;
  }

  /** How many jobs nobody has begun. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The processes there are. */
  get pids(): number[] {
    return [...this.#idle, ...this.#busy.keys()].flatMap(({ pid }) => pid ?? []);
  }

  /** What the job came to. When the signal comes, a job that nobody has begun is dropped, the result of any other is ignored. */
  run(job: J, signal?: AbortSignal, whose: Whose = NOBODY): Promise<R> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw closed();
      signal?.throwIfAborted();
      const dropped = (): void => {
        const at = this.#waiting.indexOf(task);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(signal?.reason);
      };
      const task: Task<J, R> = {
        job,
        whose,
        done: (result) => {
          signal?.removeEventListener('abort', dropped);
          resolve(result);
        },
        failed: (reason) => {
          signal?.removeEventListener('abort', dropped);
          reject(reason);
        },
      };
      signal?.addEventListener('abort', dropped, { once: true });
      this.#waiting.push(task);
      this.#next();
    });
  }

  /** Stop working. Whatever was asked fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.failed(closed());
    for (const task of this.#busy.values()) {
      clearTimeout(task.timer);
      task.failed(closed());
    }
    await Promise.all([...this.#idle, ...this.#busy.keys()].map(ended));
  }

  #next(): void {
    while (!this.#closed && this.#waiting.length > 0 && this.#busy.size < this.#size) {
      const task = this.#choose();
      if (task === undefined) return;
      const worker = this.#idle.pop() ?? this.#start();
      try {
        worker.send(task.job as object);
      } catch (cause) {
        this.#idle.push(worker);
        task.failed(new JobError('the job cannot be handed over', cause));
        continue;
      }
      worker.ref();
      worker.channel?.ref();
      this.#busy.set(worker, task);
      if (Number.isFinite(this.#patience)) task.timer = setTimeout(() => this.#giveUp(worker), this.#patience);
    }
  }

  /** The next to be served: of whoever was not for longest, at the table that was not for longest. */
  #choose(): Task<J, R> | undefined {
    const most = Math.max(1, this.#size - 1);
    const busy = Map.groupBy(this.#busy.values(), ({ whose }) => whose.person);
    let best: Task<J, R> | undefined;
    for (const task of this.#waiting) {
      if (task.whose !== NOBODY && (busy.get(task.whose.person)?.length ?? 0) >= most) continue;
      if (best === undefined || this.#isBefore(task.whose, best.whose)) best = task;
    }
    if (best === undefined) return undefined;
    this.#waiting.splice(this.#waiting.indexOf(best), 1);
    if (best.whose !== NOBODY) for (const key of keysOf(best.whose)) this.#note(key);
    return best;
  }

  #isBefore(one: Whose, other: Whose): boolean {
    const since = (key: string): number => this.#served.get(key) ?? 0;
    const others = keysOf(other);
    const apart = keysOf(one).findIndex((key, place) => since(key) !== since(at(others, place)));
    return apart >= 0 && since(at(keysOf(one), apart)) < since(at(others, apart));
  }

  #note(key: string): void {
    this.#served.delete(key);
    this.#served.set(key, ++this.#turns);
    if (this.#served.size > 10_000) this.#served.delete(this.#served.keys().next().value as string);
  }

  #start(): ChildProcess {
    const worker = fork(this.#file, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    rest(worker);
    worker.on('message', (became: JobResult<R>) => {
      const task = this.#taken(worker);
      if (task === undefined) return; // given up already
      this.#idle.push(worker);
      rest(worker);
      if ('failed' in became) task.failed(new JobError(became.failed instanceof Error ? became.failed.message : String(became.failed), became.failed));
      else task.done(became.result);
      this.#next();
    });
    worker.on('error', (error) => this.#lose(worker, error.message, error));
    worker.on('exit', (code, signal) => this.#lose(worker, signal ?? `exit code ${code}`));
    return worker;
  }

  /** A process has died, or cannot be reached: its job fails, and the next one gets a new process. */
  #lose(worker: ChildProcess, why: string, cause?: unknown): void {
    const task = this.#taken(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    worker.kill('SIGKILL');
    task?.failed(new JobError(`the process died: ${why}`, cause));
    this.#next();
  }

  #giveUp(worker: ChildProcess): void {
    worker.kill('SIGKILL');
    this.#taken(worker)?.failed(new JobError(`the job took longer than ${this.#patience / 1000} s`));
    this.#next();
  }

  /** What it was busy with, which is over now. */
  #taken(worker: ChildProcess): Task<J, R> | undefined {
    const task = this.#busy.get(worker);
    this.#busy.delete(worker);
    clearTimeout(task?.timer);
    return task;
  }
}

/** Work of this program itself: in the order it is asked for, on all processes. */
const NOBODY: Whose = { network: '', person: '', table: '' };

function keysOf({ network, person, table }: Whose): readonly string[] {
  return [`n ${network}`, `p ${person}`, `t ${table}`];
}

/** One that has nothing to do does not keep this process alive. */
function rest(worker: ChildProcess): void {
  worker.unref();
  worker.channel?.unref();
}

function ended(worker: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (worker.pid === undefined || worker.exitCode !== null || worker.signalCode !== null) return resolve();
    worker.ref();
    worker.once('exit', () => resolve());
    worker.kill('SIGKILL');
  });
}

function closed(): JobError {
  return new JobError('the work is being stopped');
}
