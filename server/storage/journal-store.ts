import { setTimeout } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { commitBatch } from './commit-batch.ts';
import type { DriverNotification, RowWrite, StorageDriver } from './driver.ts';
import { StorageError } from './errors.ts';
import { foldingAt, foldsAt } from './folds.ts';
import { freshGeneration, GENERATION } from './format.ts';
import { GroupCommit } from './group-commit.ts';
import { entriesOf, entriesToEnd, entryOf, rowOf, rowOfAction, rowsAfter } from './journal.ts';
import { type Schema, tableNames } from './schema.ts';
import type { News, Notification, Store, StoredEntry, Verdict, Write } from './store.ts';

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
  readonly #driver: StorageDriver;
  readonly #group: GroupCommit;
  readonly #onCommit: (milliseconds: number, writes: number) => void;
  readonly #listeners: ((notification: Notification) => void)[] = [];
  #generation = '';
  #probing: Promise<boolean> | undefined;
  #closing: Promise<void> | undefined;

  static async open(driver: StorageDriver, onCommit: (milliseconds: number, writes: number) => void = () => {}): Promise<JournalStore> {
    const store = new JournalStore(driver, onCommit);
    store.#generation = await driver.listen((notification) => store.#notify(notification));
    return store;
  }

  private constructor(driver: StorageDriver, onCommit: (milliseconds: number, writes: number) => void) {
    this.#driver = driver;
    this.#onCommit = onCommit;
    this.#group = new GroupCommit((writes) => this.#write(writes));
  }

  get shared(): boolean {
    return this.#driver.shared;
  }

  get db(): Kysely<Schema> {
    return this.#driver.db;
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

  commit({ entry, statements = [], generation = this.#generation }: Write): Promise<Verdict> {
    if (this.#closing) return Promise.reject(new StorageError('gone', 'The storage is closed.'));
    if (!foldsAt(entry.entry)) return this.#group.add({ row: rowOf(entry), statements, generation });
    return foldingAt(this.db, entry.table, entry.entry).then((folding) =>
      this.#group.add({ row: rowOf(entry), statements: [...statements, ...folding], generation }),
    );
  }

  async entries(table: string, after: number, most?: number): Promise<StoredEntry[]> {
    if (most !== undefined) return entriesOf(await rowsAfter(this.db, table, after, most), table, after);
    return entriesToEnd(this.db, table, after, await this.#driver.tail(table, after));
  }

  async entryById(table: string, person: string, id: string): Promise<StoredEntry | undefined> {
    const row = await rowOfAction(this.db, table, person, id);
    return row && entryOf(row);
  }

  async revoke(hash: string): Promise<void> {
    await this.db.deleteFrom('tokens').where('hash', '=', hash).execute();
    await this.tell({ revoked: hash });
  }

  async tell(news: News): Promise<void> {
    this.#notify(news);
    await this.#driver.tell(news);
  }

  onNotification(listener: (notification: Notification) => void): void {
    this.#listeners.push(listener);
  }

  ready(): Promise<boolean> {
    this.#probing ??= this.#tryToWrite().finally(() => {
      this.#probing = undefined;
    });
    return this.#probing;
  }

  snapshot<T>(read: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#driver.withConnection((db) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read));
  }

  transact<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.#driver.withConnection((db) => db.transaction().execute(work));
  }

  replace(fill: (db: Transaction<Schema>) => Promise<void>): Promise<void> {
    return this.#driver.withConnection((db) =>
      db.transaction().execute(async (transaction) => {
        await this.#driver.lock(transaction);
        for (const table of [...tableNames, 'standings'] as const) await transaction.deleteFrom(table).execute();
        await fill(transaction);
        const generation = freshGeneration();
        await transaction.updateTable('meta').set({ value: generation }).where('name', '=', GENERATION).execute();
        await this.#driver.announce(transaction, generation);
      }),
    );
  }

  compact(): Promise<void> {
    return this.#driver.compact();
  }

  close(): Promise<void> {
    this.#closing ??= this.#group.settled().then(() => this.#driver.close());
    return this.#closing;
  }

  async #write(writes: readonly RowWrite[]): Promise<readonly (Verdict | StorageError)[]> {
    const start = performance.now();
    const { outcomes, generation } = await commitBatch(this.#driver, writes);
    const milliseconds = performance.now() - start;
    apart(() => this.#onCommit(milliseconds, writes.length));
    // The generation may be known already, from a notification; whoever holds something of an older one was told then.
    if (generation !== this.#generation && writes.some((write) => write.generation !== generation)) this.#notify({ generation });
    return outcomes;
  }

  #notify(notification: DriverNotification): void {
    if ('generation' in notification) this.#generation = notification.generation;
    for (const listener of this.#listeners) apart(() => listener('generation' in notification ? 'everything' : notification));
  }

  async #tryToWrite(): Promise<boolean> {
    const now = { name: 'ready', value: String(Date.now()) };
    const wrote = this.db
      .insertInto('meta')
      .values(now)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(now))
      .execute()
      .then(() => this.db.selectFrom('meta').select('value').where('name', '=', GENERATION).executeTakeFirst());
    const given = new AbortController();
    const late = setTimeout(readyWithin, false, { signal: given.signal }).catch(() => false);
    const ready = await Promise.race([
      wrote.then(
        (generation) => generation !== undefined,
        () => false,
      ),
      late,
    ]);
    given.abort();
    return ready;
  }
}
