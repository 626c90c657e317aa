import type { CompiledQuery, Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Something that happened at a table: one row of the journal. */
export interface StoredEntry {
  readonly table: string;
  /** Counted from 0, without gaps. */
  readonly entry: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly kind: string;
  readonly person: string | null;
  /** The client's own id of its action: it happens once. */
  readonly id: string | null;
  /** Plain data, by its kind. */
  readonly body: unknown;
}

export interface Write {
  readonly entry: StoredEntry;
  /** Further statements of the same transaction, executed only if the entry wins. */
  readonly statements?: readonly CompiledQuery[];
  /** `store.generation` from before the table was read; without it, the one that holds when `commit` is called. */
  readonly generation?: string;
}

/** lost: the journal already has this entry, lacks the entry before it, or was replaced by a restore. */
export type Verdict = 'committed' | 'lost';

/** Committed by other processes; news, of any. 'everything': notifications may have been missed, or a backup was restored; drop all that is held in memory. */
export type Notification = { readonly tables: readonly string[] } | News | 'everything';

/** What all processes have to hear of though it is no entry of a journal: a token or a table is gone, or somebody else is banned than before. */
export type News = { readonly revoked: string } | { readonly removed: string } | { readonly bans: 'changed' };

export interface Store {
  /** Other processes write to the same database while this one runs: what is in memory may be behind. */
  readonly shared: boolean;
  /** Single statements on everything but the journal. No transactions: whatever belongs together goes with an entry. */
  readonly db: Kysely<Schema>;
  /** Changes when a backup is restored. */
  readonly generation: string;
  /** How many commits there were, and how many entries they wrote. */
  readonly commits: number;
  readonly written: number;
  /** Fulfilled when durable. Rejects with a `StorageError`. */
  commit(write: Write): Promise<Verdict>;
  /** What happened after entry `after`, in order; the first `most` of it. */
  entries(table: string, after: number, most?: number): Promise<StoredEntry[]>;
  /** What an action of a person became, by the id its client gave it. */
  entryById(table: string, person: string, id: string): Promise<StoredEntry | undefined>;
  /** Forget a token, by its hash, and tell all processes. */
  revoke(hash: string): Promise<void>;
  /** Let all processes know, this one too. */
  tell(news: News): Promise<void>;
  onNotification(listener: (notification: Notification) => void): void;
  /** Can it be read and written now? */
  ready(): Promise<boolean>;
  /** Reads of one moment, on a connection of its own, however long they take. */
  snapshot<T>(read: (db: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Empty all tables, let `fill` fill them and begin a new generation: all in one transaction, or nothing of it. */
  replace(fill: (db: Transaction<Schema>) => Promise<void>): Promise<void>;
  /** Work on everything but running matches, in one transaction on a connection of its own. Others wait meanwhile: it has to be short. */
  transact<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T>;
  /** Give back room that nothing is in any more. Whoever writes meanwhile waits. */
  compact(): Promise<void>;
  /** Finishes what is under way; whatever comes after is refused. */
  close(): Promise<void>;
}

export interface StoreSettings {
  /** `postgres://…` or the path of a file. */
  readonly database: string;
  /** Milliseconds after which a statement or a connection is given up. */
  readonly patience?: number;
  /** Played after each commit how long it took and how many writes shared it. */
  readonly onCommit?: (milliseconds: number, writes: number) => void;
}
