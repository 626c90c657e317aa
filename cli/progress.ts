/** A bar that shows how far long work has come: on a terminal only, on stderr, so that results stay clean. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  readonly #start = performance.now();
  #done = 0;
  #drawn = 0;

  constructor(total: number, what: string) {
    this.#total = total;
    this.#what = what;
  }

  advance(by: number, note = ''): void {
    this.#done += by;
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.#drawn < 100 && this.#done < this.#total)) return;
    this.#drawn = now;
    const share = this.#done / this.#total;
    const left = ((now - this.#start) / 1000) * (1 / Math.max(share, 1e-9) - 1);
    const filled = Math.round(24 * share);
    process.stderr.write(
      `\r\x1b[2K${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${this.#done}/${this.#total} ${this.#what}, ${left < 1 ? '<1' : Math.round(left)} s left ${note}`,
    );
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K');
  }
}
