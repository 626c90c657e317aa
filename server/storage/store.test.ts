import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { GENERATION } from './format.ts';
import type { Notification, Row, Store } from './index.ts';
import { rowByAction, summed } from './journal.ts';
import { migrations } from './migrations.ts';
import { withSum } from './sums.ts';
import { Databases, kinds } from './testing/databases.ts';
import { write } from './testing/write.ts';

const databases = new Databases();

function insertPerson(store: Store, id: string) {
  return store.db
    .insertInto('people')
    .values(withSum('people', { id, name: id.toUpperCase(), created: 1, origin: '' }))
    .compile();
}

function people(store: Store): Promise<{ id: string }[]> {
  return store.db.selectFrom('people').select('id').orderBy('id').execute();
}

describe.each(kinds)('a store on %s', (kind) => {
  const open = async (settings = {}) => databases.open(await databases.fresh(kind), settings);

  test('gives back what was committed, in order', async () => {
    const store = await open();
    const first = write('t', 0, { kind: 'open', person: 'ann', id: 'a', at: 1_790_000_000_123, body: { deep: [1, 'ü\u2028\u0000', null, true] } });
    expect(await store.commit(first)).toBe('committed');
    expect(await store.commit(write('t', 1))).toBe('committed');
    expect(await store.commit(write('other', 0))).toBe('committed');
    expect(await store.entries('t', -1)).toEqual([first.entry, write('t', 1).entry]);
    expect(await store.entries('t', 0)).toEqual([write('t', 1).entry]);
    expect(await store.entries('nothing', -1)).toEqual([]);
    expect(await store.entryById('t', 'ann', 'a')).toEqual(first.entry);
    expect(await store.entryById('t', 'bob', 'a')).toBeUndefined();
    expect(await store.entryById('other', 'ann', 'a')).toBeUndefined();
  });

  test('an entry that is there already is lost', async () => {
    const store = await open();
    expect(await store.commit(write('t', 0, { body: 'first' }))).toBe('committed');
    expect(await store.commit(write('t', 0, { body: 'second' }))).toBe('lost');
    expect((await store.entries('t', -1)).map(({ body }) => body)).toEqual(['first']);
  });

  test('an action is found by its id', async () => {
    const store = await open();
    await store.commit(write('t', 0, { person: 'ann', id: 'x' }));
    await store.commit(write('t', 1, { person: 'bob', id: 'x' }));
    await store.commit(write('t', 2, { person: 'bob', id: 'y' }));
    expect((await store.entryById('t', 'bob', 'x'))?.entry).toBe(1);
    expect(await store.entryById('t', 'ann', 'y')).toBeUndefined();
    expect(await store.entryById('u', 'ann', 'x')).toBeUndefined();
  });

  test('an action is found among the entries of its table that are not folded, and no others are looked at', async () => {
    const store = await open();
    const { sum: sum7 } = summed({ table_id: 't7', entry: 7, at: 7, kind: 'answer', person: 'ann', id: 'a-7', body: '{}' });
    await sql`with recursive n(i) as (select 0 union all select i + 1 from n where i < 9999)
      insert into journal (table_id, entry, at, kind, person, id, body, sum)
      select 't' || (i / 100), i % 100, 7, 'answer', 'ann', 'b-' || i, '{}', '' from n where i / 100 <> 7
      union all select 't7', 7, 7, 'answer', 'ann', 'a-7', '{}', ${sum7}`.execute(store.db);
    if (kind === 'postgres') await sql`analyze journal`.execute(store.db);
    const { rows } = await sql`explain ${sql.raw(kind === 'sqlite' ? 'query plan' : '')} ${rowByAction('t7', 'ann', 'a-7')}`.execute(store.db);
    const found = kind === 'sqlite' ? 'SEARCH journal USING PRIMARY KEY (table_id=?)' : 'Index Scan using journal_key';
    expect(JSON.stringify(rows)).toContain(found);
    expect((await store.entryById('t7', 'ann', 'a-7'))?.entry).toBe(7);
  });

  test('there are no gaps', async () => {
    const store = await open();
    expect(await store.commit(write('t', 1))).toBe('lost');
    expect(await store.commit(write('t', 0))).toBe('committed');
    expect(await store.commit(write('t', 2))).toBe('lost');
    expect(await store.commit(write('t', 1))).toBe('committed');
  });

  test('of many who want the same entry one wins', async () => {
    const database = await databases.fresh(kind);
    const stores = await Promise.all([1, 2, 3].map(() => databases.open(database)));
    for (let entry = 0; entry < 5; entry++) {
      const verdicts = await Promise.all(
        stores.flatMap((store, s) => [0, 1].flatMap((n) => ['t', 'u', 'v'].map((table) => store.commit(write(table, entry, { body: [s, n] }))))),
      );
      expect(verdicts.filter((verdict) => verdict === 'committed')).toHaveLength(3);
    }
    for (const table of ['t', 'u', 'v']) expect((await stores[0]?.entries(table, -1))?.map(({ entry }) => entry)).toEqual([0, 1, 2, 3, 4]);
  });

  test('what was built on a lost entry is lost', async () => {
    const database = await databases.fresh(kind);
    const [mine, other] = [await databases.open(database), await databases.open(database)];
    await other.commit(write('t', 0, { body: 'other' }));
    const verdicts = await Promise.all([0, 1, 2].map((entry) => mine.commit(write('t', entry, { body: 'mine' }))));
    expect(verdicts).toEqual(['lost', 'lost', 'lost']);
    expect((await mine.entries('t', -1)).map(({ body }) => body)).toEqual(['other']);
    expect(await Promise.all([1, 2, 3].map((entry) => mine.commit(write('t', entry))))).toEqual(['committed', 'committed', 'committed']);
  });

  test('what goes with an entry happens only if it wins', async () => {
    const store = await open();
    const rename = store.db.updateTable('people').set({ name: 'Anna' }).where('id', '=', 'ann').compile();
    expect(await store.commit(write('t', 0, { statements: [insertPerson(store, 'ann'), rename] }))).toBe('committed');
    expect(await store.commit(write('t', 0, { statements: [insertPerson(store, 'bob')] }))).toBe('lost');
    expect(await store.db.selectFrom('people').selectAll().execute()).toMatchObject([{ id: 'ann', name: 'Anna', created: 1, origin: '' }]);
  });

  test('one bad write harms no other', async () => {
    const store = await open();
    const bad = write('bad', 0, { statements: [insertPerson(store, 'cid'), sql`insert into nowhere values (1)`.compile(store.db)] });
    const late = write('bad', 1);
    const outcomes = await Promise.allSettled([
      store.commit(write('a', 0, { statements: [insertPerson(store, 'ann')] })),
      store.commit(bad),
      store.commit(write('b', 0)),
      store.commit(late),
    ]);
    expect(outcomes).toMatchObject([{ value: 'committed' }, { reason: { code: 'unknown', uncertain: false } }, { value: 'committed' }, { value: 'lost' }]);
    expect(await people(store)).toEqual([{ id: 'ann' }]);
    expect(await store.entries('bad', -1)).toEqual([]);
    expect(await store.commit(write('bad', 0))).toBe('committed');
  });

  test('a value the database cannot take harms no other', async () => {
    const store = await open();
    const outcomes = await Promise.allSettled([store.commit(write('a', 0)), store.commit(write('bad', 0, { at: 0.5 })), store.commit(write('b', 0))]);
    expect(outcomes).toMatchObject([{ value: 'committed' }, { reason: { code: 'unknown', uncertain: false } }, { value: 'committed' }]);
  });

  test('writes share commits', async () => {
    const seen: { milliseconds: number; writes: number }[] = [];
    const store = await open({ onCommit: (milliseconds: number, writes: number) => seen.push({ milliseconds, writes }) });
    const verdicts = await Promise.all(Array.from({ length: 1000 }, (_, i) => store.commit(write(`table-${i}`, 0))));
    expect(new Set(verdicts)).toEqual(new Set(['committed']));
    expect(store.written).toBe(1000);
    expect(store.commits).toBeLessThan(20);
    expect(seen).toHaveLength(store.commits);
    expect(seen.reduce((sum, { writes }) => sum + writes, 0)).toBe(1000);
    expect(seen.every(({ milliseconds }) => milliseconds > 0)).toBe(true);
    const kept = await store.db.selectFrom('journal').select('table_id').execute();
    expect(new Set(kept.map(({ table_id }) => table_id)).size).toBe(1000);
    expect(kept).toHaveLength(1000);
  });

  test('numbers come back as numbers', async () => {
    const store = await open();
    const row: Row<'tables'> = {
      id: 't',
      game: 'contact',
      rules: 3,
      config: '{}',
      host: 'ann',
      state: 'open',
      listed: 1,
      bots: 0,
      created: 1_790_000_000_001,
      changed: 1_790_000_000_002,
      secret: 's',
      checkpoint: null,
      origin: '',
      sum: 'of it all',
    };
    const { numInsertedOrUpdatedRows } = await store.db.insertInto('tables').values(row).executeTakeFirstOrThrow();
    expect(numInsertedOrUpdatedRows).toBe(1n);
    expect(await store.db.selectFrom('tables').selectAll().execute()).toEqual([row]);
  });

  test('a statement that fails says so', async () => {
    const store = await open();
    await expect(sql`select * from nowhere`.execute(store.db)).rejects.toMatchObject({ name: 'StorageError', code: 'unknown' });
  });

  test('is ready', async () => {
    const store = await open();
    expect(await Promise.all([store.ready(), store.ready()])).toEqual([true, true]);
  });

  test('finishes what is under way when it is closed, and refuses what comes after', async () => {
    const database = await databases.fresh(kind);
    const store = await databases.open(database);
    const under = Array.from({ length: 20 }, (_, i) => store.commit(write(`t${i}`, 0)));
    const closed = store.close();
    await expect(store.commit(write('late', 0))).rejects.toMatchObject({ code: 'gone', uncertain: false });
    await closed;
    expect(new Set(await Promise.all(under))).toEqual(new Set(['committed']));
    expect(await store.ready()).toBe(false);
    const again = await databases.open(database);
    expect(await again.entries('t19', -1)).toHaveLength(1);
    expect(await again.entries('late', -1)).toEqual([]);
  });

  test('many who open an empty database at once find it made once', async () => {
    const database = await databases.fresh(kind);
    const stores = await Promise.all(Array.from({ length: 6 }, () => databases.open(database)));
    expect(new Set(stores.map(({ generation }) => generation)).size).toBe(1);
    const done = await sql<{ name: string }>`select name from kysely_migration`.execute(stores[0]?.db ?? expect.fail());
    expect(done.rows.map(({ name }) => name)).toEqual(Object.keys(migrations(kind)));
  });

  test('a database of a newer version is not opened', async () => {
    const database = await databases.fresh(kind);
    const store = await databases.open(database);
    await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2999-01-01T00:00:00Z')`.execute(store.db);
    await expect(databases.open(database)).rejects.toMatchObject({ code: 'unusable', message: expect.stringContaining('newer version of Muster') });
  });

  test('hears what others commit, and not what it commits itself', async () => {
    const database = await databases.fresh(kind);
    const [mine, other] = [await databases.open(database), await databases.open(database)];
    const notifications: Notification[] = [];
    mine.onNotification((notification) => notifications.push(notification));
    await mine.commit(write('mine', 0));
    await other.commit(write('theirs', 0));
    await vi.waitFor(() => expect(notifications).toHaveLength(1), { timeout: 5_000 });
    expect(notifications).toEqual([kind === 'postgres' ? { tables: ['theirs'] } : 'everything']);
  });

  test('a listener that throws does not spoil a commit', async () => {
    const thrown: unknown[] = [];
    const listeners = process.rawListeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', (error) => thrown.push(error));
    try {
      const store = await open({
        onCommit: () => {
          throw new Error('mine');
        },
      });
      expect(await store.commit(write('t', 0))).toBe('committed');
      expect(thrown).toMatchObject([{ message: 'mine' }]);
    } finally {
      for (const listener of listeners) process.on('uncaughtException', (...args) => Reflect.apply(listener, process, args));
    }
  });

  test('what was made for another generation is lost, and everything is to be dropped', async () => {
    const store = await open();
    const notifications: Notification[] = [];
    store.onNotification((notification) => notifications.push(notification));
    const before = store.generation;
    await store.db.updateTable('meta').set({ value: 'next' }).where('name', '=', GENERATION).execute();
    expect(await Promise.all([store.commit(write('t', 0)), store.commit(write('u', 0))])).toEqual(['lost', 'lost']);
    expect(notifications).toEqual(['everything']);
    expect(store.generation).toBe('next');
    expect(await store.commit(write('t', 0, { generation: before }))).toBe('lost');
    expect(notifications).toEqual(['everything']);
    expect(await store.commit(write('t', 0))).toBe('committed');
  });
});
