import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chained } from './storage/chain.ts';
import { rowOf } from './storage/journal.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { done, duel, matchFor, playOne } from './testing/duel.ts';
import { openServer } from './testing/open.ts';

/** Counts what is read of journals. */
function counting(store: Store): Store & { rows: number; lookups: number } {
  const counts = { rows: 0, lookups: 0 };
  return new Proxy(store, {
    get(target, name) {
      if (name === 'rows' || name === 'lookups') return counts[name];
      if (name === 'entries')
        return async (...asked: Parameters<Store['entries']>) => {
          const entries = await target.entries(...asked);
          counts.rows += entries.length;
          return entries;
        };
      if (name === 'entryById')
        return (...asked: Parameters<Store['entryById']>) => {
          counts.lookups++;
          return target.entryById(...asked);
        };
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Store & { rows: number; lookups: number };
}

/** Write so many entries after the last of a table, as if a lot had happened there. */
async function fill(store: Store, table: string, last: number, until: number): Promise<void> {
  const PAGE = 1_000;
  for (let from = last + 1; from <= until; from += PAGE) {
    const entries = Array.from({ length: Math.min(PAGE, until - from + 1) }, (_, n) => from + n);
    const rows = entries.map((entry) => rowOf({ table, entry, at: Date.now(), kind: 'trouble', person: null, id: null, body: { text: 'again' } }));
    await store.db.insertInto('journal').values(rows).execute();
    const end = await store.db.selectFrom('ends').where('table_id', '=', table).selectAll().executeTakeFirstOrThrow();
    const sum = rows.reduce((before, row) => chained(before, row.sum), end.sum);
    await store.db
      .updateTable('ends')
      .where('table_id', '=', table)
      .set({ last: from + rows.length - 1, sum })
      .execute();
  }
}

test('what is refused costs the same however long the journal is; and at the end of it only the match goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-long-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = counting(await openStore({ database: join(folder, 'muster.db') }));
  const server = await openServer({}, { store });
  const { table, ann, ben } = await duel(server.base);
  const cost = async (): Promise<{ rows: number; lookups: number }> => {
    await matchFor(ann, table);
    const { rows, lookups } = store;
    const refused = await Promise.all([
      ann.act(table, 'answer', { number: 999, seat: 0, notation: 'x' }),
      ann.act(table, 'sit', { seat: 1 }),
      ann.act(table, 'undo', { to: 500 }),
      ann.act(table, 'consent', { agree: true }),
      ann.act(table, 'start'),
      ann.act(table, 'rematch'),
    ]);
    expect(refused.map(({ status }) => status)).not.toContain(200);
    return { rows: store.rows - rows, lookups: store.lookups - lookups };
  };
  const short = await cost();
  const { last } = await done(ann.get<{ last: number }>(`/tables/${table}`));
  server.registry.drop(table, 'read anew');
  await fill(store, table, last, 30_000);
  expect(await cost()).toEqual(short);
  expect(short.rows).toBe(0);

  await done(ann.act(table, 'say', { text: 'so much has happened' }));
  server.registry.drop(table, 'read anew');
  await fill(store, table, 30_001, 50_000);
  for (const [what, body] of [
    ['say', { text: 'more' }],
    ['undo', { to: 0 }],
    ['give', { seat: 0, to: { kind: 'bot', bot: 'random' } }],
  ] as const)
    expect((await ann.act(table, what, body)).body.code, what).toBe('too-many');
  const { number } = await playOne(table, [ann, ben]);
  expect(number).toBe(1);
  await done(ann.act(table, 'resign', { seat: 0 }));
  await server.stop();
});
