import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { isDiskError, meaning } from './sqlite-codes.ts';
import type { Answers, Failure, FileWrite, Statement } from './sqlite-messages.ts';
import type { Verdict } from './store.ts';

const mostStatements = 200;

// Only the row that follows the last one is taken.
const insert = `insert into journal (table_id, entry, at, kind, person, id, body) select ?1, ?2, ?3, ?4, ?5, ?6, ?7
  where ?2 = 0 or exists (select 1 from journal where table_id = ?1 and entry = ?2 - 1) on conflict do nothing`;

export function failureOf(error: unknown, committing: boolean): Failure {
  const errcode = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined;
  // The commit may stand in the log although the disk did not confirm it.
  const uncertain = committing && isDiskError(errcode);
  return { errcode, message: error instanceof Error ? error.message : String(error), uncertain };
}

/** An SQLite file, opened. Everything here waits for the disk: it belongs in a thread of its own. */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #version: unknown;

  constructor(file: string, patience: number) {
    this.#db = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: false });
    this.#db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma wal_autocheckpoint = 8000; pragma journal_size_limit = 67108864',
    );
    this.#version = this.#dataVersion();
  }

  run({ sql, parameters }: Statement): Answers['run'] {
    const statement = this.#prepare(sql);
    // SQLite itself refuses what cannot be bound.
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** All of it in one transaction. What is wrong with one write harms no other. Throws a `Failure` when none was written. */
  commit(writes: readonly FileWrite[]): Answers['commit'] {
    let committing = false;
    try {
      this.#db.exec('begin immediate');
      const generation = this.generation();
      const outcomes = writes.map((write) => this.#write(write, generation));
      committing = true;
      this.#db.exec('commit');
      return { outcomes, generation };
    } catch (error) {
      const failure = failureOf(error, committing);
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw failure;
    }
  }

  generation(): string {
    return String(this.#prepare(`select value from meta where name = 'generation'`).get()?.['value']);
  }

  /** Has somebody else written to the file since this was asked last? */
  changedByOthers(): boolean {
    const version = this.#dataVersion();
    const changed = version !== this.#version;
    this.#version = version;
    return changed;
  }

  close(): void {
    this.#db.close();
  }

  #write({ row, generation, also }: FileWrite, present: string): Verdict | Failure {
    if (generation !== present) return 'lost';
    try {
      if (also.length > 0) this.#db.exec('savepoint also');
      const { changes } = this.#prepare(insert).run(row.table_id, row.entry, row.at, row.kind, row.person, row.id, row.body);
      if (Number(changes) > 0) for (const statement of also) this.run(statement);
      if (also.length > 0) this.#db.exec('release also');
      return Number(changes) > 0 ? 'committed' : 'lost';
    } catch (error) {
      const failure = failureOf(error, false);
      if (!this.#db.isTransaction || meaning(failure.errcode).code !== 'unknown') throw error;
      if (also.length > 0) this.#db.exec('rollback to also; release also');
      return failure;
    }
  }

  #dataVersion(): unknown {
    return this.#prepare('pragma data_version').get()?.['data_version'];
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      if (this.#statements.size >= mostStatements) this.#statements.clear();
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}
