import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { GENERATION } from './format.ts';
import { backup, checkStore, openStore, restore, type Store } from './index.ts';
import { tableNames } from './schema.ts';
import { withSum } from './sums.ts';
import { Databases, kinds } from './testing/databases.ts';
import { tableRow, write } from './testing/write.ts';

const databases = new Databases();

/** Something in every table, with all that is hard to carry over; more entries than fit in a page. */
async function furnish(store: Store): Promise<void> {
  const { db } = store;
  await db
    .insertInto('people')
    .values(withSum('people', { id: 'ann', name: 'Ann "Ä" \u2028\u2029 \n\r\\ 🎲', created: 1_790_000_000_123, origin: '' }))
    .execute();
  await db
    .insertInto('tokens')
    .values(withSum('tokens', { hash: 'h', person: 'ann', kind: 'session', label: null, created: 1, seen: 2, expires: 0, scope: 'all' }))
    .execute();
  await db
    .insertInto('tables')
    .values(tableRow('t', { checkpoint: '{"a":1}', origin: 'o' }))
    .execute();
  await db
    .insertInto('seats')
    .values([
      withSum('seats', { table_id: 't', seat: 1, person: null }),
      withSum('seats', { table_id: 't', seat: 0, person: 'ann' }),
      withSum('seats', { table_id: 's', seat: 10, person: 'ann' }),
    ])
    .execute();
  await db
    .insertInto('records')
    .values(withSum('records', { table_id: 't', record: '{"sealed":"ü"}' }))
    .execute();
  await db
    .insertInto('reports')
    .values(withSum('reports', { id: 'r', table_id: 't', at: 3, message: 'm', body: '{}' }))
    .execute();
  await db
    .insertInto('bans')
    .values(withSum('bans', { whom: 'ann', why: 'spam', at: 4, until: 5 }))
    .execute();
  await db
    .insertInto('invites')
    .values(withSum('invites', { hash: 'i', created: 4, expires: 5 }))
    .execute();
  await db
    .insertInto('passkeys')
    .values(withSum('passkeys', { id: 'p', person: 'ann', name: 'phone', public_key: 'k', counter: 5_000_000_000, transports: '', created: 4, used: 5 }))
    .execute();
  await db
    .insertInto('tickets')
    .values(withSum('tickets', { hash: 'k', kind: 'recovery', person: null, about: '', created: 4, expires: 0, tries: 0 }))
    .execute();
  await db
    .insertInto('profiles')
    .values(withSum('profiles', { person: 'ann', avatar: 'fox', shows: '{}', settings: '{}' }))
    .execute();
  await db
    .insertInto('luggage')
    .values(withSum('luggage', { person: 'ann', id: 'l', game: 'g', changed: 5, saved: '{}' }))
    .execute();
  await db
    .insertInto('friends')
    .values(withSum('friends', { person: 'ann', other: 'ben', since: 5 }))
    .execute();
  await db
    .insertInto('deeds')
    .values(withSum('deeds', { id: 'd', at: 4, what: 'ban', whom: 'ann', why: 'spam' }))
    .execute();
  await Promise.all(
    Array.from({ length: 700 }, (_, i) => store.commit(write(`table ${i}`, 0, { id: `${i}`, person: i % 2 ? 'ann' : null, body: ['\u2028', i] }))),
  );
  await Promise.all(Array.from({ length: 12 }, (_, i) => store.commit(write('t', i))));
}

/** What older formats do not count. */
const LATER = ',"bans":1,"invites":1,"passkeys":1,"tickets":1,"profiles":1,"luggage":1,"friends":1,"deeds":1';

async function everything(store: Store): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of tableNames) {
    const found = await store.db.selectFrom(table).selectAll().execute();
    all[table] = found.map((row) => JSON.stringify(row, Object.keys(row).sort())).sort();
  }
  return all;
}

async function backupText(store: Store): Promise<string> {
  const output = new PassThrough();
  const [written] = await Promise.all([text(output), backup(store, output)]);
  return written;
}

