import { sql } from 'kysely';
import { Client } from 'pg';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { GENERATION } from './format.ts';
import { type Notification, openStore, type Store } from './index.ts';
import { withSum } from './sums.ts';
import { Databases } from './testing/databases.ts';
import { type FlakyProxy, proxyTo } from './testing/proxy.ts';
import { write } from './testing/write.ts';

// It is killed here, and has to keep its word.
const databases = new Databases({ durable: true });
const patience = 1_000;

function notificationsOf(store: Store): Notification[] {
  const notifications: Notification[] = [];
  store.onNotification((notification) => notifications.push(notification));
  return notifications;
}

async function rawClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

async function eventually(check: () => unknown): Promise<void> {
  await vi.waitFor(check, { timeout: 15_000, interval: 20 });
}

describe('opening', () => {
  test('says what is wrong', async () => {
    const url = await databases.fresh('postgres');
    await expect(openStore({ database: `${url}-not-there` })).rejects.toMatchObject({ code: 'unusable', message: expect.stringContaining('does not exist') });
    await expect(openStore({ database: url.replace('postgres:postgres@', 'postgres:wrong@') })).rejects.toMatchObject({
      code: 'unusable',
      message: expect.stringContaining('password'),
    });
    await expect(openStore({ database: 'postgres://127.0.0.1:1/x' })).rejects.toMatchObject({ code: 'gone' });
  });

  test('a committed transaction is durable, whatever the habit of the server', async () => {
    const url = await databases.kept('postgres');
    const client = await rawClient(url);
    await client.query(`alter database "${new URL(url).pathname.slice(1)}" set synchronous_commit = off`);
    const store = await databases.open(url);
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(store.db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
  });
});

describe('notifications', () => {
  test('of many tables with long names arrive whole', async () => {
    const url = await databases.fresh('postgres');
    const [mine, other] = [await databases.open(url), await databases.open(url)];
    const notifications = notificationsOf(mine);
    const names = Array.from({ length: 300 }, (_, i) => `${'"täble'.repeat(10)}-${i}`);
    await Promise.all(names.map((name) => other.commit(write(name, 0))));
    const tables = () => notifications.flatMap((each) => (each === 'everything' || !('tables' in each) ? [] : each.tables));
    await eventually(() => expect(tables()).toHaveLength(names.length));
    expect(new Set(tables())).toEqual(new Set(names));
    expect(notifications.length).toBeLessThan(20);
    expect(other.commits).toBeLessThan(5);
  });

  test('only of what won', async () => {
    const url = await databases.fresh('postgres');
    const [mine, other] = [await databases.open(url), await databases.open(url)];
    const notifications = notificationsOf(mine);
    await other.commit(write('old', 0));
    await Promise.all([other.commit(write('old', 0)), other.commit(write('new', 0))]);
    await other.commit(write('last', 0));
    await eventually(() => expect(notifications).toContainEqual({ tables: ['last'] }));
    expect(notifications).toEqual([{ tables: ['old'] }, { tables: ['new'] }, { tables: ['last'] }]);
  });

  test('in words nobody knows mean that something was missed', async () => {
    const url = await databases.fresh('postgres');
    const store = await databases.open(url);
    const notifications = notificationsOf(store);
    await (await rawClient(url)).query(`notify muster, 'something from the future'`);
    await eventually(() => expect(notifications).toEqual(['everything']));
  });
});

test('no commit goes through the whole journal, also when it was short at first', async () => {
  const url = await databases.kept('postgres');
  const store = await openStore({ database: url });
  const client = await rawClient(url);
  for (let entry = 0; entry < 20; entry++) {
    await Promise.all(['t', 'u', 'v'].map((table) => store.commit(write(table, entry))));
    if (entry === 1) await client.query('analyze journal');
  }
  await store.close();
  const count = async (column: 'n_tup_ins' | 'seq_scan') => {
    const { rows } = await client.query(`select ${column}::integer as count from pg_stat_user_tables where relname = 'journal'`);
    return rows[0].count;
  };
  await eventually(async () => expect(await count('n_tup_ins')).toBe(60));
  // One for each index that was ever made, two to give checksums to what was there.
  expect(await count('seq_scan')).toBe(5);
});

test('two who wait for each other are told apart, and both succeed', async () => {
  const url = await databases.fresh('postgres');
  const store = await databases.open(url);
  const person = (id: string) => withSum('people', { id, name: id, created: 1, origin: '' });
  await store.db
    .insertInto('people')
    .values([person('ann'), person('bob')])
    .execute();
  const rename = (id: string) => store.db.updateTable('people').set({ name: 'new' }).where('id', '=', id).compile();
  const client = await rawClient(url);
  await client.query(`begin; set local deadlock_timeout = '10s'; update people set name = 'raw' where id = 'bob'`);
  const commit = store.commit(write('t', 0, { statements: [rename('ann'), rename('bob')] }));
  await eventually(() => waiting(client, 1));
  await client.query(`update people set name = 'raw' where id = 'ann'; commit`);
  expect(await commit).toBe('committed');
  expect(await store.db.selectFrom('people').select('name').execute()).toEqual([{ name: 'new' }, { name: 'new' }]);
});

/** That many wait for a lock. */
async function waiting(client: Client, count: number): Promise<void> {
  const { rowCount } = await client.query('select from pg_locks where not granted');
  expect(rowCount).toBe(count);
}

test('a commit that waited for a restore is lost', async () => {
  const url = await databases.fresh('postgres');
  const store = await databases.open(url);
  await store.commit(write('t', 0));
  const notifications = notificationsOf(store);
  const [client, observer] = [await rawClient(url), await rawClient(url)];
  await client.query(`begin; lock table journal in exclusive mode; update meta set value = 'restored' where name = '${GENERATION}'`);
  const commits = [store.commit(write('t', 1)), store.commit(write('u', 0))];
  await eventually(() => waiting(observer, 1));
  await client.query('commit');
  expect(await Promise.all(commits)).toEqual(['lost', 'lost']);
  expect(notifications).toEqual(['everything']);
  expect(await store.entries('t', -1)).toHaveLength(1);
  expect(await store.commit(write('t', 1))).toBe('committed');
});

test('a statement that takes too long is given up, and the connection stays good', async () => {
  const store = await databases.open(await databases.fresh('postgres'), { patience: 200 });
  await expect(sql`select pg_sleep(30)`.execute(store.db)).rejects.toMatchObject({ code: 'busy' });
  expect(await store.ready()).toBe(true);
});

describe('when the connection is lost', () => {
  const proxies: FlakyProxy[] = [];
  afterEach(async () => {
    await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
  });

  async function proxied(): Promise<{ proxy: FlakyProxy; url: string; through: string }> {
    const url = await databases.fresh('postgres');
    const proxy = await proxyTo(databases.postgres.port);
    proxies.push(proxy);
    return { proxy, url, through: url.replace(`:${databases.postgres.port}/`, `:${proxy.port}/`) };
  }

  test('all goes on by itself, and listeners are told that they may have missed something', async () => {
    const { proxy, url, through } = await proxied();
    const [store, other] = [await databases.open(through, { patience }), await databases.open(url)];
    const notifications = notificationsOf(store);
    await store.commit(write('t', 0));
    proxy.cut();
    await other.commit(write('missed', 0));
    await eventually(() => expect(notifications).toContain('everything'));
    expect(await store.commit(write('t', 1))).toBe('committed');
    await other.commit(write('after', 0));
    await eventually(() => expect(notifications).toContainEqual({ tables: ['after'] }));
  });

  test('a server that says nothing more is given up after a while', async () => {
    const { proxy, through } = await proxied();
    const patience = 500;
    const store = await databases.open(through, { patience });
    const notifications = notificationsOf(store);
    await store.commit(write('t', 0));
    await store.ready();
    proxy.silence();
    const start = Date.now();
    await Promise.all([
      expect(store.commit(write('t', 1))).rejects.toMatchObject({ name: 'StorageError', code: 'gone', uncertain: true }),
      expect(store.entries('t', -1)).rejects.toMatchObject({ name: 'StorageError', code: 'gone' }),
      expect(store.ready()).resolves.toBe(false),
    ]);
    // Now there is not even a connection.
    await expect(store.commit(write('t', 1))).rejects.toMatchObject({ code: 'gone', uncertain: false });
    expect(Date.now() - start).toBeLessThan(4 * patience + 1_000);
    proxy.mend();
    await eventually(() => expect(notifications).toEqual(['everything']));
    expect(await store.commit(write('t', 1))).toBe('committed');
    expect(await store.entries('t', -1)).toHaveLength(2);
    expect(await store.ready()).toBe(true);
  });

  test.each([
    { what: 'a single statement', further: false, last: 'the body', uncertain: true },
    { what: 'the end of a transaction', further: true, last: '\u000bcommit\0', uncertain: true },
    { what: 'the middle of a transaction', further: true, last: 'the body', uncertain: false },
  ])('when the answer to $what never comes, it is uncertain whether it happened: $uncertain', async ({ further, last, uncertain }) => {
    const { proxy, url, through } = await proxied();
    const [store, other] = [await databases.open(through, { patience: 300 }), await databases.open(url)];
    await store.commit(write('t', 0));
    proxy.muffle(last);
    const statements = further ? [store.db.deleteFrom('people').compile()] : [];
    await expect(store.commit(write('t', 1, { body: 'the body', statements }))).rejects.toMatchObject({ code: 'gone', uncertain });
    // It did happen, if it was committed.
    expect(await other.entries('t', 0)).toHaveLength(uncertain ? 1 : 0);
  });

  test('a connection that the server ends in the middle harms nobody', async () => {
    const url = await databases.fresh('postgres');
    const store = await databases.open(url, { patience });
    const client = await rawClient(url);
    await client.query('begin; lock table journal in exclusive mode');
    const failed = expect(store.commit(write('t', 0))).rejects.toMatchObject({ code: 'gone' });
    await eventually(() => waiting(client, 1));
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()`);
    await failed;
    await client.query('rollback');
    expect(await store.commit(write('t', 0))).toBe('committed');
  });
});

test('what was acknowledged survives when the server is killed, and all goes on when it is back', async () => {
  const url = await databases.fresh('postgres');
  const store = await databases.open(url, { patience });
  const notifications = notificationsOf(store);
  const acknowledged: number[] = [];
  const failures: unknown[] = [];

  /** Commit one entry after the other at a table of its own, until the server is gone. */
  async function play(table: number): Promise<void> {
    for (acknowledged[table] = 0; ; acknowledged[table]++) {
      try {
        expect(await store.commit(write(`t${table}`, acknowledged[table]))).toBe('committed');
      } catch (error) {
        failures.push(error);
        return;
      }
    }
  }
  const playing = Array.from({ length: 10 }, (_, table) => play(table));
  await eventually(() => expect(store.written).toBeGreaterThan(500));
  await databases.postgres.kill();
  await Promise.all(playing);
  expect(failures).toHaveLength(10);
  for (const failure of failures) expect(failure).toMatchObject({ name: 'StorageError', code: 'gone' });
  expect(await store.ready()).toBe(false);
  expect(notifications).toEqual([]);

  await databases.postgres.start();
  await eventually(async () => expect(await store.ready()).toBe(true));
  await eventually(() => expect(notifications).toEqual(['everything']));
  for (const [table, count] of acknowledged.entries()) {
    const kept = (await store.entries(`t${table}`, -1)).length;
    // The last one may have been committed without an answer.
    expect(kept - count).toBeOneOf([0, 1]);
    expect(await store.commit(write(`t${table}`, kept))).toBe('committed');
  }
});
