import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';
import { StorageError } from './errors.ts';
import type { SqliteThread } from './sqlite-thread.ts';

class ThreadConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  constructor(thread: SqliteThread) {
    this.#thread = thread;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#thread.request('run', { sql, parameters });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to give.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new StorageError('unknown', 'Rows are read in pages here, not streamed.');
  }
}

class ThreadDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #connection: DatabaseConnection;
  readonly #transactions: boolean;
  constructor(thread: SqliteThread, transactions: boolean) {
    this.#thread = thread;
    this.#connection = new ThreadConnection(thread);
    this.#transactions = transactions;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (!this.#transactions) throw new StorageError('unknown', 'All share this connection: no transactions here.');
    await this.#thread.request('run', { sql: accessMode === 'read only' ? 'begin' : 'begin immediate', parameters: [] });
  }

  async commitTransaction(): Promise<void> {
    await this.#thread.request('run', { sql: 'commit', parameters: [] });
  }

  async rollbackTransaction(): Promise<void> {
    // After some errors SQLite has rolled back by itself.
    await this.#thread.request('run', { sql: 'rollback', parameters: [] }).catch(() => {});
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on an SQLite thread. Transactions are for those who have the thread to themselves. */
export function threadDialect(thread: SqliteThread, { transactions }: { readonly transactions: boolean }): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new ThreadDriver(thread, transactions),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
