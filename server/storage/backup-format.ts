import { z } from 'zod';
import { type TableName, tableNames } from './schema.ts';

/**
 * A backup is text: a header, then a line for each row, then how many rows of each table there are, so that a torn file is
 * noticed. Counted up whenever a line means something else than before: in format 1 rows of the journal had no checksum, and
 * there were no sealed records; until 3 no other row had one, until 4 nothing was folded, and there was nothing of what a host does, and
 * until 5 nobody had passkeys, a profile or friends.
 */
export const format = 5;

export const header = z.object({ muster: z.literal('backup'), format: z.int(), at: z.int() });

export const footer = z.strictObject({ rows: z.strictObject({ ...mapTables(() => z.int().default(0)), journal: z.int() }) });

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
    folds: value('folds'),
    ends: value('ends'),
    records: value('records'),
    reports: value('reports'),
    bans: value('bans'),
    invites: value('invites'),
    passkeys: value('passkeys'),
    tickets: value('tickets'),
    profiles: value('profiles'),
    luggage: value('luggage'),
    friends: value('friends'),
    deeds: value('deeds'),
  };
}
