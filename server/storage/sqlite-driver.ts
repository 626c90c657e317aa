import { chmod, chown, mkdir, open, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { BatchResult, DriverNotification, RowWrite, StorageDriver } from './driver.ts';
import { outdated, StorageError } from './errors.ts';
import { GENERATION } from './format.ts';
import { columnsOf, type Tail, tailOf } from './journal.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { fileDialect } from './sqlite-dialect.ts';
import type { FileHolder } from './sqlite-messages.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Milliseconds that work on a connection of its own waits for others to finish. */
const longPatience = 60_000;

/** A file opened once more: for everything, telling when others write to it, or for one piece of work. */
export type OpenFile = (use: { readonly patience: number; readonly notify?: (generation: string) => void }) => FileHolder;

export class SqliteDriver implements StorageDriver {
  readonly shared = false;
  readonly db: Kysely<Schema>;
  readonly #open: OpenFile;
  readonly #file: FileHolder;
  #notify: (notification: DriverNotification) => void = () => {};

  constructor(open: OpenFile, patience: number) {
    this.#open = open;
    this.#file = open({ patience, notify: (generation) => this.#notify({ generation }) });
    this.db = new Kysely({ dialect: fileDialect(this.#file, { transactions: false }) });
  }

  /** Before anybody else uses it. */
  migrate(): Promise<void> {
    return migrate(new Kysely({ dialect: fileDialect(this.#file, { transactions: true }) }), 'sqlite');
  }

  async listen(notify: (notification: DriverNotification) => void): Promise<string> {
    this.#notify = notify;
    const { value } = await this.db.selectFrom('meta').select('value').where('name', '=', GENERATION).executeTakeFirstOrThrow();
    return value;
  }

  async commit(writes: readonly RowWrite[]): Promise<BatchResult> {
    const newest = writes.at(-1)?.generation ?? '';
    // Whatever was made for an older generation than another write of this process is lost.
    const current = writes.filter(({ generation }) => generation === newest);
    const { verdicts, generation } = await this.#file.request('commit', {
      generation: newest,
      columns: columnsOf(current.map(({ row }) => row)),
      statements: current.flatMap(({ statements }, place) =>
        statements.length === 0 ? [] : [[place, statements.map(({ sql, parameters }) => ({ sql, parameters }))] as const],
      ),
    });
    if (generation === '') throw outdated();
    let next = 0;
    return { generation, outcomes: writes.map((write) => (write.generation === newest ? (verdicts[next++] ?? 'lost') : 'lost')) };
  }

  tail(table: string, after: number): Promise<readonly Tail[]> {
    return tailOf(this.db, table, after);
  }

  async withConnection<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const file = this.#open({ patience: longPatience });
    try {
      return await work(new Kysely({ dialect: fileDialect(file, { transactions: true }) }));
    } finally {
      await file.close();
    }
  }

  compact(): Promise<void> {
    return this.withConnection(async (db) => {
      await sql`vacuum`.execute(db);
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    });
  }

  /** Others see by themselves that the file has changed, and read all of it anew. */
  async tell(): Promise<void> {}

  /** Whoever writes holds the whole file from the first word on. */
  async lock(): Promise<void> {}

  /** Others see by themselves that the file has changed. */
  async announce(): Promise<void> {}

  close(): Promise<void> {
    return this.#file.close();
  }
}

export async function openSqlite(file: string, patience: number): Promise<StorageDriver> {
  await mkdir(dirname(file), { recursive: true }).catch((cause: unknown) => {
    throw new StorageError('unusable', `The folder of the database ${file} cannot be made.`, { cause });
  });
  await keepToOwner(file);
  const driver = new SqliteDriver((use) => new SqliteThread({ file, patience: use.patience, watch: use.notify !== undefined }, use.notify), patience);
  try {
    await driver.migrate();
    await syncLog(file);
    return driver;
  } catch (cause) {
    await driver.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StorageError('unusable', `The database ${file} cannot be opened. ${why}`, { cause });
  }
}

/** What a process that was killed had written but not synced is read as if it were durable: now it is. */
async function syncLog(file: string): Promise<void> {
  const log = await open(`${file}-wal`, 'r+').catch(() => null);
  await log?.sync().finally(() => log.close());
}

/** A file that root makes, as by a restore, is for whoever has the folder: else the service could not open it. SQLite makes its other files like it. */
async function giveToService(file: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const [{ uid, gid }, made] = await Promise.all([stat(dirname(file)), stat(file)]);
  if (made.uid === 0 && uid !== 0) await chown(file, uid, gid);
}

/** The file is for whoever runs the server alone; SQLite makes its other files like it. Where that cannot be had, opening it says what is wrong. */
async function keepToOwner(file: string): Promise<void> {
  try {
    await (await open(file, 'a', 0o600)).close();
    await chmod(file, 0o600);
    await giveToService(file);
  } catch {
    // A folder in its place, a full disk, another's file.
  }
}
