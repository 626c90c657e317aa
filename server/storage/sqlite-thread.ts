import { Worker } from 'node:worker_threads';
import { StorageError } from './errors.ts';
import { storageError } from './sqlite-errors.ts';
import type { FileHolder, Requests, Responses, ThreadMessage, ThreadSettings } from './sqlite-messages.ts';

interface Pending {
  resolve(response: unknown): void;
  reject(error: StorageError): void;
}

/** An SQLite file in a thread of its own, so that a slow disk stops nobody. A thread that dies is replaced at the next request. */
export class SqliteThread implements FileHolder {
  readonly #settings: ThreadSettings;
  readonly #notify: (generation: string) => void;
  readonly #pending = new Map<number, Pending>();
  #worker: Worker | undefined;
  #number = 0;
  #closed = false;

  constructor(settings: ThreadSettings, notify: (generation: string) => void = () => {}) {
    this.#settings = settings;
    this.#notify = notify;
  }

  request<K extends keyof Requests>(kind: K, content: Requests[K]): Promise<Responses[K]> {
    if (this.#closed) return Promise.reject(new StorageError('gone', 'The storage is closed.'));
    return new Promise((resolve, reject) => {
      const number = this.#number++;
      this.#worker ??= this.#start();
      try {
        this.#worker.postMessage({ number, kind, content });
        this.#pending.set(number, { resolve, reject });
      } catch (error) {
        reject(new StorageError('unknown', 'The database cannot take such a value.', { cause: error }));
      }
    });
  }

  async close(): Promise<void> {
    const closed = this.#worker && this.request('close', null);
    this.#closed = true;
    await closed;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: this.#settings, execArgv: [] });
    let cause: unknown;
    worker.on('message', (message: ThreadMessage) => this.#take(message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#pending.values()) reject(new StorageError('gone', 'The thread of the database died.', { cause, uncertain: true }));
      this.#pending.clear();
    });
    return worker;
  }

  #take(message: ThreadMessage): void {
    if ('generation' in message) {
      this.#notify(message.generation);
      return;
    }
    const pending = this.#pending.get(message.number);
    this.#pending.delete(message.number);
    if ('failure' in message) pending?.reject(storageError(message.failure));
    else pending?.resolve(message.response); // The thread responds to each kind of request in kind.
  }
}
