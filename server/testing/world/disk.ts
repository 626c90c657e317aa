import { SqliteFile } from '../../storage/sqlite-file.ts';
import type { FileBatch, Responses, Statement } from '../../storage/sqlite-messages.ts';

type Work = { readonly run: Statement } | { readonly commit: FileBatch };

/** What is written together or not at all. */
type Group = readonly Work[];

/**
 * The disk under a database. What was written can be read at once, but lies in the cache until it is synced; a power cut forgets
 * what was not. Both sides are databases in memory, opened by the code that opens the real file.
 */
export class Disk {
  /** What programs read and write. */
  #cache = new SqliteFile(':memory:', 0);
  /** What survives. */
  readonly #platter = new SqliteFile(':memory:', 0);
  #unsynced: Group[] = [];
  #transaction: Work[] | null = null;

  /** Has every commit to wait until it is synced? As the settings of the file say. */
  get syncsCommits(): boolean {
    const [row] = rowsOf<{ readonly synchronous: number }>(this.#cache, 'pragma synchronous');
    return row !== undefined && row.synchronous >= 2;
  }

  get inTransaction(): boolean {
    return this.#transaction !== null;
  }

  get dirty(): boolean {
    return this.#unsynced.length > 0;
  }

  commit(batch: FileBatch): Responses['commit'] {
    const response = this.#cache.commit(batch);
    this.#unsynced.push([{ commit: batch }]);
    return response;
  }

  run(statement: Statement): Responses['run'] {
    const response = this.#cache.run(statement);
    const [word = ''] = statement.sql.trimStart().toLowerCase().split(/\s/, 1);
    if (word === 'select' || word === 'pragma') return response;
    if (word === 'begin') this.#transaction = [];
    const group = this.#transaction ?? [];
    group.push({ run: statement });
    if (word === 'commit' || word === 'rollback') this.#transaction = null;
    if (this.#transaction === null && word !== 'rollback') this.#unsynced.push(group);
    return response;
  }

  /** Whoever had begun something is gone. */
  rollback(): void {
    if (this.#transaction !== null) this.#cache.run({ sql: 'rollback', parameters: [] });
    this.#transaction = null;
  }

  /** Make durable what was written so far. Gives the tables that have new entries. */
  sync(most = this.#unsynced.length): string[] {
    const synced = this.#unsynced.splice(0, most).flat();
    for (const work of synced) {
      if ('run' in work) this.#platter.run(work.run);
      else this.#platter.commit(work.commit);
    }
    return synced.flatMap((work) => ('commit' in work ? work.commit.columns.table_id : []));
  }

  /** The power is gone: so much of what was not synced is there by luck, the rest is forgotten. Gives the tables that have new entries all the same. */
  cut(luck: number): string[] {
    this.rollback();
    const synced = this.sync(luck);
    if (this.#unsynced.length > 0) {
      this.#unsynced = [];
      this.#cache = copyOf(this.#platter);
    }
    return synced;
  }

  /** What would be there after a power cut now. */
  durable<R>(sql: string, ...parameters: readonly unknown[]): readonly R[] {
    return rowsOf<R>(this.#platter, sql, ...parameters);
  }
}

function rowsOf<R>(file: SqliteFile, sql: string, ...parameters: readonly unknown[]): readonly R[] {
  return file.run({ sql, parameters }).rows as readonly R[];
}

function copyOf(file: SqliteFile): SqliteFile {
  const copy = new SqliteFile(':memory:', 0);
  const tables = rowsOf<{ readonly type: string; readonly name: string; readonly sql: string }>(file, 'select * from sqlite_master where sql is not null');
  for (const { sql } of tables) copy.run({ sql, parameters: [] });
  for (const { type, name } of tables) {
    if (type !== 'table') continue;
    for (const row of rowsOf<Record<string, unknown>>(file, `select * from "${name}"`)) {
      const columns = Object.keys(row);
      const sql = `insert into "${name}" (${columns.map((column) => `"${column}"`).join()}) values (${columns.map(() => '?').join()})`;
      copy.run({ sql, parameters: Object.values(row) });
    }
  }
  return copy;
}
