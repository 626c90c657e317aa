import { at } from '#kernel';
/** Somebody who lives in the world: a server process, a person's page, a machine. What they have under way ends with them. */
export class Being {
  readonly name: string;
  /** Milliseconds that each thing they do takes. */
  readonly effort: number;
  /** When they are done with what they are doing. */
  free = 0;
  dead = false;

  constructor(name: string, effort = 0) {
    this.name = name;
    this.effort = effort;
  }
}

/** Something that is going to happen; it can be called off. */
export interface Happening {
  at: number;
  order: number;
  readonly who: Being;
  readonly what: () => void;
  off: boolean;
}

/** Real ones, whatever is put in their place later. */
const { setImmediate } = globalThis;

/** So many events run before the loop of Node itself has its turn. */
const AT_ONCE = 200;

/** The only clock and the only scheduler of a world: whatever happens is one event after the other, and time jumps from each to the next. */
export class Clock {
  now: number;
  /** Whose event is running: whatever it sets going is theirs. */
  who: Being = new Being('world');
  happened = 0;
  readonly #heap: Happening[] = [];
  #order = 0;
  #stopped = false;

  constructor(now: number) {
    this.now = now;
  }

  after(milliseconds: number, who: Being, what: () => void): Happening {
    const happening = { at: this.now + Math.max(0, milliseconds), order: this.#order++, who, what, off: false };
    this.#push(happening);
    return happening;
  }

  stop(): void {
    this.#stopped = true;
  }

  /** Let everything happen until it is stopped, or nothing is left to happen. Between two events all promises are settled that can be. */
  run(failed: (thrown: unknown) => void): Promise<void> {
    this.#stopped = false;
    return new Promise((over) => {
      const step = (): void => {
        const next = this.#stopped ? undefined : this.#next();
        if (next === undefined) {
          this.#stopped = true;
          return;
        }
        this.now = next.at;
        this.who = next.who;
        this.happened++;
        try {
          next.what();
        } catch (thrown) {
          failed(thrown);
        }
      };
      const turn = (): void => {
        if (this.#stopped) {
          over();
          return;
        }
        for (let i = 0; i < AT_ONCE; i++) setImmediate(step);
        setImmediate(turn);
      };
      turn();
    });
  }

  #next(): Happening | undefined {
    for (let next = this.#pop(); next !== undefined; next = this.#pop()) {
      const { who } = next;
      if (next.off || who.dead) continue;
      if (who.free <= next.at) {
        if (who.effort > 0) who.free = next.at + who.effort;
        return next;
      }
      next.at = who.free;
      next.order = this.#order++;
      this.#push(next);
    }
    return undefined;
  }

  #push(happening: Happening): void {
    const heap = this.#heap;
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(happening, at(heap, parent))) break;
      heap[place] = at(heap, parent);
      place = parent;
    }
    heap[place] = happening;
  }

  #pop(): Happening | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (first === undefined || last === undefined || heap.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(at(heap, child + 1), at(heap, child))) child++;
      if (!before(at(heap, child), last)) break;
      heap[place] = at(heap, child);
      place = child;
    }
    heap[place] = last;
    return first;
  }
}

function before(a: Happening, b: Happening): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
