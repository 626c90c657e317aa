import { z } from 'zod';
import { type TableName, tableNames } from './schema.ts';

/**
 * A backup is text: a header, then a line for each row, then how many rows of each table there are, so that a torn file is
 * noticed. Counted up whenever a line means something else than before.
 */
export const format = 1;

export const header = z.object({ muster: z.literal('backup'), format: z.int(), at: z.int() });

export const footer = z.strictObject({ rows: z.strictObject(mapTables(() => z.int())) });

export const rowLine = z.tuple([z.enum(tableNames), z.unknown()]);

export type Counts = Record<TableName, number>;

export function noRows(): Counts {
  return mapTables(() => 0);
}

function mapTables<V>(value: (name: TableName) => V): Record<TableName, V> {
  return {
    people: value('people'),
    tokens: value('tokens'),
    tables: value('tables'),
    seats: value('seats'),
    journal: value('journal'),
    reports: value('reports'),
  };
}
