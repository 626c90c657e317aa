import type { Row } from './schema.ts';
import type { Verdict } from './store.ts';

/** What the thread that holds an SQLite file is asked, and what it answers. */

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface FileWrite {
  readonly row: Row<'journal'>;
  readonly generation: string;
  readonly also: readonly Statement[];
}

export interface Failure {
  /** SQLite's own extended code; undefined when SQLite was not even asked. */
  readonly errcode: number | undefined;
  readonly message: string;
  readonly uncertain: boolean;
}

export interface Questions {
  readonly run: Statement;
  readonly commit: readonly FileWrite[];
  readonly close: null;
}

export interface Answers {
  readonly run: { readonly rows: readonly unknown[]; readonly changes: number };
  readonly commit: { readonly outcomes: readonly (Verdict | Failure)[]; readonly generation: string };
  readonly close: null;
}

export type Question = { readonly [K in keyof Questions]: { readonly number: number; readonly kind: K; readonly content: Questions[K] } }[keyof Questions];

export type Message =
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  | { readonly number: number; readonly failure: Failure }
  /** Somebody else wrote to the file. */
  | { readonly generation: string };

export interface ThreadSettings {
  readonly file: string;
  /** Milliseconds to wait for others who hold the file. */
  readonly patience: number;
  /** Tell when somebody else writes to the file. */
  readonly watch: boolean;
}
