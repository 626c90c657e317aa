import { Worker } from 'node:worker_threads';
import { StorageError } from './errors.ts';
import { failureError } from './sqlite-errors.ts';
import type { Answers, Message, Questions, ThreadSettings } from './sqlite-messages.ts';

interface Asked {
  resolve(answer: never): void;
  reject(error: StorageError): void;
}

/** An SQLite file in a thread of its own, so that a slow disk stops nobody. A thread that dies is replaced by the next question. */
export class SqliteThread {
  readonly #settings: ThreadSettings;
  readonly #hear: (generation: string) => void;
  readonly #asked = new Map<number, Asked>();
  #worker: Worker | undefined;
  #number = 0;
  #closed = false;

  constructor(settings: ThreadSettings, hear: (generation: string) => void = () => {}) {
    this.#settings = settings;
    this.#hear = hear;
  }

  ask<K extends keyof Questions>(kind: K, content: Questions[K]): Promise<Answers[K]> {
    if (this.#closed) return Promise.reject(new StorageError('gone', 'The storage is closed.'));
    return new Promise((resolve, reject) => {
      const number = this.#number++;
      this.#worker ??= this.#start();
      try {
        this.#worker.postMessage({ number, kind, content });
        this.#asked.set(number, { resolve, reject });
      } catch (error) {
        reject(new StorageError('unknown', 'The database cannot take such a value.', { cause: error }));
      }
    });
  }

  async close(): Promise<void> {
    const closed = this.#worker && this.ask('close', null);
    this.#closed = true;
    await closed;
  }

  #start(): Worker {
    const worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData: this.#settings, execArgv: [] });
    let cause: unknown;
    worker.on('message', (message: Message) => this.#take(message));
    worker.on('error', (error) => {
      cause = error;
    });
    worker.on('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      for (const { reject } of this.#asked.values()) reject(new StorageError('gone', 'The thread of the database died.', { cause, uncertain: true }));
      this.#asked.clear();
    });
    return worker;
  }

  #take(message: Message): void {
    if ('generation' in message) {
      this.#hear(message.generation);
      return;
    }
    const asked = this.#asked.get(message.number);
    this.#asked.delete(message.number);
    if ('failure' in message) asked?.reject(failureError(message.failure));
    else asked?.resolve(message.answer as never); // The thread answers each question with its own kind of answer.
  }
}
