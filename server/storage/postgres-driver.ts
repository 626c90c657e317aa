import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import type { Pool } from 'pg';
import type { BatchResult, DriverNotification, RowWrite, StorageDriver } from './driver.ts';
import { StorageError } from './errors.ts';
import { GroupReading } from './group-reading.ts';
import type { Tail } from './journal.ts';
import { migrate } from './migrations.ts';
import { channel, commitRows } from './postgres-commit.ts';
import { isCollision } from './postgres-errors.ts';
import { PostgresNotifications } from './postgres-notifications.ts';
import { KyselyPool, openPatientPool, openReaders, openWriter } from './postgres-pool.ts';
import { type Schema, tableNames } from './schema.ts';
import type { News } from './store.ts';

const mostTries = 5;

class PostgresDriver implements StorageDriver {
  readonly shared = true;
  readonly db: Kysely<Schema>;
  readonly #url: string;
  readonly #patience: number;
  readonly #readers: Pool;
  readonly #writer: Pool;
  /** By this a process knows its own notifications. */
  readonly #self = randomUUID();
  readonly #readings: GroupReading;
  #notifications: PostgresNotifications | undefined;

  constructor(url: string, patience: number) {
    this.#url = url;
    this.#patience = patience;
    this.#readers = openReaders(url, patience);
    this.#writer = openWriter(url, patience);
    this.db = new Kysely({ dialect: new PostgresDialect({ pool: new KyselyPool(this.#readers) }) });
    this.#readings = new GroupReading(this.db);
  }

  listen(notify: (notification: DriverNotification) => void): Promise<string> {
    this.#notifications = new PostgresNotifications(this.#url, this.#patience, this.#self, notify);
    return this.#notifications.start();
  }

  async commit(writes: readonly RowWrite[]): Promise<BatchResult> {
    for (let tries = 1; ; tries++) {
      try {
        return await commitRows(this.#writer, this.#self, writes);
      } catch (error) {
        if (tries === mostTries || !(error instanceof StorageError && isCollision(error))) throw error;
        // Whoever it collided with goes first: tried again at once, it could collide again.
        await setTimeout(10 * tries);
      }
    }
  }

  tail(table: string, after: number): Promise<readonly Tail[]> {
    return this.#readings.tail(table, after);
  }

  async tell(news: News): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify(news)})`.execute(this.db);
  }

  async withConnection<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const pool = openPatientPool(this.#url, this.#patience);
    try {
      return await work(new Kysely({ dialect: new PostgresDialect({ pool: new KyselyPool(pool) }) }));
    } finally {
      await pool.end();
    }
  }

  /** It is used again by what is written next; the files do not shrink. */
  async compact(): Promise<void> {
    await this.withConnection((db) => sql`vacuum`.execute(db));
  }

  async lock(db: Transaction<Schema>): Promise<void> {
    // The journal first, as in every commit.
    const others = tableNames.filter((name) => name !== 'journal');
    await sql`lock table ${sql.join(['journal', ...others, 'meta'].map((name) => sql.table(name)))} in exclusive mode`.execute(db);
  }

  async announce(db: Transaction<Schema>, generation: string): Promise<void> {
    await sql`select pg_notify(${channel}, ${JSON.stringify({ restored: generation })})`.execute(db);
  }

  async close(): Promise<void> {
    await this.#notifications?.close();
    await Promise.all([this.#writer.end(), this.#readers.end()]);
  }
}

export async function openPostgres(url: string, patience: number): Promise<StorageDriver> {
  const driver = new PostgresDriver(url, patience);
  try {
    await driver.withConnection((db) => migrate(db, 'postgres'));
    return driver;
  } catch (error) {
    await driver.close();
    throw error;
  }
}
