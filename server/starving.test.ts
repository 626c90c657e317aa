import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { CreatedTable, TableList } from '#wire';
import { done, duel, playOut } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

const closed = (socket: Socket) => new Promise((resolve) => socket.on('close', resolve));

function plain(server: TestServer, says = ''): Socket {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  if (says !== '') socket.write(says);
  return socket;
}

describe('connections', () => {
  test('that say nothing, or never finish what they say, are dropped', async () => {
    const server = await openServer({ MUSTER_IDLE: '1' });
    const says = [
      '',
      'GET /api/me HT',
      `GET /api/me HTTP/1.1\r\nhost: localhost\r\nx: `,
      'POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-length: 900\r\n\r\n{',
    ];
    await Promise.all(says.flatMap((text) => Array.from({ length: 8 }, () => closed(plain(server, text)))));
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    await server.stop();
  });

  test('from one address are counted, whether they say anything or not', async () => {
    const server = await openServer({ MUSTER_CONNECTIONS: '5' });
    const open = Array.from({ length: 150 }, () => plain(server));
    let gone = 0;
    for (const socket of open) socket.on('close', () => gone++);
    await expect.poll(() => gone, { timeout: 60_000 }).toBe(150 - 105);
    for (const socket of open) socket.destroy();
    await expect.poll(async () => (await fetch(`${server.base}/healthz`).catch(() => null))?.status, { timeout: 60_000 }).toBe(200);
    await server.stop();
  });

  test('that ping are answered, those that do nothing else are cut off', async () => {
    const server = await openServer({ MUSTER_ACTIONS: '2' });
    const { table, ann } = await duel(server.base);
    const socket = ann.socket(table);
    await new Promise((resolve) => socket.on('open', resolve));
    let pongs = 0;
    socket.on('pong', () => pongs++);
    for (let i = 0; i < 400; i++) socket.ping();
    await new Promise((resolve) => socket.on('close', resolve));
    expect(pongs).toBeGreaterThan(0);
    expect(pongs).toBeLessThan(100);
    await server.stop();
  });

  test('that do not read are cut off with the reason, hold no memory, and may come back', async () => {
    const server = await openServer();
    const { table, ann } = await duel(server.base);
    const stuck = await new Promise<IncomingMessage>((resolve) =>
      get(`${server.base}/api/tables/${table}/stream`, { headers: { cookie: ann.cookie } }, (response) => resolve(response.pause())),
    );
    const silent = ann.socket(table);
    await new Promise((resolve) => silent.on('open', resolve));
    silent.pause();
    const cut = new Promise((resolve) => silent.on('close', resolve));
    const at = await server.registry.table(table);
    for (let entry = 0; at.watchers.size > 0 && entry < 5_000; entry++) await at.trouble('x'.repeat(20_000));
    expect(at.watchers.size).toBe(0);
    const gone = new Promise((resolve) => stuck.on('close', resolve));
    stuck.on('error', () => undefined).resume();
    await gone;
    silent.resume();
    await cut;
    const again = await ann.get<{ last: number }>(`/tables/${table}`);
    expect(again.body.last).toBeGreaterThan(10);
    await server.stop();
  });
});

