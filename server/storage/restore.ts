import type { Readable } from 'node:stream';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Progress } from './backup.ts';
import { type Counts, footer, format, header, noRows, rowLine } from './backup-format.ts';
import { BackupError } from './errors.ts';
import { isWhole, summed } from './journal.ts';
import { linesOf } from './lines.ts';
import { rows, type Schema, type TableName } from './schema.ts';
import type { Store } from './store.ts';
import { sumEverything } from './sum-everything.ts';
import { isAnyIntact } from './sums.ts';

const page = 500;

/** Replace everything by what the backup holds, or change nothing. Servers that are running notice and begin anew. */
export async function restore(store: Store, input: Readable, progress: Progress = () => {}): Promise<Counts> {
  const counts = noRows();
  const lines = linesOf(input);
  try {
    const made = checkHeader((await lines.next()).value ?? '');
    await store.replace((db) => fill(db, lines, made, counts, progress));
  } finally {
    await lines.return(undefined);
  }
  return counts;
}

async function fill(db: Transaction<Schema>, lines: AsyncGenerator<string>, made: number, counts: Counts, progress: Progress): Promise<void> {
  const waiting = new Page(db);
  let number = 1;
  let done = 0;
  let promised: Counts | undefined;
  for await (const line of lines) {
    number++;
    if (promised) throw new BackupError('there is something after the end', number);
    const content = parse(line, number);
    const end = footer.safeParse(content);
    if (end.success) {
      promised = end.data.rows;
      continue;
    }
    const { table, row } = rowOf(content, number, made);
    if (await waiting.add(table, row)) progress(done);
    counts[table]++;
    done++;
  }
  await waiting.write();
  if (made < SUMMED) await sumEverything(db);
  progress(done);
  if (promised === undefined) throw new BackupError(`it breaks off after line ${number}`);
  for (const [table, count] of Object.entries(counts)) {
    const expected = promised[table as TableName];
    if (count !== expected) throw new BackupError(`it should hold ${expected} rows of ${table}, but there are ${count}`);
  }
}

/** The format it was made in. */
function checkHeader(line: string): number {
  const first = header.safeParse(parse(line, 1));
  if (!first.success) throw new BackupError('this is no backup of Muster', 1);
  if (first.data.format > format) throw new BackupError(`the backup has format ${first.data.format}, this version of Muster reads up to ${format}`, 1);
  return first.data.format;
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError(number === 1 ? 'this is no backup of Muster' : 'the line is damaged', number);
  }
}

function rowOf(content: unknown, number: number, made: number): { table: TableName; row: Record<string, unknown> } {
  const line = rowLine.safeParse(content);
  if (!line.success) throw new BackupError('this is no row of a backup', number);
  const [table, values] = line.data;
  const row = rows[table].safeParse(made < SUMMED ? ofOld(table, values, made) : values);
  if (!row.success) throw new BackupError(`this is no row of ${table}: ${z.prettifyError(row.error)}`, number);
  if (!isAsWritten(table, row.data, made)) throw new BackupError(`the ${table === 'journal' ? 'entry' : 'row'} was changed after it was written`, number);
  return { table, row: row.data };
}

/** Since this format every row has a sum; those of before get theirs when all of them are there. */
const SUMMED = 3;

function ofOld(table: TableName, values: unknown, made: number): unknown {
  if (table === 'journal' && made === 1) {
    const row = rows.journal.omit({ sum: true }).safeParse(values);
    return row.success ? summed(row.data) : values;
  }
  return typeof values === 'object' && values !== null && table !== 'journal' ? { ...values, sum: '' } : values;
}

function isAsWritten(table: TableName, row: unknown, made: number): boolean {
  if (table === 'journal') return isWhole(rows.journal.parse(row));
  return table === 'ends' || made < SUMMED || isAnyIntact(table, rows[table].parse(row));
}

/** Rows of one table that are inserted together. */
class Page {
  readonly #db: Transaction<Schema>;
  #table: TableName = 'people';
  #rows: Record<string, unknown>[] = [];

  constructor(db: Transaction<Schema>) {
    this.#db = db;
  }

  /** True when rows were written. */
  async add(table: TableName, row: Record<string, unknown>): Promise<boolean> {
    const full = this.#rows.length >= page || table !== this.#table;
    if (full) await this.write();
    this.#table = table;
    this.#rows.push(row);
    return full;
  }

  async write(): Promise<void> {
    const [first] = this.#rows;
    if (first === undefined) return;
    const columns = Object.keys(first);
    const values = this.#rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(this.#table)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(this.#db);
    this.#rows = [];
  }
}
