import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely } from 'kysely';
import { StorageError } from './errors.ts';
import type { Batch, Ground, GroundNews, RowWrite } from './ground.ts';
import { migrate } from './migrations.ts';
import type { Schema } from './schema.ts';
import { threadDialect } from './sqlite-dialect.ts';
import { failureError } from './sqlite-errors.ts';
import { SqliteThread } from './sqlite-thread.ts';

/** Milliseconds that work on a connection of its own waits for others to finish. */
const longPatience = 60_000;

class SqliteGround implements Ground {
  readonly kind = 'sqlite';
  readonly db: Kysely<Schema>;
  readonly #file: string;
  readonly #thread: SqliteThread;
  #hear: (news: GroundNews) => void = () => {};

  constructor(file: string, patience: number) {
    this.#file = file;
    this.#thread = new SqliteThread({ file, patience, watch: true }, (generation) => this.#hear({ generation }));
    this.db = new Kysely({ dialect: threadDialect(this.#thread, { transactions: false }) });
  }

  /** Before anybody else uses the thread. */
  migrate(): Promise<void> {
    return migrate(new Kysely({ dialect: threadDialect(this.#thread, { transactions: true }) }), 'sqlite');
  }

  async listen(hear: (news: GroundNews) => void): Promise<string> {
    this.#hear = hear;
    const { value } = await this.db.selectFrom('meta').select('value').where('name', '=', 'generation').executeTakeFirstOrThrow();
    return value;
  }

  async commit(writes: readonly RowWrite[]): Promise<Batch> {
    const fileWrites = writes.map((write) => ({ ...write, also: write.also.map(({ sql, parameters }) => ({ sql, parameters })) }));
    const { outcomes, generation } = await this.#thread.ask('commit', fileWrites);
    return { outcomes: outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : failureError(outcome))), generation };
  }

  async alone<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
    const thread = new SqliteThread({ file: this.#file, patience: longPatience, watch: false });
    try {
      return await work(new Kysely({ dialect: threadDialect(thread, { transactions: true }) }));
    } finally {
      await thread.close();
    }
  }

  /** Whoever writes holds the whole file from the first word on. */
  async lock(): Promise<void> {}

  /** Others see by themselves that the file has changed. */
  async proclaim(): Promise<void> {}

  close(): Promise<void> {
    return this.#thread.close();
  }
}

export async function openSqlite(file: string, patience: number): Promise<Ground> {
  await mkdir(dirname(file), { recursive: true }).catch((cause: unknown) => {
    throw new StorageError('unusable', `The folder of the database ${file} cannot be made.`, { cause });
  });
  const ground = new SqliteGround(file, patience);
  try {
    await ground.migrate();
    return ground;
  } catch (cause) {
    await ground.close();
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StorageError('unusable', `The database ${file} cannot be opened. ${why}`, { cause });
  }
}
