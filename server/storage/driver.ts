import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { StorageError } from './errors.ts';
import type { Tail } from './journal.ts';
import type { Row, Schema } from './schema.ts';
import type { News, Verdict } from './store.ts';

/** A write as the database gets it. */
export interface RowWrite {
  readonly row: Row<'journal'>;
  readonly statements: readonly CompiledQuery[];
  /** The generation of the database it was made for. */
  readonly generation: string;
}

export interface BatchResult {
  /** For each write, in the order given. */
  readonly outcomes: readonly (Verdict | StorageError)[];
  /** What the database said while the batch was written. */
  readonly generation: string;
}

export type DriverNotification = { readonly tables: readonly string[] } | { readonly generation: string } | News;

/** What a database has to give so that a store can stand on it. */
export interface StorageDriver {
  /** Any number of processes may write at once. */
  readonly shared: boolean;
  readonly db: Kysely<Schema>;
  /** Be notified from now on of what other processes commit; gives the present generation. */
  listen(notify: (notification: DriverNotification) => void): Promise<string>;
  /** One durable commit. No two of the writes are of the same table. Rejects with a `StorageError` when none was written. */
  commit(writes: readonly RowWrite[]): Promise<BatchResult>;
  /** What is not folded of a journal after an entry, with its end. */
  tail(table: string, after: number): Promise<readonly Tail[]>;
  /** Let other processes know. */
  tell(news: News): Promise<void>;
  /** A connection of its own, without time limits, on which transactions are allowed. */
  withConnection<T>(work: (db: Kysely<Schema>) => Promise<T>): Promise<T>;
  /** Keep everybody else from writing until this transaction ends. */
  lock(db: Transaction<Schema>): Promise<void>;
  /** Tell all processes about a new generation when this transaction is committed. */
  announce(db: Transaction<Schema>, generation: string): Promise<void>;
  /** Give back room that is no longer needed. Whoever writes meanwhile waits. */
  compact(): Promise<void>;
  close(): Promise<void>;
}
