import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { chained } from './chain.ts';
import { GENERATION } from './format.ts';
import type { Columns } from './journal.ts';
import { isDiskError } from './sqlite-codes.ts';
import type { Failure, FileBatch, Responses, Statement } from './sqlite-messages.ts';
import type { Verdict } from './store.ts';

const mostStatements = 200;
/** So many tables' ends are remembered. */
const mostEnds = 20_000;
/** In KiB: what is read and written all the time stays in memory. */
const cache = 65_536;

const insert = 'insert into journal (table_id, entry, at, kind, person, id, body, sum) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing';
const end = 'select last, sum from ends where table_id = ?';
const moveEnd = 'insert into ends (table_id, last, sum) values (?, ?, ?) on conflict do update set last = excluded.last, sum = excluded.sum';

interface End {
  readonly last: number;
  readonly sum: string;
}

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
  /** Where journals end that were written here, as long as nobody else has written to the file. */
  readonly #ends = new Map<string, End>();
  #endsVersion: unknown;
  #version: unknown;

  constructor(file: string, patience: number) {
    this.#db = new DatabaseSync(file, { timeout: patience, enableForeignKeyConstraints: false });
    this.#db.exec(
      `pragma journal_mode = wal; pragma synchronous = full; pragma fullfsync = on; pragma wal_autocheckpoint = 8000; pragma journal_size_limit = 67108864; pragma cache_size = -${cache}`,
    );
    this.#version = this.#dataVersion();
  }

  run(statement: Statement): Responses['run'] {
    const response = this.#run(statement);
    if (response.changes > 0) this.#ends.clear();
    return response;
  }

  #run({ sql, parameters }: Statement): Responses['run'] {
    const statement = this.#prepare(sql);
    // SQLite itself refuses what cannot be bound.
    const values = parameters as readonly SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values), changes: 0 };
    return { rows: [], changes: Number(statement.run(...values).changes) };
  }

  /** All of it in one transaction, or nothing: then it throws a `Failure`. */
  commit({ generation, columns, statements }: FileBatch): Responses['commit'] {
    let committing = false;
    try {
      this.#db.exec('begin immediate');
      this.#forgetWhatOthersChanged();
      const present = this.generation();
      const verdicts = columns.table_id.map((_, place): Verdict => (generation === present ? this.#insert(columns, place) : 'lost'));
      for (const [place, further] of statements) if (verdicts[place] === 'committed') for (const statement of further) this.#run(statement);
      committing = true;
      this.#db.exec('commit');
      return { verdicts, generation: present };
    } catch (error) {
      const failure = failureOf(error, committing);
      this.#ends.clear();
      if (this.#db.isTransaction) this.#db.exec('rollback');
      throw failure;
    }
  }

  /** Empty when the database has another format now. */
  generation(): string {
    return String(this.#prepare('select value from meta where name = ?').get(GENERATION)?.['value'] ?? '');
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

  /** Only what follows the last entry of its table is written. */
  #insert({ table_id, entry, at, kind, person, id, body, sum }: Columns, place: number): Verdict {
    const [table = '', number = -1] = [table_id[place], entry[place]];
    const before = this.#endOf(table);
    if (before.last !== number - 1) return 'lost';
    const values = [table, number, at[place], kind[place], person[place], id[place], body[place], sum[place]];
    if (this.#prepare(insert).run(...(values as SQLInputValue[])).changes !== 1) return 'lost';
    const after = { last: number, sum: chained(before.sum, sum[place] ?? '') };
    this.#prepare(moveEnd).run(table, after.last, after.sum);
    this.#ends.set(table, after);
    return 'committed';
  }

  #endOf(table: string): End {
    const known = this.#ends.get(table);
    if (known !== undefined) return known;
    if (this.#ends.size >= mostEnds) this.#ends.clear();
    const row = this.#prepare(end).get(table);
    return { last: Number(row?.['last'] ?? -1), sum: String(row?.['sum'] ?? '') };
  }

  #forgetWhatOthersChanged(): void {
    const version = this.#dataVersion();
    if (version !== this.#endsVersion) this.#ends.clear();
    this.#endsVersion = version;
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
