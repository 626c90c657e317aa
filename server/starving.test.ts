import { get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import type { CreatedTable, TableList } from '#wire';
import { startPostgres } from './storage/testing/postgres.ts';
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
    const open = Array.from({ length: 200 }, () => plain(server));
    let gone = 0;
    for (const socket of open) socket.on('close', () => gone++);
    await expect.poll(() => gone, { timeout: 60_000 }).toBe(200 - 150);
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

  test('that ping and do not read get no more pongs than they have room for', async () => {
    const server = await openServer();
    const { table, ann } = await duel(server.base);
    const socket = ann.socket(table);
    await new Promise((resolve) => socket.on('open', resolve));
    let [pongs, sent] = [0, 0];
    socket.on('pong', () => pongs++);
    socket.pause();
    const most = 90_000;
    for (; sent < most; sent++)
      await new Promise((resolve) => (sent % 1_000 === 0 ? socket.ping('x'.repeat(125), true, resolve) : resolve(socket.ping('x'.repeat(125)))));
    // The table goes on: what the server says comes behind the pongs.
    await done(ann.act(table, 'say', { text: 'still there?' }));
    const heard = new Promise<boolean>((resolve) => {
      socket.on('message', (data) => String(data).includes('still there?') && resolve(true));
      socket.on('close', () => resolve(false));
    });
    socket.resume();
    expect(await heard).toBe(true);
    expect(pongs).toBeLessThan(most);
    socket.terminate();
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
    const cut = new Promise<number>((resolve) => silent.on('close', resolve));
    const at = await server.registry.table(table);
    for (let entry = 0; at.watchers.size > 0 && entry < 5_000; entry++) await at.trouble('x'.repeat(20_000));
    expect(at.watchers.size).toBe(0);
    const gone = new Promise((resolve) => stuck.on('close', resolve));
    let said = '';
    stuck
      .on('error', () => undefined)
      .on('data', (chunk) => {
        said = (said + chunk).slice(-1_000);
      });
    stuck.resume();
    silent.resume();
    expect(await cut).toBe(4008);
    await gone;
    expect(JSON.parse(said.trim().split('\n').at(-1) as string)).toEqual({ type: 'bye', why: expect.stringContaining('too slowly') });
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
    const expected: readonly (readonly [string, boolean])[] = [
      ['127.0.0.1', true],
      ['10.0.0.0/8', false],
    ];
    for (const [proxies, trusted] of expected) {
      const named = await openServer({ MUSTER_REQUESTS: '1', MUSTER_TRUST_PROXY: proxies });
      const found = await statuses(15, (n) => fetch(`${named.base}/api/me`, { headers: { 'x-forwarded-for': `203.0.113.${n}` } }));
      expect(found.includes(429), proxies).toBe(!trusted);
      await named.stop();
    }
  });

  test('of requests are a person’s own, whoever shares their address; and those of a network are theirs together', async () => {
    const server = await openServer({ MUSTER_REQUESTS: '1', MUSTER_TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const ann = await Guest.come(server.base, 'Ann');
    const school = from('198.51.100.7');
    expect(await statuses(15, () => fetch(`${server.base}/api/me`, { headers: school }))).toContain(429);
    expect(await statuses(8, () => ann.get('/me', school))).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await statuses(8, () => ann.get('/me', school))).toContain(429);
    // One customer with many networks.
    const customer = () => statuses(450, (n) => fetch(`${server.base}/api/me`, { headers: from(`2001:db8:9:${(n % 200).toString(16)}::1`) }));
    // On a slow machine the budget grows while they ask.
    let refused = false;
    for (let tries = 0; tries < 8 && !refused; tries++) refused = (await customer()).includes(429);
    expect(refused).toBe(true);
    expect(await statuses(5, () => fetch(`${server.base}/api/me`, { headers: from('2001:db8:a:1::1') }))).not.toContain(429);
    await server.stop();
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

  test('are for all names from one address together', async () => {
    const server = await openServer({ MUSTER_ACTIONS: '2', MUSTER_TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const [ann, ...names] = await Promise.all(Array.from({ length: 21 }, (_, n) => Guest.come(server.base, `Eve ${n}`)));
    const { table } = await (ann as Guest).create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const sit = async (guest: Guest, address: string) => (await guest.post(`/tables/${table}/sit`, { id: guest.id(), seat: 0 }, from(address))).body.code;
    const codes = [];
    for (const guest of names) for (let tries = 0; tries < 2; tries++) codes.push(await sit(guest, '2001:db8::1'));
    expect(codes.slice(0, 10)).not.toContain('too-fast');
    expect(codes.slice(30)).toContain('too-fast');
    expect(await sit(ann as Guest, '192.0.2.1')).toBeUndefined();
    await server.stop();
  });

  test('for new tables are by person too, wherever they come from', async () => {
    const server = await openServer({ MUSTER_NEW_TABLES: '3', MUSTER_TRUST_PROXY: '1' });
    const eve = await Guest.come(server.base, 'Eve');
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await eve.post('/tables', { game: 'contact' }, { 'x-forwarded-for': `192.0.2.${n}` })).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    await server.stop();
  });

  test('for new guests and tables are shared by all processes, and survive a restart', async () => {
    const postgres = await startPostgres();
    const url = await postgres.url('budgets');
    const open = () => openServer({ DATABASE_URL: url, MUSTER_NEW_TABLES: '4' });
    const [left, right] = await Promise.all([open(), open()]);
    const ann = await Guest.come(left.base, 'Ann');
    await ann.create({ game: 'contact' });
    const ben = await Guest.come(right.base, 'Ben');
    await ben.create({ game: 'contact' });
    await Guest.come(left.base, 'Cyd');
    await Guest.come(right.base, 'Dan');
    for (const { base } of [left, right]) await expect(Guest.come(base, 'Eve')).rejects.toThrow('too-many');
    ben.base = left.base;
    for (let more = 0; more < 3; more++) await ben.create({ game: 'contact' });
    ben.base = right.base;
    expect((await ben.post('/tables', { game: 'contact' })).body.code).toBe('too-many');
    await Promise.all([left.stop(), right.stop()]);
    const again = await open();
    await expect(Guest.come(again.base, 'Eve')).rejects.toThrow('too-many');
    await again.stop();
    await postgres.stop();
  });

  test('count rematches as new tables, but for those who ask again', async () => {
    const server = await openServer({ MUSTER_NEW_TABLES: '3' });
    const { ann, ben, ...first } = await duel(server.base); // two guests, one table
    const { table: second } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'me' }] });
    for (const seat of [0, 1]) await done(ann.act(second, 'sit', { seat }));
    await done(ann.act(second, 'start'));
    await playOut(first.table, [ann, ben]);
    await playOut(second, [ann]);
    const { table } = await done(ann.act(first.table, 'rematch'));
    expect((await done(ben.act(first.table, 'rematch'))).table).toBe(table);
    expect((await ann.act(second, 'rematch')).body.code).toBe('too-many');
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
  expect(new Set(sizes)).toEqual(new Set([250]));
  expect(welcome.missed.length).toBeLessThanOrEqual(250);
  socket.terminate();
  const inbox = new Inbox(ben, table, '&since=-1');
  const { missed, last } = await inbox.welcome();
  expect(missed.map(({ entry }) => entry)).toEqual(Array.from({ length: last + 1 }, (_, n) => n));
  inbox.end();
  await server.stop();
});

test('those who read nothing cost at most 1 MB each, and are let go when they go on asking', async () => {
  const server = await openServer();
  const { table, ann } = await duel(server.base);
  const at = await server.registry.table(table);
  const held: Socket[] = [];
  server.app.server.on('connection', (socket: Socket) => held.push(socket));
  // More than the machine itself takes for a connection.
  await Promise.all(Array.from({ length: 2_500 }, () => at.trouble('x'.repeat(3_500))));
  const comes = (): Socket => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => undefined).pause();
    const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'a'.repeat(22)}==`;
    socket.write(`GET /api/tables/${table}/socket?since=-1 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${upgrade}\r\nCookie: ${ann.cookie}\r\n\r\n`);
    return socket;
  };
  const clients = [comes(), comes(), comes()];
  const waiting = () => held.map(({ writableLength }) => writableLength);
  // All that goes is gone; what is left waits for them.
  await expect.poll(() => waiting().filter((left) => left > 0).length, { timeout: 30_000 }).toBe(3);
  // One page of what they missed.
  expect(Math.max(...waiting())).toBeLessThan(1_000_000);
  const frame = Buffer.concat([Buffer.from([0x81, 0xfe, 0x27, 0x10, 0, 0, 0, 0]), Buffer.alloc(10_000, 'x')]);
  for (const client of clients) client.write(Buffer.concat(Array.from({ length: 15 }, () => frame)));
  await expect.poll(() => held.filter((socket) => socket.destroyed).length, { timeout: 30_000 }).toBe(3);
  for (const client of clients) client.destroy();
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
  // Half of the list from one address, and five of one host wherever they come from.
  expect(list.open).toHaveLength(31);
  expect(list.open.map(({ id }) => id)).toContain(table);
  await server.stop();
});
