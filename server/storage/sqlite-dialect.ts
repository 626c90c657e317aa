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
import type { FileHolder } from './sqlite-messages.ts';

class FileConnection implements DatabaseConnection {
  readonly #holder: FileHolder;
  constructor(holder: FileHolder) {
    this.#holder = holder;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { rows, changes } = await this.#holder.request('run', { sql, parameters });
    return { rows: rows as R[], numAffectedRows: BigInt(changes) };
  }

  // biome-ignore lint/correctness/useYield: there is nothing to give.
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new StorageError('unknown', 'Rows are read in pages here, not streamed.');
  }
}

class FileDriver implements Driver {
  readonly #holder: FileHolder;
  readonly #connection: DatabaseConnection;
  readonly #transactions: boolean;
  constructor(holder: FileHolder, transactions: boolean) {
    this.#holder = holder;
    this.#connection = new FileConnection(holder);
    this.#transactions = transactions;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(_: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    if (!this.#transactions) throw new StorageError('unknown', 'All share this connection: no transactions here.');
    await this.#holder.request('run', { sql: accessMode === 'read only' ? 'begin' : 'begin immediate', parameters: [] });
  }

  async commitTransaction(): Promise<void> {
    await this.#holder.request('run', { sql: 'commit', parameters: [] });
  }

  async rollbackTransaction(): Promise<void> {
    // After some errors SQLite has rolled back by itself.
    await this.#holder.request('run', { sql: 'rollback', parameters: [] }).catch(() => {});
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {}
}

class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Kysely on an SQLite file. Transactions are for those who have its holder to themselves. */
export function fileDialect(holder: FileHolder, { transactions }: { readonly transactions: boolean }): Dialect {
  return {
    createAdapter: () => new TransactionalSqliteAdapter(),
    createDriver: () => new FileDriver(holder, transactions),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
