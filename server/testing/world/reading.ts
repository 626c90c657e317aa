import type { ServerMessage } from '#wire';

/** One page's way through a journal: every entry in order, each once. */
export class Reading {
  readonly table: string;
  /** The last entry it was told of; null as long as it did not ask for any. */
  last: number | null;

  constructor(table: string, since: number | null) {
    this.table = table;
    this.last = since;
  }

  /** What is wrong with a message; null is nothing. */
  receive(message: ServerMessage): string | null {
    if (message.type === 'entry') return this.#next(message.entry.entry);
    if (message.type !== 'welcome') return null;
    let found: string | null = null;
    for (const { entry } of this.last === null ? [] : message.missed) found ??= this.#next(entry);
    if (this.last !== null && this.last !== message.last)
      found ??= `has entry ${this.last} of table ${this.table} and is told that ${message.last} is the last`;
    this.last = message.last;
    return found;
  }

  #next(entry: number): string | null {
    const { last } = this;
    this.last = entry;
    return last === null || entry === last + 1 ? null : `is told of entry ${entry} of table ${this.table} after ${last}`;
  }
}
