import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { Row } from './schema.ts';
import { codeMeaning, isDiskError } from './sqlite-codes.ts';
import { SqliteLog } from './sqlite-log.ts';
import type { Failure, FileBatch, Responses, Statement } from './sqlite-messages.ts';
import type { Verdict } from './store.ts';

const mostStatements = 200;

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
  #followed: unknown;
  #opened: SqliteLog | undefined;
  #wrote = false;

  constructor(file: string, patience: number) {
    this.#db = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: false });
    this.#db.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma wal_autocheckpoint = 8000; pragma journal_size_limit = 67108864',
    );
    this.#version = this.#dataVersion();
  }

  /** There is no log before the first migration. */
  get #log(): SqliteLog {
    this.#opened ??= new SqliteLog(this.#db);
    return this.#opened;
  }

  run({ sql, parameters }: Statement): Responses['run'] {
    const statement = this.#prepare(sql);
    // SQLite itself refuses what cannot be bound.
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** All of it in one transaction. What is wrong with one write harms no other. Throws a `Failure` when none was written. */
  commit(batch: FileBatch): Responses['commit'] {
    let committing = false;
    try {
      this.#db.exec('begin immediate');
      this.#followOthers();
      const generation = this.generation();
      const outcomes = this.#write(batch, generation);
      const { tables, entries, texts } = batch;
      const won = tables.flatMap((table, place) =>
        outcomes[place] === 'committed' ? [{ table, entry: entries[place] as number, text: texts[place] as string }] : [],
      );
      const end = this.#log.append(won.map(({ text }) => text));
      committing = true;
      this.#db.exec('commit');
      this.#log.committed(end, won);
      this.#wrote = true;
      return { outcomes, generation };
    } catch (error) {
      const failure = failureOf(error, committing);
      if (this.#db.isTransaction) this.#db.exec('rollback');
      if (failure.uncertain) this.#log.reload();
      throw failure;
    }
  }

  entries(table: string, after: number): readonly Row<'journal'>[] {
    this.#followOthers();
    return this.#log.entries(table, after);
  }

  /** Entries that wait for their place in the journal get it, some at a time; true when all have it. */
  settle(): boolean {
    if (!this.#wrote) return true; // whoever only reads changes nothing
    this.#followOthers();
    this.#log.settle(() => this.#followOthers());
    return this.#log.unsettled === 0 && !this.#log.full;
  }

  /** So many wait that some have to be settled between commits. */
  get full(): boolean {
    return this.#log.full;
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

  #write({ generation, tables, entries, statements }: FileBatch, present: string): (Verdict | Failure)[] {
    if (generation !== present) return tables.map(() => 'lost');
    // Only the entry that follows the last one is taken.
    const outcomes: (Verdict | Failure)[] = tables.map((table, place) => (entries[place] === this.#log.last(table) + 1 ? 'committed' : 'lost'));
    for (const [place, further] of statements) if (outcomes[place] === 'committed') outcomes[place] = this.#runAll(further);
    return outcomes;
  }

  #runAll(statements: readonly Statement[]): Verdict | Failure {
    this.#db.exec('savepoint entry');
    try {
      for (const statement of statements) this.run(statement);
      this.#db.exec('release entry');
      return 'committed';
    } catch (error) {
      const failure = failureOf(error, false);
      if (!this.#db.isTransaction || codeMeaning(failure.errcode).code !== 'unknown') throw error;
      this.#db.exec('rollback to entry; release entry');
      return failure;
    }
  }

  /** What somebody else has written to the file changes what the log holds. */
  #followOthers(): void {
    const version = this.#dataVersion();
    if (version === this.#followed) return;
    this.#followed = version;
    this.#log.reload();
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
