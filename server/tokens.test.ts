import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TokenSummary } from '#wire';
import { done, duel } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { openServer, type TestServer } from './testing/open.ts';
import { withTwo } from './testing/two-servers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

/** What a program may do with this token. */
function program(base: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return async (path: string, body?: object) => {
    const reply = await fetch(`${base}/api${path}`, body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: reply.status, body: await reply.json() };
  };
}

async function revoke(guest: Guest, id: string): Promise<number> {
  return (await fetch(`${guest.base}/api/tokens/${id}`, { method: 'DELETE', headers: { cookie: guest.cookie } })).status;
}

const closed = (socket: ReturnType<Guest['socket']>) => new Promise((resolve) => socket.on('close', resolve));
const opened = (socket: ReturnType<Guest['socket']>) => new Promise((resolve) => socket.once('message', resolve));

describe('tokens of programs', () => {
  const make = async (guest: Guest, wanted: object) => (await done(guest.post<{ token: string }>('/tokens', wanted))).token;
  const list = (guest: Guest) => done(guest.get<TokenSummary[]>('/tokens'));

  test('are listed to their person, and revoked one by one', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const token = await make(ann, { label: 'bot' });
    const [mine, its] = await list(ann);
    expect(mine).toMatchObject({ kind: 'session', current: true, expires: null });
    expect(its).toMatchObject({ kind: 'api', label: 'bot', scope: 'all', current: false, expires: expect.any(Number) });
    expect(JSON.stringify([mine, its])).not.toContain(token);
    const call = program(server.base, token);
    expect((await call('/me')).body.person).toMatchObject({ name: 'Ann' });
    const ben = await Guest.come(server.base, 'Ben');
    expect(await revoke(ben, its?.id ?? '')).toBe(404);
    expect((await call('/me')).body.person).not.toBeNull();
    expect(await revoke(ann, its?.id ?? '')).toBe(200);
    expect((await call('/me')).body.person).toBeNull();
    expect(await list(ann)).toHaveLength(1);
  });

  test('end with their person’s sign-out everywhere, and nobody else’s do', async () => {
    const [ann, ben] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Ben')];
    const [hers, his] = [program(server.base, await make(ann, { label: 'bot' })), program(server.base, await make(ben, { label: 'bot' }))];
    const everywhere = (headers: Record<string, string>) => fetch(`${server.base}/api/tokens`, { method: 'DELETE', headers });
    expect((await everywhere({ authorization: `Bearer ${await make(ann, { label: 'another' })}` })).status).toBe(403);
    expect((await hers('/me')).body.person).toMatchObject({ name: 'Ann' });
    expect(await (await everywhere({ cookie: ann.cookie })).json()).toEqual({ person: null });
    expect((await hers('/me')).body.person).toBeNull();
    expect(await done(ann.get('/me'))).toEqual({ person: null });
    expect((await his('/me')).body.person).toMatchObject({ name: 'Ben' });
    expect(await list(ben)).toHaveLength(2);
  });

  test('make no tokens, and list none', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const call = program(server.base, await make(ann, { label: 'bot' }));
    expect((await call('/tokens', { label: 'another' })).body.code).toBe('forbidden');
    expect((await call('/tokens')).body.code).toBe('forbidden');
  });

  test('that are for looking on do nothing else', async () => {
    const { table, ann } = await duel(server.base);
    const token = await make(ann, { label: 'screen', scope: 'watch' });
    const call = program(server.base, token);
    expect((await call(`/tables/${table}`)).status).toBe(200);
    expect((await call(`/tables/${table}/say`, { id: 'x', text: 'hello' })).body.code).toBe('forbidden');
    expect((await call('/tables', { game: 'contact' })).body.code).toBe('forbidden');
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { authorization: `Bearer ${token}` } });
    await opened(socket);
    socket.send(JSON.stringify({ do: 'say', id: 'y', text: 'hello' }));
    const reply = await new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))));
    expect(reply).toMatchObject({ type: 'refusal', code: 'forbidden' });
    socket.terminate();
  });

  test('expire', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const call = program(server.base, await make(ann, { label: 'short', days: 2 }));
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now');
    const person = async (days: number) => {
      clock.mockReturnValue(now + days * 86_400_000);
      return (await call('/me')).body.person;
    };
    expect(await person(1.9)).toMatchObject({ name: 'Ann' });
    expect(await person(2.1)).toBeNull();
    clock.mockRestore();
  });
});

describe('what a token opened', () => {
  test('ends when it expires', async () => {
    const { table, ann } = await duel(server.base);
    const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'short', days: 1 }));
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { authorization: `Bearer ${token}` } });
    const stream = await fetch(`${server.base}/api/tables/${table}/stream`, { headers: { authorization: `Bearer ${token}` } });
    const hers = ann.socket(table);
    await Promise.all([opened(socket), opened(hers)]);
    const gone = closed(socket);
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 1.1 * 86_400_000);
    try {
      await gone;
      expect(await stream.text()).toContain('expired');
    } finally {
      clock.mockRestore();
    }
    expect(hers.readyState).toBe(hers.OPEN);
    hers.terminate();
  });

  test('ends when its person signs out, and nothing else does', async () => {
    const { table, ann, ben } = await duel(server.base);
    const [hers, his] = [ann.socket(table), ben.socket(table)];
    await Promise.all([opened(hers), opened(his)]);
    const gone = closed(hers);
    await fetch(`${server.base}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
    await gone;
    expect(his.readyState).toBe(his.OPEN);
    his.terminate();
  });

  const endsWithTheSeat = async (left: string, right: string) => {
    const [ann, ben] = [await Guest.come(left, 'Ann'), await Guest.come(right, 'Ben')];
    const { table } = await ann.create({ game: 'contra-tiles', watched: false, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await done(ben.act(table, 'sit', { seat: 1 }));
    const socket = ben.socket(table);
    await opened(socket);
    const gone = closed(socket);
    await done(ann.act(table, 'give', { seat: 1, to: { kind: 'open' } }));
    await gone;
    expect((await ben.get(`/tables/${table}`)).body).toMatchObject({ code: 'forbidden' });
  };

  test('ends when the seat is lost that opened it', () => endsWithTheSeat(server.base, server.base));

  describe('at another process', () => {
    const two = withTwo();

    test('ends there too', async () => {
      const { left, right } = two();
      const { table, ann } = await duel(left.base);
      const there = new Guest(right.base, ann.person, ann.cookie);
      const socket = there.socket(table);
      await opened(socket);
      const gone = closed(socket);
      await fetch(`${left.base}/api/me`, { method: 'DELETE', headers: { cookie: ann.cookie } });
      await gone;
      expect((await there.get<{ person: unknown }>('/me')).body.person).toBeNull();
    });

    test('ends there when the seat is lost that opened it', () => endsWithTheSeat(two().left.base, two().right.base));
  });
});