describe.each(kinds)('a backup of %s', (kind) => {
  const open = async () => databases.open(await databases.fresh(kind));

  test.each(kinds)('is everything, also on %s', async (target) => {
    const source = await open();
    await furnish(source);
    const progress: number[] = [];
    const output = new PassThrough();
    const [written, counts] = await Promise.all([text(output), backup(source, output, (rows) => progress.push(rows))]);
    expect(counts).toEqual({
      people: 1,
      tokens: 1,
      tables: 1,
      seats: 3,
      journal: 712,
      folds: 0,
      ends: 701,
      records: 1,
      reports: 1,
      bans: 1,
      invites: 1,
      passkeys: 1,
      tickets: 1,
      profiles: 1,
      luggage: 1,
      friends: 1,
      deeds: 1,
    });
    expect(progress.at(-1)).toBe(1429);

    const copy = await databases.open(await databases.fresh(target));
    await copy.commit(write('to be gone', 0));
    const restored: number[] = [];
    expect(await restore(copy, Readable.from(Buffer.from(written)), (rows) => restored.push(rows))).toEqual(counts);
    expect(restored.at(-1)).toBe(1429);
    expect(await everything(copy)).toEqual(await everything(source));
    expect(await copy.entries('to be gone', -1)).toEqual([]);
    expect((await copy.entries('t', -1)).map(({ entry }) => entry)).toEqual(Array.from({ length: 12 }, (_, i) => i));
  });

  test('of before there were checksums is restored with them', async () => {
    const source = await open();
    await furnish(source);
    const lines = (await backupText(source)).split('\n');
    const older = lines
      .filter((line) => !/^\["(records|ends|bans|invites|passkeys|tickets|profiles|luggage|friends|deeds)"/.test(line))
      .map((line) =>
        line
          .replace('"format":5', '"format":1')
          .replace(/,"sum":"[0-9a-f]{16}"/, '')
          .replace(',"records":1', '')
          .replace(',"ends":701', '')
          .replace(LATER, ''),
      );
    expect(older.join()).not.toContain('"sum"');
    const copy = await open();
    await restore(copy, Readable.from([older.join('\n')]));
    expect(await copy.entries('t', -1)).toEqual(await source.entries('t', -1));
  });

  test('of before every row had a checksum is restored with them, and where each journal ends', async () => {
    const source = await open();
    await furnish(source);
    const older = (await backupText(source))
      .split('\n')
      .filter((line) => !/^\["(ends|bans|invites|passkeys|tickets|profiles|luggage|friends|deeds)"/.test(line))
      .map((line) => {
        const former = line.replace('"format":5', '"format":2').replace(',"ends":701', '').replace(LATER, '');
        return former.startsWith('["journal"') ? former : former.replace(/,"sum":"[0-9a-f]{16}"/, '');
      });
    const copy = await open();
    await restore(copy, Readable.from([older.join('\n')]));
    const restored = await everything(copy);
    for (const other of ['tables', 'bans', 'invites', 'passkeys', 'tickets', 'profiles', 'luggage', 'friends', 'deeds']) delete restored[other];
    expect(await everything(source)).toMatchObject(restored);
    // What the database had of its checkpoint was without a sum, too.
    expect((await checkStore(copy)).damage.filter(({ table, what }) => table === 't' && what !== 'record')).toEqual([]);
  });

  test('an empty one is one too', async () => {
    const store = await open();
    const written = await backupText(store);
    expect(written.split('\n')).toHaveLength(3);
    await store.commit(write('t', 0));
    await restore(store, Readable.from([written]));
    expect(await store.entries('t', -1)).toEqual([]);
  });

  test('shows one moment, whatever happens meanwhile', async () => {
    const store = await open();
    await store.commit(write('t', 0));
    await store.snapshot(async (db) => {
      const seen = () => db.selectFrom('journal').select('entry').execute();
      expect(await seen()).toEqual([{ entry: 0 }]);
      expect(await store.commit(write('t', 1))).toBe('committed');
      expect(await seen()).toEqual([{ entry: 0 }]);
      await expect(db.deleteFrom('journal').execute()).rejects.toMatchObject({ name: 'StorageError' });
    });
    expect(await store.entries('t', -1)).toHaveLength(2);
  });

  describe('that is spoiled', () => {
    let store: Store;
    let lines: string[];
    beforeAll(async () => {
      store = await openStore({ database: await databases.kept(kind) });
      await furnish(store);
      lines = (await backupText(store)).trimEnd().split('\n');
      expect(lines).toHaveLength(1431);
    });
    afterAll(() => store.close());

    test.each<[string, (lines: string[]) => string[], RegExp]>([
      ['is empty', () => [], /no backup of Muster/],
      ['is something else', () => ['Dear Ann,', 'how are you?'], /no backup of Muster/],
      ['is another kind of JSON', (lines) => ['{"muster":"record"}', ...lines.slice(1)], /no backup of Muster/],
      ['comes from the future', (lines) => [(lines[0] ?? '').replace('"format":5', '"format":6'), ...lines.slice(1)], /format 6/],
      ['breaks off between lines', (lines) => lines.slice(0, -1), /breaks off after line 1430/],
      ['breaks off in a line', (lines) => [...lines.slice(0, 99), (lines[99] ?? '').slice(0, 30)], /line 100: the line is damaged/],
      ['lacks a row', (lines) => lines.filter((_, n) => n !== 300), /712 rows of journal, but there are 711/],
      [
        'holds an entry that was changed',
        (lines) => lines.map((line) => line.replace('"body":"{\\"n\\":7}"', '"body":"{\\"n\\":8}"')),
        /the entry was changed after it was written/,
      ],
      [
        'holds a row that was changed',
        (lines) => lines.map((line) => line.replace('"scope":"all"', '"scope":"watch"')),
        /the row was changed after it was written/,
      ],
      ['goes on after the end', (lines) => [...lines, ...lines.slice(1, 2)], /line 1432: .*after the end/],
      ['holds an unknown table', (lines) => [...lines.slice(0, 5), '["spies",{"id":"x"}]', ...lines.slice(5)], /line 6: .*no row of a backup/],
      [
        'holds a row of another form',
        (lines) => [...lines.slice(0, 1), '["people",{"id":"x","name":7,"created":1}]', ...lines.slice(1)],
        /line 2: .*no row of people.*name/s,
      ],
      ['holds a row twice', (lines) => [...lines.slice(0, 2), ...lines.slice(1)], /refused a statement/],
    ])('because it %s changes nothing', async (_, spoil, complaint) => {
      const before = await everything(store);
      await expect(restore(store, Readable.from(spoil(lines).map((line) => `${line}\n`)))).rejects.toThrow(complaint);
      expect(await everything(store)).toEqual(before);
      expect(await store.db.selectFrom('meta').select('value').where('name', '=', GENERATION).execute()).toEqual([{ value: store.generation }]);
    });
  });

  test('that turns out to be something else is not read to its end', async () => {
    const input = new PassThrough();
    input.write('Dear Ann,\n');
    await expect(restore(await open(), input)).rejects.toThrow('no backup of Muster');
    expect(input.destroyed).toBe(true);
  });

  test('is restored by another process under a server that is running', async () => {
    const database = await databases.fresh(kind);
    const server = await databases.open(database);
    const file = join(tmpdir(), `muster-${randomUUID()}.backup`);
    onTestFinished(() => rm(file, { force: true }));
    await server.commit(write('t', 0, { body: 'kept' }));
    await writeFile(file, await backupText(server));
    await server.commit(write('t', 1, { body: 'forgotten' }));
    const { generation } = server;
    const notified = new Promise((resolve) => server.onNotification(resolve));

    const storage = new URL('./index.ts', import.meta.url);
    const script = `
      import { createReadStream } from 'node:fs';
      import { openStore, restore } from '${storage}';
      const store = await openStore({ database: process.argv[1] });
      await restore(store, createReadStream(process.argv[2]));
      await store.close();`;
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script, database, file]);

    expect(await notified).toBe('everything');
    expect(server.generation).not.toBe(generation);
    // What was computed from the old journal fits to the new one by its number. It is lost all the same.
    expect(await server.commit(write('t', 1, { body: 'stale', generation }))).toBe('lost');
    expect((await server.entries('t', -1)).map(({ body }) => body)).toEqual(['kept']);
    expect(await server.commit(write('t', 1, { body: 'new' }))).toBe('committed');
  });

  test('makes what was computed before it lost, and says first that everything is to be dropped', async () => {
    const database = await databases.fresh(kind);
    const [server, other] = [await databases.open(database), await databases.open(database)];
    await server.commit(write('t', 0));
    const written = await backupText(other);
    const { generation } = server;
    const order: unknown[] = [];
    server.onNotification((notification) => order.push(notification));
    await restore(other, Readable.from([written]));
    order.push(await server.commit(write('t', 1, { generation })));
    expect(order).toEqual(['everything', 'lost']);
  });

  test('is written and restored while people play', async () => {
    const database = await databases.fresh(kind);
    const [server, other] = [await databases.open(database), await databases.open(database)];
    await furnish(server);
    let playing = true;
    const play = async (): Promise<void> => {
      for (let next = 12; playing; ) {
        const verdict = await server.commit(write('t', next));
        next = verdict === 'committed' ? next + 1 : (await server.entries('t', -1)).length;
      }
    };
    const played = play();
    for (let round = 0; round < 3; round++) {
      const written = await backupText(other);
      await restore(other, Readable.from([written]));
    }
    playing = false;
    await played;
    const entries = await server.entries('t', -1);
    expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, n) => n));
    expect(entries.length).toBeGreaterThan(12);
  });
});
