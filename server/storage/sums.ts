import { short } from './chain.ts';
import { StorageError } from './errors.ts';
import { unpacked } from './packing.ts';
import { type Row, rows, type Schema } from './schema.ts';

/** Tables whose rows have a sum over all their other columns, but for the journal, which has its own (`journal.ts`). */
type Summed = Exclude<keyof Schema, 'journal' | 'ends' | 'meta'>;

const columnsOf = (table: Exclude<Summed, 'standings'>): readonly string[] =>
  Object.keys(rows[table].shape).filter((column) => column !== 'sum' && column !== 'checkpoint');

const COLUMNS: { readonly [T in Summed]: readonly string[] } = {
  people: columnsOf('people'),
  tokens: columnsOf('tokens'),
  tables: columnsOf('tables'),
  seats: columnsOf('seats'),
  records: columnsOf('records'),
  folds: columnsOf('folds'),
  reports: columnsOf('reports'),
  bans: columnsOf('bans'),
  invites: columnsOf('invites'),
  passkeys: columnsOf('passkeys'),
  tickets: columnsOf('tickets'),
  profiles: columnsOf('profiles'),
  luggage: columnsOf('luggage'),
  friends: columnsOf('friends'),
  deeds: columnsOf('deeds'),
  standings: ['table_id', 'changed', 'standing'],
};

/** What a row that was changed on the disk no longer fits: it is of all columns, and of the table they stand in. */
export function sumOf<T extends Summed>(table: T, row: Omit<Schema[T], 'sum'>): string {
  return sumOfAny(table, row);
}

function sumOfAny(table: Summed, row: object): string {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return short(JSON.stringify([table, ...COLUMNS[table].map((column) => values[column])]));
}

/** A row with its sum. */
export function withSum<T extends Summed>(table: T, row: Omit<Schema[T], 'sum'>): Schema[T] {
  return { ...row, sum: sumOf(table, row) } as Schema[T];
}

export function isIntact<T extends Summed>(table: T, row: Schema[T]): boolean {
  return row.sum === sumOf(table, row);
}

/** The same for a row of which only the running program knows the table. */
export function isAnyIntact(table: Summed, row: { readonly sum: string }): boolean {
  return row.sum === sumOfAny(table, row);
}

/** The row as it was written; what it is called where it is not. */
export function intact<T extends Summed>(table: T, row: Schema[T], what: string): Schema[T] {
  if (!isIntact(table, row)) throw new StorageError('damaged', `${what} is damaged: what the database gives is not what was written.`);
  return row;
}

/** The text of a sealed record. */
export function recordIn(row: Row<'records'>): string {
  return unpacked(intact('records', row, `The record of table ${row.table_id}`).record);
}
