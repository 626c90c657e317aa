import { type RawBuilder, sql } from 'kysely';

/** How programs of former releases wrote an entry, word for word but for the notification: whether the database lets them says whether it is safe from them. */
export type FormerWriter = (generation: string, row: readonly [table: string, entry: number, at: number, kind: string, body: string]) => RawBuilder<unknown>;

/** Until checksums came. */
const withoutSums: FormerWriter = (generation, [table, entry, at, kind, body]) => sql`
  insert into journal (table_id, entry, at, kind, person, id, body)
  select ${table}, ${sql.lit(entry)}, ${sql.lit(at)}, ${kind}, null, null, ${body}
  where ${generation} = (select value from meta where name = 'generation')
  on conflict do nothing`;

/** Until commits named a format. */
const withoutFormat: FormerWriter = (generation, [table, entry, at, kind, body]) => sql`
  insert into journal (table_id, entry, at, kind, person, id, body, sum)
  select ${table}, ${sql.lit(entry)}, ${sql.lit(at)}, ${kind}, null, null, ${body}, 'as it may be'
  where ${generation} = (select value from meta where name = 'generation')
  on conflict do nothing`;

export const formerWriters = { withoutSums, withoutFormat } as const;
