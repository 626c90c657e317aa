/** Work that is done one after the other, in the order it comes; it begins at once when nothing is under way. */
export class SerialQueue {
  readonly #waiting: (() => void)[] = [];
  #busy = false;

  run<T>(work: () => Promise<T>): Promise<T> {
    return this.#busy ? new Promise<void>((mine) => this.#waiting.push(mine)).then(() => this.#begin(work)) : this.#begin(work);
  }

  #begin<T>(work: () => Promise<T>): Promise<T> {
    this.#busy = true;
    const underWay = work();
    underWay.then(this.#next, this.#next);
    return underWay;
  }

  readonly #next = (): void => {
    const next = this.#waiting.shift();
    if (next === undefined) this.#busy = false;
    else next();
  };
}
