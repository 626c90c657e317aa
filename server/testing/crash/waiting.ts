/** Whoever waits longer, in milliseconds, waits in vain. */
const LIMIT = 60_000;

/** Those who wait for something to become true. Whoever changes something says so. */
export class Waiting {
  /** Nothing that anybody waits for will come true any more. */
  broken: string | null = null;
  readonly #looks = new Set<() => void>();
  readonly #account: () => string;
  readonly #limit: number;

  /** `account`: what is going on, for whoever waited in vain. */
  constructor(account: () => string, limit = LIMIT) {
    this.#account = account;
    this.#limit = limit;
  }

  changed(): void {
    for (const look of this.#looks) look();
  }

  until(what: string, holds: () => boolean, limit = this.#limit): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = (): void => {
      if (holds()) resolve();
    };
    this.#looks.add(look);
    look();
    return this.within(what, promise, limit).finally(() => this.#looks.delete(look));
  }

  /** Work that should not take long. */
  within<T>(what: string, work: Promise<T>, limit = this.#limit): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#looks.delete(look);
      };
      const fail = (why: string): void => {
        end();
        reject(new Error(`${why}\n${this.#account()}`));
      };
      const look = (): void => {
        if (this.broken !== null) fail(this.broken);
      };
      const timer = setTimeout(() => fail(`it took more than ${limit / 1000} s: ${what}`), limit);
      this.#looks.add(look);
      look();
      work.finally(end).then(resolve, reject);
    });
  }
}
