import type { CompiledQuery } from 'kysely';
import type { ClientBase, Pool } from 'pg';
import { z } from 'zod';
import type { BatchResult, RowWrite } from './driver.ts';
import { outdated } from './errors.ts';
import { GENERATION } from './format.ts';
import { columnsOf } from './journal.ts';
import { postgresError } from './postgres-errors.ts';
import { takeClient } from './postgres-pool.ts';

export const channel = 'muster';

/** A notification holds less than 8000 bytes; ids are cut into portions of about this many. */
const portion = 4_000;

/**
 * One round trip: insert the rows that follow the last one of their table, move its end (`chain.ts`), tell the other processes which tables these are,
 * and give back both them and the generation. A restore locks the journal first, so that this statement, which needs the
 * journal too, sees either all of it or nothing.
 */
const insert = {
  name: 'muster-commit',
  text: `
    with present as materialized (
      select value as generation from meta where name = '${GENERATION}'
    ), won as (
      insert into journal (table_id, entry, at, kind, person, id, body, sum)
      select table_id, entry, at, kind, person, id, body, sum
      from unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
        as proposed (table_id, entry, at, kind, person, id, body, sum, generation)
      where generation = (select generation from present)
        and entry = coalesce((select last from ends where ends.table_id = proposed.table_id), -1) + 1
      on conflict do nothing
      returning table_id, entry, sum
    ), ended as (
      insert into ends (table_id, last, sum)
      select table_id, entry, left(encode(sha256(convert_to(coalesce((select sum from ends where ends.table_id = won.table_id), '') || sum, 'UTF8')), 'hex'), 16)
      from won
      on conflict (table_id) do update set last = excluded.last, sum = excluded.sum
    ), portions as (
      select table_id, sum(octet_length(table_id) + 3) over (order by table_id) / ${portion} as portion from won
    ), notified as materialized (
      select pg_notify('${channel}', json_build_object('from', $10::text, 'tables', json_agg(table_id))::text) from portions group by portion
    )
    select (select generation from present) as generation, array(select table_id from won) as won, (select count(*) from notified) as notified`,
};

const reply = z.object({ generation: z.string().nullable(), won: z.array(z.string()) });

interface Inserted {
  readonly generation: string;
  /** The tables whose row was taken. */
  readonly won: ReadonlySet<string>;
}

async function insertRows(client: ClientBase, sender: string, writes: readonly RowWrite[]): Promise<Inserted> {
  // Everybody in the same order: then nobody waits for somebody who waits for them.
  const sorted = writes.toSorted((a, b) => (a.row.table_id < b.row.table_id ? -1 : 1));
  const { table_id, entry, at, kind, person, id, body, sum } = columnsOf(sorted.map(({ row }) => row));
  const { rows } = await client.query({
    ...insert,
    values: [table_id, entry, at, kind, person, id, body, sum, sorted.map(({ generation }) => generation), sender],
  });
  const { generation, won } = reply.parse(rows[0]);
  if (generation === null) throw outdated();
  return { generation, won: new Set(won) };
}

/** One commit: a single statement, or a transaction of two round trips when some of the writes bring further statements. */
export async function commitRows(writer: Pool, sender: string, writes: readonly RowWrite[]): Promise<BatchResult> {
  const client = await takeClient(writer);
  const plain = writes.every(({ statements }) => statements.length === 0);
  let committing = plain;
  let broken = true;
  try {
    const begun = plain ? undefined : client.query('begin');
    const [{ generation, won }] = await Promise.all([insertRows(client, sender, writes), begun]);
    committing = true;
    const further = writes.flatMap(({ row, statements }) => (won.has(row.table_id) ? statements : []));
    if (!plain) await finish(client, further);
    broken = false;
    return { generation, outcomes: writes.map(({ row }) => (won.has(row.table_id) ? 'committed' : 'lost')) };
  } catch (error) {
    throw postgresError(error, committing);
  } finally {
    // A connection that is not given back is closed, and its transaction with it.
    client.release(broken);
  }
}

/** All statements and the end of the transaction at once. After one that failed, the server does not commit. */
async function finish(client: ClientBase, statements: readonly CompiledQuery[]): Promise<void> {
  await Promise.all([...statements.map(({ sql, parameters }) => client.query(sql, [...parameters])), client.query('commit')]);
}