describe('budgets', () => {
  const statuses = async (count: number, ask: (n: number) => Promise<{ readonly status: number }>) =>
    (await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))).map(({ status }) => status);

  test('count the route, however its address is written', async () => {
    const server = await openServer({ MUSTER_REQUESTS: '1' });
    for (const path of ['/%61pi/me', '/api//me', '/nowhere', '/healthz']) expect(await statuses(15, () => fetch(`${server.base}${path}`)), path).toContain(429);
    await server.stop();
  });

  test('are not reset by a header that anybody can write', async () => {
    const server = await openServer({ MUSTER_REQUESTS: '1' });
    expect(await statuses(15, (n) => fetch(`${server.base}/api/me`, { headers: { 'x-forwarded-for': `192.0.2.${n}` } }))).toContain(429);
    await server.stop();
    const behind = await openServer({ MUSTER_REQUESTS: '1', MUSTER_TRUST_PROXY: '1' });
    // The proxy adds the address it sees; what stands before that is anybody's.
    expect(await statuses(15, (n) => fetch(`${behind.base}/api/me`, { headers: { 'x-forwarded-for': `192.0.2.${n}, 198.51.100.7` } }))).toContain(429);
    expect(await statuses(15, (n) => fetch(`${behind.base}/api/me`, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }))).not.toContain(429);
    await behind.stop();
  });

  test('let nobody read the figures who is not on this computer', async () => {
    const server = await openServer();
    const ask = async (headers: Record<string, string>) => (await fetch(`${server.base}/metrics`, { headers })).status;
    expect(await ask({})).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) expect(await ask({ [header]: '127.0.0.1' })).toBe(404);
    await server.stop();
    const behind = await openServer({ MUSTER_TRUST_PROXY: '1' });
    expect((await fetch(`${behind.base}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
    await behind.stop();
  });

  test('bound how often seats change hands, and how often undo is asked for', async () => {
    const server = await openServer({ MUSTER_ACTIONS: '2' });
    const { table, ann } = await duel(server.base);
    const codes = async (count: number, ask: () => ReturnType<Guest['act']>) => {
      const found = [];
      for (let i = 0; i < count; i++) found.push((await ask()).body.code);
      return found;
    };
    expect(await codes(10, () => ann.act(table, 'undo', { to: 0 }))).toContain('too-fast');
    expect(await codes(10, () => ann.act(table, 'sit', { seat: 0 }))).toContain('too-fast');
    await server.stop();
  });

  test('count rematches as new tables', async () => {
    const server = await openServer({ MUSTER_NEW_TABLES: '4' });
    const { table, ann, ben } = await duel(server.base); // two guests, one table
    await playOut(table, [ann, ben]);
    await done(ann.act(table, 'rematch'));
    expect((await ann.act(table, 'rematch')).body.code).toBe('too-many');
    await server.stop();
  });
});

test('settings: proxies are a number or addresses, and nothing else', async () => {
  const { settingsFrom } = await import('./settings.ts');
  const read = (text: string) => settingsFrom({ MUSTER_TRUST_PROXY: text }).trustProxy;
  expect(settingsFrom({}).trustProxy).toBe(0);
  expect(read('2')).toBe(2);
  expect(read('10.0.0.0/8, 2001:db8::/32')).toEqual(['10.0.0.0/8', '2001:db8::/32']);
  for (const wrong of ['yes', '-1', '10.0.0.0/33', '1,2', 'loopback']) expect(() => read(wrong), wrong).toThrow('MUSTER_TRUST_PROXY');
});

test('a long journal comes page by page, whole and in order, while the table goes on', async () => {
  const server = await openServer();
  const { table, ann, ben } = await duel(server.base);
  const at = await server.registry.table(table);
  await Promise.all(Array.from({ length: 3_500 }, (_, n) => at.trouble(`no ${n}`)));
  const sizes: number[] = [];
  const socket = ann.socket(table, '?since=-1');
  const welcome = await new Promise<{ last: number; missed: { entry: number }[] }>((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'page') sizes.push(message.entries.length);
      if (message.type === 'welcome') resolve(message);
    }),
  );
  expect(sizes).toEqual([1000, 1000, 1000]);
  expect(welcome.missed.length).toBeLessThanOrEqual(1000);
  socket.terminate();
  const inbox = new Inbox(ben, table, '&since=-1');
  const { missed, last } = await inbox.welcome();
  expect(missed.map(({ entry }) => entry)).toEqual(Array.from({ length: last + 1 }, (_, n) => n));
  inbox.end();
  await server.stop();
});

test('one address, or one host, does not fill the list of open tables', async () => {
  const server = await openServer({ MUSTER_TRUST_PROXY: '1' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const eve = await Guest.come(server.base, 'Eve');
  const ann = await Guest.come(server.base, 'Ann');
  const wanted = { game: 'contra-tiles', listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] };
  const open = (guest: Guest, address: string) => done(guest.post<CreatedTable>('/tables', wanted, from(address)));
  const { table } = await open(ann, '192.0.2.1');
  for (let n = 0; n < 60; n++) await open(await Guest.come(server.base, `Eve ${n % 3}`), '2001:db8::1');
  for (let n = 0; n < 10; n++) await open(eve, `2001:db8:${n + 1}::1`);
  const list = await done((await Guest.come(server.base, 'Ben')).get<TableList>('/tables'));
  expect(list.open).toHaveLength(11);
  expect(list.open.map(({ id }) => id)).toContain(table);
  await server.stop();
});
