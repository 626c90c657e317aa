import { fork } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Method } from '#kernel';

/** What can be called in a process, each with one argument or none. */
type Service<S> = { readonly [M in keyof S]: Method<[argument?: unknown], unknown> };
type Argument<F> = F extends (argument: infer A) => unknown ? A : never;
type Result<F> = F extends (argument: never) => infer R ? Awaited<R> : never;

interface Call {
  readonly id: number;
  readonly method: string;
  readonly argument?: unknown;
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly failed?: string;
}

/** Does what the process that started this one calls for, and ends with it. */
export function serveCalls<S extends Service<S>>(service: S, close: () => Promise<void> = async () => {}): void {
  process.on('message', async ({ id, method, argument }: Call) => {
    const reply = (message: Reply) => process.connected && process.send?.(message);
    try {
      reply({ id, result: await service[method as keyof S](argument) });
    } catch (thrown) {
      reply({ id, failed: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
    }
  });
  process.once('disconnect', () => void close().finally(() => process.exit()));
}

/** A process of our own in which something can be called. */
export class RemoteProcess<S extends Service<S>> {
  readonly #process;
  readonly #gone: Promise<unknown>;
  readonly #waiting = new Map<number, PromiseWithResolvers<unknown>>();
  #calls = 0;

  constructor(file: URL, words: readonly string[] = [], complaints: 'inherit' | 'ignore' = 'inherit') {
    this.#process = fork(file, words, {
      execArgv: ['--expose-gc'],
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', complaints, 'ipc'],
    });
    this.#process.on('message', ({ id, result, failed }: Reply) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (failed === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(failed));
    });
    this.#gone = new Promise((done) => this.#process.once('exit', done));
    this.#gone.then(() => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`${file.pathname} ended before it answered`));
      this.#waiting.clear();
    });
  }

  call<M extends keyof S & string>(method: M, ...[argument]: undefined extends Argument<S[M]> ? [] : [Argument<S[M]>]): Promise<Result<S[M]>> {
    const id = ++this.#calls;
    const waiting = Promise.withResolvers<unknown>();
    this.#waiting.set(id, waiting);
    this.#process.send({ id, method, argument } satisfies Call, (error) => error && waiting.reject(error));
    return waiting.promise as Promise<Result<S[M]>>;
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
