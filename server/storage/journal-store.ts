import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { commitOrEachAlone } from './each-alone.ts';
import { StorageError } from './errors.ts';
import type { Ground, GroundNews, RowWrite } from './ground.ts';
import { GroupCommit } from './group-commit.ts';
import { entryOf, rowOf } from './journal.ts';
import { type Row, type Schema, tableNames } from './schema.ts';
import type { Entry, News, Store, Verdict, Write } from './store.ts';

/** Milliseconds after which a database that says nothing is not ready. */
const readyWithin = 2_000;

/** What a listener throws is an uncaught error of its own: what was committed stays committed. */
function apart(call: () => void): void {
  try {
    call();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** The store, whichever database it stands on. */
export class JournalStore implements Store {
  readonly #ground: Ground;
  readonly #group: GroupCommit;
  readonly #onCommit: (milliseconds: number, writes: number) => void;
  readonly #listeners: ((news: News) => void)[] = [];
  #generation = '';
  #asking: Promise<boolean> | undefined;
  #closing: Promise<void> | undefined;

  static async open(ground: Ground, onCommit: (milliseconds: number, writes: number) => void = () => {}): Promise<JournalStore> {
    const store = new JournalStore(ground, onCommit);
    store.#generation = await ground.listen((news) => store.#hear(news));
    return store;
  }

  private constructor(ground: Ground, onCommit: (milliseconds: number, writes: number) => void) {
    this.#ground = ground;
    this.#onCommit = onCommit;
    this.#group = new GroupCommit((writes) => this.#write(writes));
  }

  get kind(): 'sqlite' | 'postgres' {
    return this.#ground.kind;
  }

  get db(): Kysely<Schema> {
    return this.#ground.db;
  }

  get generation(): string {
    return this.#generation;
  }

  get commits(): number {
    return this.#group.commits;
  }

  get written(): number {
    return this.#group.written;
  }

  commit({ entry, also = [], generation = this.#generation }: Write): Promise<Verdict> {
    if (this.#closing) return Promise.reject(new StorageError('gone', 'The storage is closed.'));
    return this.#group.add({ row: rowOf(entry), also, generation });
  }

  async entries(table: string, after: number): Promise<Entry[]> {
    return (await this.#ground.entries(table, after)).map(entryOf);
  }

  async entryById(table: string, person: string, id: string): Promise<Entry | undefined> {
    const found = (await this.#ground.entries(table, -1)).find((row) => row.person === person && row.id === id);
    return found && entryOf(found);
  }

  onNews(listener: (news: News) => void): void {
    this.#listeners.push(listener);
  }

  ready(): Promise<boolean> {
    this.#asking ??= this.#tryToWrite().finally(() => {
      this.#asking = undefined;
    });
    return this.#asking;
  }

  snapshot<T>(read: (db: Transaction<Schema>, unsettled: readonly Row<'journal'>[]) => Promise<T>): Promise<T> {
    return this.#ground.alone((db) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => read(transaction, await this.#ground.unsettled(transaction))),
    );
  }

  replace(fill: (db: Transaction<Schema>) => Promise<void>): Promise<void> {
    return this.#ground.alone((db) =>
      db.transaction().execute(async (transaction) => {
        await this.#ground.lock(transaction);
        for (const table of tableNames) await transaction.deleteFrom(table).execute();
        await fill(transaction);
        const generation = randomUUID();
        await transaction.updateTable('meta').set({ value: generation }).where('name', '=', 'generation').execute();
        await this.#ground.proclaim(transaction, generation);
      }),
    );
  }

  close(): Promise<void> {
    this.#closing ??= this.#group.settled().then(() => this.#ground.close());
    return this.#closing;
  }

  async #write(writes: readonly RowWrite[]): Promise<readonly (Verdict | StorageError)[]> {
    const start = performance.now();
    const { outcomes, generation } = await commitOrEachAlone(this.#ground, writes);
    const milliseconds = performance.now() - start;
    apart(() => this.#onCommit(milliseconds, writes.length));
    // The generation may be known already, from the news; whoever holds something of an older one was told then.
    if (generation !== this.#generation && writes.some((write) => write.generation !== generation)) this.#hear({ generation });
    return outcomes;
  }

  #hear(news: GroundNews): void {
    if ('generation' in news) this.#generation = news.generation;
    for (const listener of this.#listeners) apart(() => listener('generation' in news ? 'everything' : news));
  }

  async #tryToWrite(): Promise<boolean> {
    const now = { name: 'ready', value: String(Date.now()) };
    const wrote = this.db
      .insertInto('meta')
      .values(now)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(now))
      .execute();
    const given = new AbortController();
    const late = setTimeout(readyWithin, false, { signal: given.signal }).catch(() => false);
    const ready = await Promise.race([
      wrote.then(
        () => true,
        () => false,
      ),
      late,
    ]);
    given.abort();
    return ready;
  }
}
