import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row } from './schema.ts';

/** An entry as the log keeps it, in JSON: `[table, entry, at, kind, person, id, body]`. */
export type LoggedEntry = readonly [table: string, entry: number, at: number, kind: string, person: string | null, id: string | null, body: unknown];

export function loggedText({ table_id, entry, at, kind, person, id, body }: Row<'journal'>): string {
  return `[${JSON.stringify(table_id)},${entry},${at},${JSON.stringify(kind)},${JSON.stringify(person)},${JSON.stringify(id)},${body}]`;
}

export function rowFrom([table_id, entry, at, kind, person, id, body]: LoggedEntry): Row<'journal'> {
  return { table_id, entry, at, kind, person, id, body: JSON.stringify(body) };
}

/** Entries that stand in the log only. */
interface Unsettled {
  readonly first: number;
  /** Without gaps, from `first` on. */
  readonly texts: string[];
}

/** What is being settled now, and up to where in the log. */
interface Settling {
  readonly upTo: number;
  readonly tables: Iterator<[string, Unsettled]>;
  readonly all: Map<string, Unsettled>;
}

/** So many entries wait in the log at most before they are settled. */
const mostUnsettled = 20_000;
const settledAtOnce = 500;
const mostKnown = 100_000;

/**
 * Entries of many tables come in one after the other, but have their places far apart. Each commit first goes to the end of
 * a log, in one piece; later the entries are settled in the journal, many of a table at once. So a commit writes few pages
 * and takes a millisecond, and a journal is still read in one place. Entries are in the journal, in the log, or in both.
 */
export class SqliteLog {
  readonly #db: DatabaseSync;
  readonly #append: StatementSync;
  readonly #insert: StatementSync;
  readonly #forget: StatementSync;
  readonly #lastOf: StatementSync;
  readonly #all: StatementSync;
  readonly #read: StatementSync;
  #unsettled = new Map<string, Unsettled>();
  #count = 0;
  /** The end of the log. */
  #end = 0;
  #settling: Settling | null = null;
  readonly #last = new Map<string, number>();

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#append = db.prepare('insert into log (entries) values (?)');
    this.#insert = db.prepare('insert into journal (table_id, entry, at, kind, person, id, body) values (?, ?, ?, ?, ?, ?, ?) on conflict do nothing');
    this.#forget = db.prepare('delete from log where seq <= ?');
    this.#lastOf = db.prepare('select max(entry) as last from journal where table_id = ?');
    this.#all = db.prepare('select seq, entries from log order by seq');
    this.#read = db.prepare('select * from journal where table_id = ? and entry > ? order by entry');
    this.reload();
  }

  /** Somebody else has written to the file. */
  reload(): void {
    this.#unsettled.clear();
    this.#last.clear();
    this.#count = 0;
    this.#settling = null;
    for (const { seq, entries } of this.#all.iterate() as IterableIterator<{ seq: number; entries: string }>) {
      this.#end = seq;
      for (const entry of JSON.parse(entries) as LoggedEntry[]) this.#keep(entry[0], entry[1], JSON.stringify(entry));
    }
  }

  /** The number of the last entry of a table; -1 when it has none. */
  last(table: string): number {
    const known = this.#last.get(table);
    if (known !== undefined) return known;
    const stored = this.#lastOf.get(table)?.['last'];
    const last = typeof stored === 'number' ? stored : -1;
    if (this.#last.size >= mostKnown) this.#last.clear();
    this.#last.set(table, last);
    return last;
  }

  /** In a transaction: write to the end of the log. Gives its new end, which counts when the transaction is committed. */
  append(texts: readonly string[]): number {
    return texts.length === 0 ? this.#end : Number(this.#append.run(`[${texts.join()}]`).lastInsertRowid);
  }

  /** The transaction was committed. */
  committed(end: number, entries: readonly { readonly table: string; readonly entry: number; readonly text: string }[]): void {
    this.#end = end;
    for (const { table, entry, text } of entries) this.#keep(table, entry, text);
  }

  get unsettled(): number {
    return this.#count;
  }

  /** So much waits that some of it has to be settled between commits. */
  get full(): boolean {
    return this.#settling !== null || this.#count >= mostUnsettled;
  }

  /** What the journal and the log hold of a table after an entry. */
  entries(table: string, after: number): Row<'journal'>[] {
    const rows = this.#read.all(table, after) as unknown as Row<'journal'>[];
    for (const some of [this.#settling?.all.get(table), this.#unsettled.get(table)]) {
      if (some === undefined) continue;
      const next = (rows.at(-1)?.entry ?? after) + 1;
      for (let i = Math.max(0, next - some.first); i < some.texts.length; i++) rows.push(rowFrom(JSON.parse(some.texts[i] as string) as LoggedEntry));
    }
    return rows;
  }

  /** Settle some of it, in a transaction of its own. Whoever had the file until it began may have changed what waits: `follow` looks. */
  settle(follow: () => void = () => {}): void {
    if (this.#settling === null && this.#count === 0) return;
    const done: string[] = [];
    let settled = 0;
    let over = false;
    this.#db.exec('begin immediate');
    try {
      follow();
      const { upTo, tables } = this.#begun();
      while (settled < settledAtOnce && !over) {
        const next = tables.next();
        over = next.done === true;
        if (next.done === true) continue;
        const [table, { texts }] = next.value;
        for (const text of texts) {
          const { table_id, entry, at, kind, person, id, body } = rowFrom(JSON.parse(text) as LoggedEntry);
          this.#insert.run(table_id, entry, at, kind, person, id, body);
        }
        settled += texts.length;
        done.push(table);
      }
      if (over) this.#forget.run(upTo);
      this.#db.exec('commit');
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      this.reload();
      throw error;
    }
    for (const table of done) this.#settling?.all.delete(table);
    this.#count -= settled;
    if (over) this.#settling = null;
  }

  /** What is being settled: all that waits now, when nothing was. */
  #begun(): Settling {
    if (this.#settling === null) {
      const all = this.#unsettled;
      this.#unsettled = new Map();
      this.#settling = { upTo: this.#end, tables: all.entries(), all };
    }
    return this.#settling;
  }

  #keep(table: string, entry: number, text: string): void {
    const some = this.#unsettled.get(table);
    if (some === undefined) this.#unsettled.set(table, { first: entry, texts: [text] });
    else if (entry === some.first + some.texts.length) some.texts.push(text);
    else return; // known already
    this.#count++;
    this.#last.set(table, entry);
  }
}
