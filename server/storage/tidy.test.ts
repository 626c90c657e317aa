import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Row, type Store, tidy, totalsOf } from './index.ts';
import { withSum } from './sums.ts';
import { Databases, kinds } from './testing/databases.ts';
import { tableRow, write } from './testing/write.ts';

const databases = new Databases();
const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const RETENTION = { openTables: 30, idleTables: 365, finishedTables: 0, guests: 90 };

async function table(store: Store, id: string, state: Row<'tables'>['state'], days: number, more: Partial<Row<'tables'>> = {}): Promise<void> {
  const created = NOW - (days + 5) * DAY;
  const row = tableRow(id, { host: 'nobody', state, created, changed: created, ...more });
  const statements = [
    store.db.insertInto('tables').values(row).compile(),
    store.db
      .insertInto('seats')
      .values(withSum('seats', { table_id: id, seat: 0, person: null }))
      .compile(),
  ];
  await store.commit(write(id, 0, { at: created, statements }));
  await store.commit(write(id, 1, { at: NOW - days * DAY }));
  if (state === 'finished')
    await store.db
      .insertInto('records')
      .values(withSum('records', { table_id: id, record: '{}' }))
      .execute();
}

async function guest(store: Store, id: string, days: number): Promise<void> {
  await store.db
    .insertInto('people')
    .values(withSum('people', { id, name: id, created: NOW - 400 * DAY, origin: '' }))
    .execute();
  await store.db
    .insertInto('tokens')
    .values(withSum('tokens', { hash: id, person: id, kind: 'session', label: null, created: 1, seen: NOW - days * DAY, expires: 0, scope: 'all' }))
    .execute();
}

const ids = async (store: Store) => (await store.db.selectFrom('tables').select('id').orderBy('id').execute()).map(({ id }) => id);
const people = async (store: Store) => (await store.db.selectFrom('people').select('id').orderBy('id').execute()).map(({ id }) => id);

describe.each(kinds)('tidying up on %s', (kind) => {
  const open = async () => databases.open(await databases.fresh(kind));

  test('deletes what nobody came back to for so long, whole, and nothing else', async () => {
    const store = await open();
    await table(store, 'open-new', 'open', 29);
    await table(store, 'open-old', 'open', 31);
    await table(store, 'playing-new', 'playing', 364);
    await table(store, 'playing-old', 'playing', 366);
    await table(store, 'closed-old', 'closed', 366);
    await table(store, 'finished-old', 'finished', 4000);
    expect(await tidy(store, RETENTION, { now: NOW, dry: true })).toEqual({ tables: 3, guests: 0 });
    expect(await ids(store)).toHaveLength(6);
    expect(await tidy(store, RETENTION, { now: NOW })).toEqual({ tables: 3, guests: 0 });
    expect(await ids(store)).toEqual(['finished-old', 'open-new', 'playing-new']);
    for (const name of ['journal', 'ends', 'seats'] as const) {
      const left = await store.db.selectFrom(name).select('table_id').distinct().orderBy('table_id').execute();
      expect(left.map(({ table_id }) => table_id)).toEqual(['finished-old', 'open-new', 'playing-new']);
    }
    expect(await tidy(store, { ...RETENTION, finishedTables: 3000 }, { now: NOW })).toEqual({ tables: 1, guests: 0 });
    expect(await store.db.selectFrom('records').selectAll().execute()).toEqual([]);
  });

  test('writes the records of finished matches into a folder before it deletes them', async () => {
    const store = await open();
    await table(store, 'over', 'finished', 40);
    await table(store, 'late', 'finished', 10);
    await table(store, 'left', 'open', 40);
    const records = await mkdtemp(join(tmpdir(), 'muster-records-'));
    onTestFinished(() => rm(records, { recursive: true, force: true }));
    // Where they cannot be written, nothing is deleted.
    const nowhere = join(records, 'g-over.json');
    await writeFile(nowhere, 'in the way');
    await expect(tidy(store, { ...RETENTION, finishedTables: 30, records: nowhere }, { now: NOW })).rejects.toThrow();
    expect(await ids(store)).toHaveLength(3);
    expect(await tidy(store, { ...RETENTION, finishedTables: 30, records }, { now: NOW })).toEqual({ tables: 2, guests: 0 });
    expect(await readdir(records)).toEqual(['g-over.json']);
    expect(await readFile(nowhere, 'utf8')).toBe('{}');
    expect(await ids(store)).toEqual(['late']);
  });

  test('leaves what is damaged: it may be younger than it says', async () => {
    const store = await open();
    await table(store, 'old', 'open', 40);
    await table(store, 'playing', 'playing', 40);
    await sql`update tables set state = 'open' where id = 'playing'`.execute(store.db);
    expect(await tidy(store, RETENTION, { now: NOW })).toEqual({ tables: 1, guests: 0 });
    expect(await ids(store)).toEqual(['playing']);
  });

  test('deletes guests who are gone, but for those who have a table', async () => {
    const store = await open();
    for (const [id, days] of [
      ['ann', 91],
      ['ben', 91],
      ['cyd', 91],
      ['dan', 89],
    ] as const)
      await guest(store, id, days);
    await table(store, 't', 'finished', 500, { host: 'ann' });
    await store.db.updateTable('seats').set({ person: 'ben' }).where('table_id', '=', 't').execute();
    expect(await tidy(store, RETENTION, { now: NOW })).toEqual({ tables: 0, guests: 1 });
    expect(await people(store)).toEqual(['ann', 'ben', 'dan']);
    expect(await store.db.selectFrom('tokens').select('person').where('person', '=', 'cyd').execute()).toEqual([]);
  });

  test('forgets after a day where guests came from', async () => {
    const store = await open();
    for (const [id, days] of [
      ['ann', 2],
      ['ben', 0.5],
    ] as const)
      await store.db
        .insertInto('people')
        .values(withSum('people', { id, name: id, created: NOW - days * DAY, origin: 'there' }))
        .execute();
    await tidy(store, RETENTION, { now: NOW });
    expect(await store.db.selectFrom('people').select(['id', 'origin']).orderBy('id').execute()).toEqual([
      { id: 'ann', origin: '' },
      { id: 'ben', origin: 'there' },
    ]);
  });

  test('deletes many, some at a time', async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 120 }, (_, n) => table(store, `t${n}`, 'open', 31)));
    expect(await tidy(store, RETENTION, { now: NOW })).toEqual({ tables: 120, guests: 0 });
    expect(await ids(store)).toEqual([]);
  });

  test('keeps everything when told to keep it for ever', async () => {
    const store = await open();
    await table(store, 'old', 'open', 4000);
    await guest(store, 'ann', 4000);
    expect(await tidy(store, { openTables: 0, idleTables: 0, finishedTables: 0, guests: 0 }, { now: NOW })).toEqual({ tables: 0, guests: 0 });
  });
});

test('what was deleted gives its room back to the disk', async () => {
  const store = await databases.open(await databases.fresh('sqlite'));
  await Promise.all(Array.from({ length: 60 }, (_, n) => table(store, `t${n}`, 'open', 31, { config: 'x'.repeat(20_000) })));
  await tidy(store, RETENTION, { now: NOW });
  const { bytes } = await totalsOf(store);
  await store.compact();
  const after = await totalsOf(store);
  expect(bytes).toBeGreaterThan(1_000_000);
  expect(after.bytes).toBeLessThan(300_000);
  expect(after.tables).toEqual({ open: 0, playing: 0, finished: 0, closed: 0 });
  expect(await store.commit(write('t', 0))).toBe('committed');
});
