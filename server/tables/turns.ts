/** Work that is done one after the other, in the order it comes; it begins at once when nothing is under way. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#busy) await new Promise<void>((mine) => this.#waiting.push(mine));
    this.#busy = true;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#busy = false;
      else next();
    }
  }
}
