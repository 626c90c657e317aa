import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** The questions a process answers. */
type Service<S> = { readonly [Q in keyof S]: (about: never) => unknown };
type About<F> = F extends (about: infer A) => unknown ? A : never;
type Answer<F> = F extends (about: never) => infer A ? Awaited<A> : never;

interface Asked {
  readonly id: number;
  readonly question: string;
  readonly about?: unknown;
}

interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  readonly failed?: string;
}

/** Answers the process that started this one, and ends with it. */
export function answer<S extends Service<S>>(service: S, close: () => Promise<void> = async () => {}): void {
  process.on('message', async ({ id, question, about }: Asked) => {
    const reply = (answered: Answered) => process.connected && process.send?.(answered);
    try {
      reply({ id, answer: await service[question as keyof S](about as never) });
    } catch (thrown) {
      reply({ id, failed: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
    }
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
}

/** A process of our own that answers questions. */
export class Helper<S extends Service<S>> {
  readonly #process;
  readonly #gone: Promise<unknown>;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #asked = 0;

  constructor(file: URL, words: readonly string[] = [], complaints: 'inherit' | 'ignore' = 'inherit') {
    this.#process = fork(file, words, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', complaints, 'ipc'],
    });
    this.#process.on('message', ({ id, answer, failed }: Answered) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failed === undefined) waiting?.resolve(answer);
      else waiting?.reject(new Error(failed));
    });
    this.#gone = new Promise((done) => this.#process.once('exit', done));
    this.#gone.then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file.pathname} ended before it answered`));
      this.#waiting.clear();
    });
  }

  ask<Q extends keyof S & string>(question: Q, ...[about]: undefined extends About<S[Q]> ? [] : [About<S[Q]>]): Promise<Answer<S[Q]>> {
    const id = ++this.#asked;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#process.send({ id, question, about } satisfies Asked, (error) => error && waiting.reject(error));
    return waiting.promise as Promise<Answer<S[Q]>>;
  }

  /** Resolves when the process is gone; one that does not go by itself is killed. */
  async end(): Promise<void> {
    if (this.#process.connected) this.#process.disconnect();
    const patience = new AbortController();
    const killed = pause(5000, undefined, { signal: patience.signal }).then(
      () => this.#process.kill('SIGKILL'),
      () => {},
    );
    await this.#gone;
    patience.abort();
    await killed;
  }
}
