import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from '#bots';
import { MusterError } from '#kernel';
import type { Thought } from './serve.ts';

/** A bot came to no decision. */
export class ThinkingFailed extends MusterError {
  constructor(message: string, cause?: unknown) {
    super('thinking', message, { cause });
  }
}

interface Task {
  readonly job: Job;
  done(notation: string): void;
  failed(reason: unknown): void;
}

/** Threads in which bots think, so that the server stays free for people. Whoever asks first is served first. */
export class Thinkers {
  readonly #threads: number;
  readonly #file: URL;
  readonly #waiting: Task[] = [];
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Worker, Task>();
  #closed = false;

  /** `worker` is another file for the threads to run: with other games, for tests. */
  constructor({
    threads = availableParallelism(),
    worker = new URL('./worker.ts', import.meta.url),
  }: { readonly threads?: number; readonly worker?: URL } = {}) {
    this.#threads = Math.max(1, threads);
    this.#file = worker;
  }

  /** How many decisions nobody has begun to think about. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** The notation of what the bot decides. When the signal comes, a decision that nobody has begun to think about is dropped, any other is ignored. */
  think(job: Job, signal?: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw closed();
      signal?.throwIfAborted();
      const dropped = (): void => {
        const at = this.#waiting.indexOf(task);
        if (at >= 0) this.#waiting.splice(at, 1);
        reject(signal?.reason);
      };
      const task: Task = {
        job,
        done: (notation) => {
          signal?.removeEventListener('abort', dropped);
          resolve(notation);
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

  /** Stop thinking. Whatever was asked fails. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const task of this.#waiting.splice(0)) task.failed(closed());
    for (const task of this.#busy.values()) task.failed(closed());
    await Promise.all([...this.#idle, ...this.#busy.keys()].map((worker) => worker.terminate()));
  }

  #next(): void {
    while (!this.#closed && this.#waiting.length > 0 && this.#busy.size < this.#threads) {
      const task = this.#waiting.shift() as Task;
      const worker = this.#idle.pop() ?? this.#start();
      try {
        worker.postMessage(task.job);
      } catch (cause) {
        this.#idle.push(worker);
        task.failed(new ThinkingFailed('the job cannot be handed over', cause));
        continue;
      }
      worker.ref();
      this.#busy.set(worker, task);
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { name: 'thinker' });
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const task = this.#busy.get(worker);
      this.#busy.delete(worker);
      this.#idle.push(worker);
      worker.unref();
      if ('failed' in thought) task?.failed(new ThinkingFailed(thought.failed));
      else task?.done(thought.notation);
      this.#next();
    });
    worker.on('error', (error) => this.#lose(worker, error));
    worker.on('exit', (code) => this.#lose(worker, new Error(`exit code ${code}`)));
    return worker;
  }

  /** A thread has died: its decision fails, and the next one gets a new thread. */
  #lose(worker: Worker, cause: unknown): void {
    const task = this.#busy.get(worker);
    this.#busy.delete(worker);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    task?.failed(new ThinkingFailed(`the thread died: ${cause instanceof Error ? cause.message : cause}`, cause));
    this.#next();
  }
}

function closed(): ThinkingFailed {
  return new ThinkingFailed('the server is closing');
}
