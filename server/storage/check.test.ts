import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { commitmentTo, freshSecret } from '#kernel';
import { checkStore, openStore, type Store, type StoredEntry } from './index.ts';
import { withSum } from './sums.ts';
import { Databases, kinds } from './testing/databases.ts';
import { tableRow, write } from './testing/write.ts';

const databases = new Databases();

/** A table with a beginning and some entries. */
async function furnish(store: Store, id: string, entries: number): Promise<void> {
  const secret = freshSecret();
  const statements = [store.db.insertInto('tables').values(tableRow(id, { secret })).compile()];
  await store.commit(write(id, 0, { kind: 'create', body: { commitment: commitmentTo(secret), record: null }, statements }));
  for (let entry = 1; entry < entries; entry++) await store.commit(write(id, entry, { person: 'ann', id: `a${entry}`, body: { said: `entry ${entry}` } }));
}

describe.each(kinds)('what %s gives back', (kind) => {
  const open = async () => databases.open(await databases.fresh(kind));

  test('is known to be what was written', async () => {
    const store = await open();
    await furnish(store, 't', 12);
    expect(await checkStore(store)).toEqual({ entries: 12, tables: 1, records: 0, damage: [] });
  });

  test.each([
    ['a body', sql`update journal set body = replace(body, 'entry 5', 'entry 4') where entry = 5`, 5, 'changed'],
    ['a person', sql`update journal set person = 'eve' where entry = 5`, 5, 'changed'],
    ['a time', sql`update journal set at = at + 1 where entry = 5`, 5, 'changed'],
    ['a checksum', sql`update journal set sum = '' where entry = 5`, 5, 'changed'],
    ['an entry that is gone', sql`delete from journal where entry = 5`, 5, 'missing'],
  ] as const)('is refused with %s changed, and found', async (_, change, entry, what) => {
    const store = await open();
    await furnish(store, 't', 12);
    await furnish(store, 'u', 3);
    await change.execute(store.db);
    await expect(store.entries('t', -1)).rejects.toMatchObject({ code: 'damaged', message: expect.stringContaining(`Entry ${entry} of table t`) });
    await expect(store.entries('t', 3)).rejects.toMatchObject({ code: 'damaged' });
    expect(await store.entries('t', 5)).toHaveLength(6);
    expect(await store.entries('u', -1)).toHaveLength(3);
    const { damage } = await checkStore(store);
    expect(damage).toEqual([{ table: 't', entry, what }]);
  });

  test('is found damaged where a secret is not the one that was committed to, or a record was changed', async () => {
    const store = await open();
    await furnish(store, 't', 2);
    const { secret, sum } = tableRow('t', { secret: freshSecret() });
    await store.db.updateTable('tables').set({ secret, sum }).execute();
    await store.db
      .insertInto('records')
      .values(withSum('records', { table_id: 't', record: '{"muster":1}' }))
      .execute();
    const { damage } = await checkStore(store);
    expect(damage.map(({ what }) => what)).toEqual(['secret', 'record']);
  });

  test('is looked at a few tables and records at a time, and none is left out', async () => {
    const store = await open();
    const ids = Array.from({ length: 120 }, (_, n) => `t${n}`);
    await store.db
      .insertInto('tables')
      .values(ids.map((id) => tableRow(id)))
      .execute();
    await store.db
      .insertInto('records')
      .values(ids.map((table_id) => withSum('records', { table_id, record: '{"muster":1}' })))
      .execute();
    let most = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        most = Math.max(most, result.rows.length);
        return result;
      },
    };
    const snapshot: Store['snapshot'] = (read) => store.snapshot((db) => read(db.withPlugin(counting)));
    const { tables, records, damage } = await checkStore({ shared: store.shared, snapshot });
    expect([tables, records]).toEqual([120, 120]);
    expect(new Set(damage.filter(({ what }) => what === 'record').map(({ table }) => table))).toEqual(new Set(ids));
    expect(most).toBe(50);
  });
});

test('bits that turn in the file are never served as if they had been written', async () => {
  const file = await databases.fresh('sqlite');
  const store = await openStore({ database: file });
  await furnish(store, 't', 60);
  const written = await store.entries('t', -1);
  await sql`pragma wal_checkpoint(truncate)`.execute(store.db);
  await store.close();
  const bytes = await readFile(file);
  let noticed = 0;
  for (let run = 0; run < 60; run++) {
    const spoiled = Buffer.from(bytes);
    for (let bit = 0; bit < 8; bit++) {
      const at = randomBytes(4).readUInt32LE() % spoiled.length;
      spoiled[at] = (spoiled[at] ?? 0) ^ (1 << (run % 8));
    }
    await writeFile(file, spoiled);
    const given: StoredEntry[] | null = await openStore({ database: file })
      .then((opened) => opened.entries('t', -1).finally(() => opened.close()))
      .catch(() => null);
    if (given === null) noticed++;
    // Whatever is given was written: all of it, and nothing that ends sooner.
    else expect(given).toEqual(written);
  }
  expect(noticed).toBeGreaterThan(0);
});
