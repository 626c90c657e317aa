import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRecord, recordText, sealed } from '#kernel';
import { unpacked } from '../server/storage/packing.ts';
import type { Row } from '../server/storage/schema.ts';
import { withSum } from '../server/storage/sums.ts';
import { duel, matchFor, playOne, playOut } from '../server/testing/duel.ts';
import { Inbox } from '../server/testing/inbox.ts';
import { openServer, type TestServer } from '../server/testing/open.ts';

const MUSTER = fileURLToPath(new URL('./muster.ts', import.meta.url));
let server: TestServer;
let folder = '';
beforeAll(async () => {
  server = await openServer();
  folder = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The command beside a running server, on the same database or on another. */
/** In a process beside this one: whoever waits here still hears the server, which closes lines that are idle for long. */
function muster(
  args: readonly string[],
  database = server.database,
  environment = {},
): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const child = spawn(process.execPath, [MUSTER, ...args], { cwd: folder, env: { ...process.env, MUSTER_DATA: database, ...environment } });
  let [out, err] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text) => (err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

/** What a server says until this signal ends it. */
async function served(database: string, signal: NodeJS.Signals): Promise<string> {
  const child = spawn(process.execPath, [MUSTER, 'serve', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, MUSTER_DATA: database, MUSTER_HOST: '127.0.0.1', MUSTER_LOG: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    child.kill(signal);
  });
  await once(child, 'exit');
  return said;
}

describe('beside a running server', () => {
  test('a backup is made and restored, and people play on from where it was made', async () => {
    const { table, ann, ben } = await duel(server.base);
    for (let answers = 0; answers < 5; answers++) await playOne(table, [ann, ben]);
    const made = await muster(['backup', 'all.ndjson.gz']);
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('1 table with') });
    const inbox = new Inbox(ann, table);
    await inbox.welcome();
    for (let answers = 0; answers < 5; answers++) await playOne(table, [ann, ben]);
    expect(await muster(['restore', 'all.ndjson.gz'])).toMatchObject({ code: 2, err: expect.stringContaining('--replace') });
    expect((await matchFor(ann, table)).number).toBe(10);
    expect(await muster(['restore', 'all.ndjson.gz', '--replace'])).toMatchObject({ code: 0, out: expect.stringContaining('restored 1 table') });
    // those who look on are told to come back, and find the table as it was
    await inbox.until((m) => m.type === 'bye');
    await inbox.until(
      (m) =>
        m.type === 'welcome' &&
        inbox.messages.some(({ type }) => type === 'bye') &&
        inbox.messages.lastIndexOf(m) > inbox.messages.findIndex(({ type }) => type === 'bye'),
    );
    expect((await matchFor(ben, table)).number).toBe(5);
    expect((await playOut(table, [ann, ben])).outcome).not.toBeNull();
    inbox.end();
  });

  test('a backup can be encrypted, and opens with its password alone', async () => {
    const env = (given: string) => ({ MUSTER_BACKUP_PASSWORD: given });
    expect(await muster(['backup', 'sealed.ndjson.gz', '--encrypt'])).toMatchObject({ code: 2, err: expect.stringContaining('MUSTER_BACKUP_PASSWORD') });
    for (const name of ['sealed.ndjson.gz', 'sealed.ndjson']) {
      expect((await muster(['backup', name, '--encrypt'], server.database, env('open sesame'))).code).toBe(0);
      const file = join(folder, name);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(readFileSync(file, 'latin1')).not.toContain('journal');
      const copy = join(folder, `${name}.db`);
      expect(await muster(['restore', name], copy, env('open barley'))).toMatchObject({ code: 2, err: expect.stringContaining('does not open') });
      const bytes = readFileSync(file);
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      writeFileSync(join(folder, `changed-${name}`), bytes);
      expect((await muster(['restore', `changed-${name}`], copy, env('open sesame'))).code).toBeGreaterThan(0);
      expect((await muster(['check'], copy)).out).toContain(': 0 tables');
      expect(await muster(['restore', name], copy, env('open sesame'))).toMatchObject({ code: 0, out: expect.stringMatching(/restored [1-9]/) });
    }
  });

  test('a file that unpacks without end is not read to its end', async () => {
    writeFileSync(join(folder, 'bomb.ndjson.gz'), gzipSync(Buffer.alloc(60_000_000, '\n')));
    writeFileSync(join(folder, 'long.ndjson'), `{"muster":"backup","format":3,"at":1}\n${'x'.repeat(20_000_000)}`);
    const copy = join(folder, 'bomb.db');
    expect((await muster(['restore', 'bomb.ndjson.gz'], copy)).code).toBeGreaterThan(0);
    writeFileSync(
      join(folder, 'bomb.ndjson.gz'),
      gzipSync(Buffer.concat([Buffer.from('{"muster":"backup","format":3,"at":1}\n'), Buffer.alloc(60_000_000, ' ')])),
    );
    const { code, err } = await muster(['restore', 'bomb.ndjson.gz'], copy);
    expect([code, err]).toEqual([expect.toSatisfy((found) => found > 0), expect.stringMatching(/hundred times its size|does not end/)]);
    expect(await muster(['restore', 'long.ndjson'], copy)).toMatchObject({ code: 1, err: expect.stringContaining('a line does not end') });
    expect((await muster(['check'], copy)).out).toContain(': 0 tables');
  });

  test('a restore that was killed can be run again to its end', async () => {
    const people = Array.from({ length: 60_000 }, (_, n) => withSum('people', { id: `p${n}`, name: `Guest ${n}`, created: n, origin: '' }));
    const none = { tokens: 0, tables: 0, seats: 0, journal: 0, ends: 0, records: 0, reports: 0 };
    const lines = [{ muster: 'backup', format: 3, at: 1 }, ...people.map((row) => ['people', row]), { rows: { ...none, people: people.length } }];
    writeFileSync(join(folder, 'many.ndjson'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`);
    const copy = join(folder, 'killed.db');
    const running = spawn(process.execPath, [MUSTER, 'restore', 'many.ndjson'], { cwd: folder, env: { ...process.env, MUSTER_DATA: copy } });
    const wal = () => (existsSync(`${copy}-wal`) ? statSync(`${copy}-wal`).size : 0);
    await expect.poll(wal, { timeout: 60_000, interval: 5 }).toBeGreaterThan(500_000);
    running.kill('SIGKILL');
    await once(running, 'exit');
    expect((await muster(['check'], copy)).out).toContain(': 0 tables');
    expect(await muster(['restore', 'many.ndjson'], copy)).toMatchObject({ code: 0, out: expect.stringContaining('60000 people') });
    expect((await muster(['check'], copy)).code).toBe(0);
  });

  test.runIf(process.getuid?.() === 0)('what root restores belongs to whoever has the folder', async () => {
    const home = mkdtempSync(join(folder, 'service-'));
    chownSync(home, 1234, 1234);
    expect((await muster(['backup', 'for-service.ndjson.gz'])).code).toBe(0);
    const data = join(home, 'muster.db');
    expect((await muster(['restore', 'for-service.ndjson.gz'], data)).code).toBe(0);
    for (const name of readdirSync(home)) expect(statSync(join(home, name)).uid, name).toBe(1234);
    expect(readdirSync(home)).toContain('muster.db');
  });

  test('a torn or foreign file changes nothing', async () => {
    writeFileSync(join(folder, 'foreign.ndjson'), '{"hello":1}\n');
    const whole = await muster(['backup', 'whole.ndjson']);
    expect(whole.code).toBe(0);
    const text = readFileSync(join(folder, 'whole.ndjson'), 'utf8');
    writeFileSync(join(folder, 'torn.ndjson'), text.slice(0, text.length / 2));
    for (const file of ['foreign.ndjson', 'torn.ndjson', 'nowhere.ndjson']) expect((await muster(['restore', file, '--replace'])).code).toBeGreaterThan(0);
    expect((await muster(['backup', 'again.ndjson'])).out.replace('again', 'whole')).toBe(whole.out);
  });

  test('the database is checked, and what was changed in it is found', async () => {
    expect(await muster(['check'])).toMatchObject({ code: 0, out: expect.stringMatching(/^Everything is as it was written: \d+ tables? with \d+ entries/) });
    expect((await muster(['backup', 'copy.ndjson'])).code).toBe(0);
    const copy = join(folder, 'copy.db');
    expect((await muster(['restore', 'copy.ndjson'], copy)).code).toBe(0);
    const file = new DatabaseSync(copy);
    file.exec(`update journal set at = at + 1 where entry = 1`);
    file.close();
    expect(await muster(['check'], copy)).toMatchObject({ code: 1, out: expect.stringMatching(/entry 1: it is not what was written\n[\s\S]*damaged of/) });
  });

  test('records of which not everything can be checked are named, and those that do not hold', async () => {
    const { table, ann, ben } = await duel(server.base);
    await playOut(table, [ann, ben]);
    expect((await muster(['backup', 'records.ndjson'])).code).toBe(0);
    const copy = join(folder, 'records.db');
    expect((await muster(['restore', 'records.ndjson'], copy)).code).toBe(0);
    const file = new DatabaseSync(copy);
    const { record } = file.prepare('select record from records where table_id = ?').get(table) as { record: string };
    const put = (text: string) =>
      file.prepare('update records set record = ?, sum = ? where table_id = ?').run(text, withSum('records', { table_id: table, record: text }).sum, table);
    const { seal: _, ...whole } = readRecord(unpacked(record));
    const answers = whole.answers.map(([seat, notation, ...gave]) => [seat, `${notation}!`, ...gave] as const);
    put(recordText(sealed({ ...whole, rules: 99, answers })));
    expect(await muster(['check'], copy)).toMatchObject({
      code: 0,
      out: expect.stringContaining(`table ${table}, its record: not checked: made with other rules`),
    });
    put(recordText(sealed({ ...whole, answers })));
    expect(await muster(['check'], copy)).toMatchObject({ code: 1, out: expect.stringContaining(`table ${table}, its record: does not hold`) });
    file.close();
  });

  test('tables that this version cannot play are named', async () => {
    const { table } = await duel(server.base);
    expect((await muster(['backup', 'old.ndjson'])).code).toBe(0);
    const copy = join(folder, 'old.db');
    expect((await muster(['restore', 'old.ndjson'], copy)).code).toBe(0);
    expect(await muster(['check'], copy)).toMatchObject({ code: 0, out: expect.not.stringContaining('cannot go on') });
    const file = new DatabaseSync(copy);
    const row = file.prepare('select * from tables where id = ?').get(table) as Row<'tables'>;
    file.prepare(`update tables set game = 'chess', sum = ? where id = ?`).run(withSum('tables', { ...row, game: 'chess' }).sum, table);
    file.close();
    expect(await muster(['check'], copy)).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^Every[^\n]*as it was written[^\n]*\ntable \w+ \(chess\) cannot go on: there is no game 'chess' here\n1 table cannot go on/),
    });
  });

  test('people are listed, kept out and let in again, and what was done is written down', async () => {
    const { table, ann, ben } = await duel(server.base);
    const { entry } = (await ann.act(table, 'say', { text: 'something vile' })).body;
    expect(await muster(['people', ann.person.id])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^\w{16} {2}Ann, since [\d-]{10}, last seen [\d-]{10}, 1 table\n$/),
    });
    expect(await muster(['ban', ann.person.id, '--until', '7d', '--why', 'spam'])).toMatchObject({ code: 0, out: expect.stringContaining('is banned until') });
    await expect.poll(async () => (await ann.act(table, 'say', { text: 'hello' })).body.code).toBe('banned');
    const [listed] = JSON.parse((await muster(['people', ann.person.id, '--json'])).out);
    expect(listed).toMatchObject({ id: ann.person.id, name: 'Ann', tables: 1, banned: { why: 'spam', until: expect.any(Number) } });
    expect((await muster(['people', '--bans'])).out).toMatch(/^\w{16}, since .* UTC, banned until .* UTC \(spam\)\n$/);
    expect((await muster(['unban', ann.person.id])).code).toBe(0);
    await expect.poll(async () => (await ann.get<{ code?: string }>('/me')).body.code).toBeUndefined();

    expect((await muster(['remove', 'chat', table])).out).toContain(`Ann (${ann.person.id}): something vile`);
    expect(await muster(['remove', 'chat', table, String(entry)])).toMatchObject({ code: 2, err: expect.stringContaining('--yes') });
    expect((await muster(['remove', 'chat', table, String(entry), '--yes', '--why', 'insult'])).code).toBe(0);
    expect((await muster(['remove', 'chat', table])).out).not.toContain('vile');
    expect(await muster(['remove', 'person', ben.person.id, '--yes'])).toMatchObject({ code: 0, out: expect.stringContaining('from 1 table') });
    expect((await muster(['remove', 'table', table, '--yes'])).code).toBe(0);
    expect(await muster(['invite', '--until', '2h'], server.database, { MUSTER_URL: 'https://games.example.org' })).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^https:\/\/games\.example\.org\/#invite=[\w-]{22}\n/),
    });
    const log = (await muster(['people', '--log'])).out.trim().split('\n');
    const did = ['invited', `removed table ${table}`, `removed person ${ben.person.id}`, `removed chat ${table} ${entry} (insult)`, 'let in again', 'banned'];
    expect(log.slice(0, did.length)).toEqual(did.map((what) => expect.stringContaining(`UTC  ${what}`)));
  });

  test.each([
    [['ban', 'Ann'], 'Name one person by their id'],
    [['ban', 'nosuchperson2222'], 'nobody with the id'],
    [['ban', '203.0.113.7', '--until', 'yesterday'], 'a time to come'],
    [['unban', '203.0.113.7'], 'is not banned'],
    [['remove', 'everything'], 'Say what to remove'],
    [['remove', 'table', 'nosuchtable22222'], 'no table'],
  ])('%j is refused', async (args, why) => {
    expect(await muster(args)).toMatchObject({ code: 2, err: expect.stringContaining(why) });
  });

  test('a database that is not there is named, not made', async () => {
    const nowhere = join(folder, 'nowhere.db');
    for (const args of [['backup', 'none.ndjson'], ['check'], ['export']])
      expect(await muster(args, nowhere)).toMatchObject({ code: 2, err: expect.stringContaining(`There is no database at ${nowhere}`) });
    expect(existsSync(nowhere)).toBe(false);
    expect(existsSync(join(folder, 'none.ndjson'))).toBe(false);
  });

  test('records go out, verify, and come in elsewhere', async () => {
    const { table, ann, ben } = await duel(server.base);
    expect(await muster(['export', table])).toMatchObject({ code: 2, err: expect.stringContaining('not finished') });
    await playOut(table, [ann, ben]);
    expect((await muster(['export', '--out', 'records'])).code).toBe(0);
    const files = readdirSync(join(folder, 'records'));
    expect(files).toContain(`contra-tiles-${table}.json`);
    const file = join('records', `contra-tiles-${table}.json`);
    expect(await muster(['verify', file])).toMatchObject({ code: 0, out: expect.stringContaining('holds') });
    const other = join(folder, 'other.db');
    const imported = await muster(['import', file], other);
    expect(imported).toMatchObject({ code: 0, out: expect.stringMatching(/table [a-z0-9]{16}/) });
    const id = /table ([a-z0-9]{16})/.exec(imported.out)?.[1] as string;
    expect((await muster(['export', id, '--out', 'back'], other)).code).toBe(0);
    expect(readFileSync(join(folder, 'back', `contra-tiles-${id}.json`), 'utf8')).toBe(readFileSync(join(folder, file), 'utf8'));
    writeFileSync(join(folder, 'false.json'), readFileSync(join(folder, file), 'utf8').replace('"seat', '"feat').replace('crown 1', 'crown 2'));
    expect(await muster(['import', 'false.json'], other)).toMatchObject({ code: 1, out: expect.stringContaining('does not hold') });
  });

  test('a file has one server; what one left that was killed is taken over', async () => {
    const second = spawnSync(process.execPath, [MUSTER, 'serve', '--port', '0'], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, MUSTER_DATA: server.database, MUSTER_HOST: '127.0.0.1', MUSTER_LOG: 'silent' },
    });
    expect([second.status, second.stderr]).toEqual([2, expect.stringContaining(`Another server is running on ${server.database}`)]);
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) expect(await served(join(folder, 'killed.db'), signal)).toContain('Muster is open');
  });

  test('npm start is stopped by stopping npm, though a shell stands between', async () => {
    // What npm does: a shell that waits for the program, and does not pass signals on.
    const shell = spawn('sh', ['-c', '"$0" "$1" serve --port 0; true', process.execPath, MUSTER], {
      cwd: folder,
      env: { ...process.env, npm_lifecycle_event: 'start', MUSTER_DATA: join(folder, 'npm.db'), MUSTER_HOST: '127.0.0.1', MUSTER_LOG: 'silent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    shell.stdout.once('data', () => shell.kill('SIGTERM'));
    // The pipe is the program's too: it ends with it.
    await once(shell.stdout.resume(), 'end');
    expect(statSync(join(folder, 'npm.db')).mode & 0o777).toBe(0o600);
  });

  test('a setting that is wrong is named', () => {
    const { status, stderr } = spawnSync(process.execPath, [MUSTER, 'serve'], { encoding: 'utf8', cwd: folder, env: { ...process.env, MUSTER_PORT: 'many' } });
    expect([status, stderr]).toEqual([2, expect.stringContaining('MUSTER_PORT')]);
    const taken = spawnSync(process.execPath, [MUSTER, 'serve', '--port', String(server.port)], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, MUSTER_HOST: '127.0.0.1', MUSTER_LOG: 'silent' },
    });
    expect([taken.status, taken.stderr]).toEqual([2, expect.stringContaining('is taken')]);
  });
});
