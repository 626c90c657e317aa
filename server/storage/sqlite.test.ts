import { spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store, type StoredEntry } from './index.ts';
import { write } from './testing/write.ts';

let folder: string;
const opened: Store[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-sqlite-'));
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function open(name: string, patience = 1_000): Promise<Store> {
  const store = await openStore({ database: join(folder, name), patience });
  opened.push(store);
  return store;
}

async function pragma(store: Store, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(store.db);
  return Object.values(rows[0] ?? {})[0];
}

describe('opening', () => {
  test('makes the folder, and a log that is flushed at each commit', async () => {
    const store = await open('deep/down/muster.db');
    expect((await stat(join(folder, 'deep/down/muster.db'))).isFile()).toBe(true);
    expect([await pragma(store, 'journal_mode'), await pragma(store, 'synchronous'), await pragma(store, 'foreign_keys')]).toEqual(['wal', 2, 0]);
  });

  test('a file that is no database', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear Ann, '.repeat(1000));
    await expect(open('letter.txt')).rejects.toMatchObject({
      code: 'unusable',
      message: expect.stringMatching(/letter\.txt cannot be opened\. The file is no database\.$/),
    });
  });

  test('a folder that cannot be made', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(open('file/muster.db')).rejects.toMatchObject({ code: 'unusable', message: expect.stringContaining('folder') });
  });

  test('a folder in the place of the file', async () => {
    await mkdir(join(folder, 'folder'));
    await expect(open('folder')).rejects.toMatchObject({
      code: 'unusable',
      message: expect.stringMatching(/folder cannot be opened\. The file of the database cannot be opened\.$/),
    });
  });
});

test('entries that waited in the log of an older version come to the journal', async () => {
  const store = await open('older.db');
  const [first, second, third] = [0, 1, 2].map(
    (entry) => write('t', entry, { person: 'ann', id: `id-${entry}`, body: { text: `"${entry}" ü\u2028\u0000` } }).entry,
  );
  await store.commit({ entry: first as StoredEntry });
  await store.close();
  const older = new DatabaseSync(join(folder, 'older.db'));
  const logged = [first, second, third].map((entry) => entry && [entry.table, entry.entry, entry.at, entry.kind, entry.person, entry.id, entry.body]);
  older.exec(
    'drop table folds; drop table bans; drop table invites; drop table deeds; drop table passkeys; drop table tickets; drop table profiles; drop table luggage; drop table friends; drop table standings; drop table ends; alter table people drop column sum; alter table tokens drop column sum; alter table tables drop column sum; alter table seats drop column sum; alter table reports drop column sum; drop index people_origin; drop index tables_origin; drop index tables_host; alter table people drop column origin; drop table records; alter table journal drop column sum; alter table tables drop column origin; alter table tokens drop column expires; alter table tokens drop column scope; create table log (seq integer primary key not null, entries text not null) strict',
  );
  older.prepare('insert into log (entries) values (?), (?)').run(JSON.stringify(logged.slice(0, 2)), JSON.stringify(logged.slice(2)));
  older.exec(`delete from kysely_migration where name > '001-tables'`);
  older.close();
  const again = await open('older.db');
  expect(await again.entries('t', -1)).toEqual([first, second, third]);
  expect(await again.entryById('t', 'ann', 'id-1')).toEqual(second);
  expect(await again.commit(write('t', 3))).toBe('committed');
});

test('two who have the same file never take the same entry, and each sees what the other wrote', async () => {
  const [one, two] = [await open('two.db'), await open('two.db')];
  const verdicts = [];
  for (const [who, entry] of [
    [one, 0],
    [two, 0],
    [two, 1],
    [one, 1],
    [one, 2],
  ] as const)
    verdicts.push(await who.commit(write('t', entry)));
  expect(verdicts).toEqual(['committed', 'lost', 'committed', 'lost', 'committed']);
  for (const who of [one, two]) expect((await who.entries('t', -1)).map(({ entry }) => entry)).toEqual([0, 1, 2]);
});

test('no transactions on the connection that all share', async () => {
  const store = await open('shared.db');
  const attempt = store.db.transaction().execute(async () => {});
  await expect(attempt).rejects.toMatchObject({ name: 'StorageError' });
});

