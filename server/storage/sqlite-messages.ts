import type { Columns } from './journal.ts';
import type { Verdict } from './store.ts';

/** What the thread that holds an SQLite file is asked for, and what it replies. */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** A batch of entries, column by column: that is copied between threads much faster than one by one. */
export interface FileBatch {
  readonly generation: string;
  readonly columns: Columns;
  /** Further statements of some of them, by their place in the batch. */
  readonly statements: readonly (readonly [place: number, statements: readonly Statement[]])[];
}

export interface Failure {
  /** SQLite's own extended code; undefined when SQLite was not even asked. */
  readonly errcode: number | undefined;
  readonly message: string;
  readonly uncertain: boolean;
}

export interface Requests {
  readonly run: Statement;
  readonly commit: FileBatch;
  readonly close: null;
}

export interface Responses {
  readonly run: { readonly rows: readonly unknown[]; readonly changes: number };
  readonly commit: { readonly verdicts: readonly Verdict[]; readonly generation: string };
  readonly close: null;
}

/** Whoever holds an SQLite file and does with it what is asked, one request after the other. */
export interface FileHolder {
  request<K extends keyof Requests>(kind: K, content: Requests[K]): Promise<Responses[K]>;
  close(): Promise<void>;
}

export type Request = { readonly [K in keyof Requests]: { readonly number: number; readonly kind: K; readonly content: Requests[K] } }[keyof Requests];

export type ThreadMessage =
  | { readonly number: number; readonly response: Responses[keyof Responses] }
  | { readonly number: number; readonly failure: Failure }
  /** Somebody else wrote to the file, or it is another file now. */
  | { readonly generation: string };

export interface ThreadSettings {
  readonly file: string;
  /** Milliseconds to wait for others who hold the file. */
  readonly patience: number;
  /** Tell when somebody else writes to the file. */
  readonly watch: boolean;
}
