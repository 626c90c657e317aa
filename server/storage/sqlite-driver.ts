import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql, type Transaction } from 'kysely';
import type { BatchResult, DriverNotification, RowWrite, StorageDriver } from './driver.ts';
import { StorageError } from './errors.ts';
import { migrate } from './migrations.ts';
import type { Row, Schema } from './schema.ts';
import { threadDialect } from './sqlite-dialect.ts';
import { storageError } from './sqlite-errors.ts';
import { type LoggedEntry, loggedText, rowFrom } from './sqlite-log.ts';
import type { Failure } from './sqlite-messages.ts';
import { SqliteThread } from './sqlite-thread.ts';
import type { Verdict } from './store.ts';

/** Milliseconds that work on a connection of its own waits for others to finish. */
const longPatience = 60_000;

class SqliteDriver implements StorageDriver {
  readonly shared = false;
  readonly db: Kysely<Schema>;
  readonly #file: string;
  readonly #thread: SqliteThread;
  #notify: (notification: DriverNotification) => void = () => {};

  constructor(file: string, patience: number) {
    this.#file = file;
    this.#thread = new SqliteThread({ file, patience, watch: true }, (generation) => this.#notify({ generation }));
    this.db = new Kysely({ dialect: threadDialect(this.#thread, { transactions: false }) });
  }

  /** Before anybody else uses the thread. */
  migrate(): Promise<void> {
    return migrate(new Kysely({ dialect: threadDialect(this.#thread, { transactions: true }) }), 'sqlite');
  }

  async listen(notify: (notification: DriverNotification) => void): Promise<string> {
    this.#notify = notify;
    const { value } = await this.db.selectFrom('meta').select('value').where('name', '=', 'generation').executeTakeFirstOrThrow();
    return value;
  }

  async commit(writes: readonly RowWrite[]): Promise<BatchResult> {
    if (writes.some(({ row }) => !Number.isSafeInteger(row.entry) || !Number.isSafeInteger(row.at)))
      throw new StorageError('unknown', 'Entries and times are whole numbers.');
    const newest = writes.at(-1)?.generation ?? '';
    // Whatever was made for an older generation than another write of this process is lost.
    const current = writes.filter(({ generation }) => generation === newest);
    const { outcomes, generation } = await this.#thread.request('commit', {
      generation: newest,
      tables: current.map(({ row }) => row.table_id),
      entries: current.map(({ row }) => row.entry),
      texts: current.map(({ row }) => loggedText(row)),
      statements: current.flatMap(({ statements }, place) =>
        statements.length === 0 ? [] : [[place, statements.map(({ sql, parameters }) => ({ sql, parameters }))] as const],
      ),
    });
    let next = 0;
    return { generation, outcomes: writes.map((write) => (write.generation === newest ? verdictOf(outcomes[next++]) : 'lost')) };
  }

  entries(table: string, after: number): Promise<readonly Row<'journal'>[]> {
    return this.#thread.request('entries', { table, after });
  }

  async unsettled(db: Transaction<Schema>): Promise<readonly Row<'journal'>[]> {
    const { rows } = await sql<{ entry: string }>`select entry.value as entry from log, json_each(log.entries) as entry
      where not exists (select 1 from journal where table_id = entry.value ->> 0 and journal.entry = entry.value ->> 1)`.execute(db);
    return rows.map(({ entry }) => rowFrom(JSON.parse(entry) as LoggedEntry));
  }

  async withConnection<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const thread = new SqliteThread({ file: this.#file, patience: longPatience, watch: false });
    try {
      return await work(new Kysely({ dialect: threadDialect(thread, { transactions: true }) }));
    } finally {
      await thread.close();
    }
  }

  /** Whoever writes holds the whole file from the first word on; what waits in the log is not wanted any more. */
  async lock(db: Transaction<Schema>): Promise<void> {
    await sql`delete from log`.execute(db);
  }

  /** Others see by themselves that the file has changed. */
  async announce(): Promise<void> {}

  close(): Promise<void> {
    return this.#thread.close();
  }
}

function verdictOf(outcome: Verdict | Failure | undefined): Verdict | StorageError {
  return outcome === undefined ? 'lost' : typeof outcome === 'string' ? outcome : storageError(outcome);
}

export async function openSqlite(file: string, patience: number): Promise<StorageDriver> {
  await mkdir(dirname(file), { recursive: true }).catch((cause: unknown) => {
    throw new StorageError('unusable', `The folder of the database ${file} cannot be made.`, { cause });
  });
  const driver = new SqliteDriver(file, patience);
  try {
    await driver.migrate();
    return driver;
  } catch (cause) {
    await driver.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StorageError('unusable', `The database ${file} cannot be opened. ${why}`, { cause });
  }
}