test('a full disk is said to be full, and all goes on when there is room again', async () => {
  const store = await open('full.db');
  await store.commit(write('t', 0));
  await pragma(store, `max_page_count = ${await pragma(store, 'page_count')}`);
  const long = 'x'.repeat(100_000);
  const outcomes = await Promise.allSettled([store.commit(write('t', 1, { body: long })), store.commit(write('u', 0, { body: long }))]);
  const full = { reason: { name: 'StorageError', code: 'full', uncertain: false, message: expect.stringContaining('no room') } };
  expect(outcomes).toMatchObject([full, full]);
  expect(await store.entries('t', -1)).toHaveLength(1);
  await pragma(store, 'max_page_count = 1000000');
  expect(await store.commit(write('t', 1, { body: long }))).toBe('committed');
});

test('a file held by somebody else makes it busy, and stops nobody else in the process', async () => {
  const store = await open('busy.db', 300);
  const other = new DatabaseSync(join(folder, 'busy.db'));
  other.exec('begin immediate');
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  await expect(store.commit(write('t', 0))).rejects.toMatchObject({ code: 'busy', uncertain: false });
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(10);
  expect(await store.ready()).toBe(false);
  other.exec('rollback');
  other.close();
  expect(await store.commit(write('t', 0))).toBe('committed');
  expect(await store.ready()).toBe(true);
});

test('a thread that dies leaves those who wait in doubt, and is replaced', async () => {
  const workers: Worker[] = [];
  const note = (message: unknown): void => {
    if (typeof message === 'object' && message !== null && 'worker' in message && message.worker instanceof Worker) workers.push(message.worker);
  };
  subscribe('worker_threads', note);
  const store = await open('thread.db');
  unsubscribe('worker_threads', note);
  await store.commit(write('t', 0));
  const endless = sql`with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n`.execute(store.db);
  const commit = store.commit(write('t', 1));
  await Promise.all([
    expect(endless).rejects.toMatchObject({ code: 'gone', uncertain: true }),
    expect(commit).rejects.toMatchObject({ code: 'gone', uncertain: true }),
    ...workers.map((worker) => worker.terminate()),
  ]);
  expect(await store.entries('t', -1)).toHaveLength(1);
  expect(await store.commit(write('t', 1))).toBe('committed');
});

/** A process that commits without end; what it says, line by line. */
function committer(database: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/committer.ts'), database], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() };
}

test('what was acknowledged survives a kill', async () => {
  const database = join(folder, 'killed.db');
  const { child, lines } = committer(database);
  const said: string[] = [];
  for (let n = 0; n < 50; n++) said.push((await lines.next()).value ?? '');
  child.kill('SIGKILL');
  for (let line = await lines.next(); !line.done; line = await lines.next()) said.push(line.value);
  expect(said).toEqual(said.map((_, n) => `${n} committed`));
  const store = await open('killed.db');
  const kept = (await store.entries('t', -1)).length;
  // One may have been committed that could not be acknowledged any more.
  expect(kept - said.length).toBeOneOf([0, 1]);
});

/** The largest file a process may write, changed while it runs. */
async function limitFiles(pid: number | undefined, bytes: number | 'unlimited'): Promise<void> {
  const [code] = await once(spawn('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:unlimited`], { stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error('prlimit failed');
}

test.runIf(process.platform === 'linux')('a disk that refuses to write is an error, and all goes on when it writes again', async () => {
  const { child, lines } = committer(join(folder, 'limited.db'));
  const until = async (wanted: RegExp): Promise<string> => {
    for (let line = await lines.next(); !line.done; line = await lines.next()) if (wanted.test(line.value)) return line.value;
    throw new Error(`never said ${wanted}`);
  };
  try {
    await until(/^5 committed/);
    await limitFiles(child.pid, 1_000);
    const [failed] = (await until(/gone|full/)).split(' ');
    await until(/gone|full/);
    await limitFiles(child.pid, 'unlimited');
    expect(await until(/committed/)).toBe(`${failed} committed`);
    await until(new RegExp(`^${Number(failed) + 5} committed`));
  } finally {
    child.kill('SIGKILL');
  }
  const store = await open('limited.db');
  const entries = await store.entries('t', -1);
  expect(entries.map(({ entry }) => entry)).toEqual(entries.map((_, n) => n));
  expect(await pragma(store, 'integrity_check')).toBe('ok');
});
