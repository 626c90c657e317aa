import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { hostOf, isAllowedHost } from './http/guard.ts';
import { lookAtRoom } from './quota.ts';
import { bytesOf } from './storage/totals.ts';
import { duel, matchFor, playOne } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { openServer, type TestServer } from './testing/open.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.stop());

/** A request with headers that `fetch` would not send. */
function raw(
  base: string,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body = '',
): Promise<{ status: number; body: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${base}${path}`, { method, headers: { ...(body === '' ? {} : { 'content-type': 'application/json' }), ...headers } }, (reply) => {
      let text = '';
      reply.on('data', (chunk) => {
        text += chunk;
      });
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text, headers: reply.headers }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** What a request is answered that no client of HTTP would write. */
function statusOf(base: string, ...lines: readonly string[]): Promise<number> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`));
    socket.once('data', (reply) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(String(reply))?.[1]));
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

const refusedSocket = (url: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(url, { headers });
    socket.on('unexpected-response', (_, reply) => resolve(reply.statusCode ?? 0));
    socket.on('open', () => resolve(101));
    socket.on('error', () => undefined);
  });

describe('names and origins', () => {
  test('a name that is not this server is refused', async () => {
    expect((await raw(server.base, '/api/me', { host: 'evil.example.org' })).status).toBe(403);
    expect((await raw(server.base, '/api/me', { host: 'localhost:1' })).status).toBe(200);
    expect((await raw(server.base, '/api/me', { host: 'a b' })).status).toBeGreaterThanOrEqual(400);
    expect(await statusOf(server.base, 'GET /api/me HTTP/1.1', 'Host: localhost')).toBe(200);
    expect(await statusOf(server.base, 'GET /api/me HTTP/1.1', 'Host: localhost', 'Host: evil.example.org')).toBe(403);
    expect(await statusOf(server.base, 'GET /api/me HTTP/1.1', 'Host: localhost', 'host: localhost')).toBe(403);
    expect(await statusOf(server.base, 'GET http://evil.example.org/api/me HTTP/1.1', 'Host: localhost')).toBe(403);
    expect(hostOf('[::1]:80')).toBe('::1');
    expect(hostOf('games.example.org')).toBe('games.example.org');
    expect(hostOf('x@y')).toBeNull();
    expect(isAllowedHost('192.168.1.7', { hosts: [] })).toBe(true);
    expect(isAllowedHost('games.example.org', { hosts: ['games.example.org'] })).toBe(true);
    expect(isAllowedHost('127.0.0.1.evil.org', { hosts: [] })).toBe(false);
  });

  test('pages of other sites change nothing, by request or by socket', async () => {
    const { table, ann } = await duel(server.base);
    const body = JSON.stringify({ id: 'x', text: 'hello' });
    const say = (origin: string) => raw(server.base, `/api/tables/${table}/say`, { cookie: ann.cookie, origin }, 'POST', body);
    expect(JSON.parse((await say('https://evil.example.org')).body).code).toBe('forbidden');
    expect(JSON.parse((await say('null')).body).code).toBe('forbidden');
    expect((await say(server.base)).status).toBe(200);
    const socket = `${server.base.replace('http', 'ws')}/api/tables/${table}/socket`;
    expect(await refusedSocket(socket, { cookie: ann.cookie, origin: 'https://evil.example.org' })).toBe(403);
    expect(await refusedSocket(socket, { cookie: ann.cookie, origin: server.base })).toBe(101);
  });

  test('the session cookie is out of reach of scripts and other sites, and secure behind TLS', async () => {
    const reply = await fetch(`${server.base}/api/guests`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ann"}' });
    expect(reply.headers.get('set-cookie')).toMatch(/^muster=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    const behind = await openServer({ MUSTER_URL: 'https://games.example.org' });
    const secure = await raw(behind.base, '/api/guests', { host: 'games.example.org', origin: 'https://games.example.org' }, 'POST', '{"name":"Ann"}');
    expect(String(secure.headers['set-cookie'])).toContain('Secure');
    await behind.stop();
  });

  test('browsers are told to come back by TLS to this host alone, unless it is asked for otherwise', async () => {
    const header = async (environment: Readonly<Record<string, string>>) => {
      const behind = await openServer({ MUSTER_URL: 'https://games.example.org', ...environment });
      const { headers } = await raw(behind.base, '/api/me', { host: 'games.example.org' });
      await behind.stop();
      return headers['strict-transport-security'];
    };
    expect(await header({})).toBe('max-age=31536000');
    expect(await header({ MUSTER_HSTS: 'subdomains' })).toBe('max-age=31536000; includeSubDomains');
    expect(await header({ MUSTER_HSTS: 'off' })).toBeUndefined();
    expect((await raw(server.base, '/api/me', {})).headers['strict-transport-security']).toBeUndefined();
  });

  test('the usual headers are on every reply', async () => {
    const { headers } = await raw(server.base, '/api/me', {});
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).toContain("font-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  test('nothing that is told to somebody is kept on the way', async () => {
    const { table, ann } = await duel(server.base);
    for (const path of ['/api/me', '/api/tokens', '/api/tables', `/api/tables/${table}`, `/api/tables/${table}/record`]) {
      const { headers } = await raw(server.base, path, { cookie: ann.cookie });
      expect(headers['cache-control'], path).toBe('no-store');
    }
  });

  test('a token that is made up, signed out or of another kind opens nothing', async () => {
    const ann = await Guest.come(server.base, 'Ann');
    const who = async (headers: Record<string, string>) => JSON.parse((await raw(server.base, '/api/me', headers)).body).person;
    expect(await who({ cookie: ann.cookie })).toMatchObject({ name: 'Ann' });
    expect(await who({ cookie: `muster=${'A'.repeat(43)}` })).toBeNull();
    expect(await who({ authorization: `Bearer ${"' or 1=1 --"}` })).toBeNull();
    expect((await raw(server.base, '/api/me', { cookie: ann.cookie }, 'DELETE')).status).toBe(200);
    expect(await who({ cookie: ann.cookie })).toBeNull();
  });
});

describe('rate limits', () => {
  test('too many requests from one address', async () => {
    const small = await openServer({ MUSTER_REQUESTS: '1' });
    const replies = await Promise.all(Array.from({ length: 15 }, () => raw(small.base, '/api/me', {})));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(JSON.parse(refused[0]?.body as string).code).toBe('too-fast');
    expect(refused[0]?.headers['retry-after']).toBe('1');
    await small.stop();
  });

  test('too many newcomers, tables and connections from one address', async () => {
    const small = await openServer({ MUSTER_NEW_TABLES: '5', MUSTER_CONNECTIONS: '2' });
    const { table, ann, ben } = await duel(small.base); // two guests, one table
    for (let more = 0; more < 4; more++) await ann.create({ game: 'contact' });
    expect((await ann.post('/tables', { game: 'contact' })).body.code).toBe('too-many');
    // Others behind the same address are other people.
    await ben.create({ game: 'contact' });
    for (const name of ['Cyd', 'Dan', 'Eve']) await Guest.come(small.base, name);
    await expect(Guest.come(small.base, 'Fay')).rejects.toThrow('too-many');
    const url = `${small.base.replace('http', 'ws')}/api/tables/${table}/socket`;
    expect([await refusedSocket(url, {}), await refusedSocket(url, {}), await refusedSocket(url, {})]).toEqual([101, 101, 429]);
    const known = { cookie: ben.cookie };
    expect([await refusedSocket(url, known), await refusedSocket(url, known), await refusedSocket(url, known)]).toEqual([101, 101, 429]);
    await small.stop();
  });

  test('too many frames on one connection: refused, and in the end cut off', async () => {
    const small = await openServer({ MUSTER_ACTIONS: '1' });
    const { table, ann } = await duel(small.base);
    const socket = ann.socket(table);
    const codes: string[] = [];
    socket.on('message', (data) => {
      const message = JSON.parse(String(data));
      if (message.type === 'refusal') codes.push(message.code);
    });
    await new Promise((resolve) => socket.on('open', resolve));
    for (let i = 0; i < 400; i++) socket.send('{}');
    await new Promise((resolve) => socket.on('close', resolve));
    expect(codes.slice(0, 3)).toEqual(['malformed', 'malformed', 'malformed']);
    expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThan(100);
    await small.stop();
  });

  test('what is too large is not read', async () => {
    const { table, ann } = await duel(server.base);
    const reply = await ann.post(`/tables/${table}/say`, { id: 'x', text: 'x'.repeat(20_000) });
    expect([reply.status, reply.body.code]).toEqual([413, 'too-large']);
    const socket = ann.socket(table);
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send('x'.repeat(100_000));
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(1009);
    expect((await matchFor(ann, table)).number).toBe(0);
  });
});

describe('for those who run it', () => {
  test.each([
    ['off', 0, 0],
    ['refusals', 0, 2],
    ['all', 1, 2],
  ] as const)('what is asked and refused is logged where they want it (%s), without secrets', async (which, requests, refusals) => {
    const logging = await openServer({ MUSTER_LOG_REQUESTS: which });
    const { table, ann } = await duel(logging.base);
    const log = vi.spyOn(logging.app.log, 'info');
    await ann.act(table, 'say', { text: 'nobody reads this' });
    await ann.get('/tables/nowhere', { 'x-muster-link': 'a-secret-link' });
    const socket = ann.socket(table);
    const refused = new Promise((resolve) => socket.on('message', (data) => String(data).includes('malformed') && resolve(true)));
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send('{}');
    await refused;
    const lines = () => log.mock.calls.map(([about, what]) => ({ ...(about as object), what }) as Record<string, unknown>);
    await expect.poll(() => lines().filter(({ what }) => what === 'refused').length).toBe(refusals);
    expect(lines().filter(({ what, route }) => what === 'request' && route === '/api/tables/:id/say')).toHaveLength(requests);
    for (const line of lines()) expect(line).toMatchObject({ from: '127.0.0.1', person: ann.person.id });
    if (refusals > 0) expect(lines()).toContainEqual(expect.objectContaining({ code: 'malformed', table }));
    expect(JSON.stringify(lines())).not.toMatch(/nobody reads this|a-secret-link/);
    expect(JSON.stringify(lines())).not.toContain(ann.cookie.split('=')[1]);
    socket.terminate();
    await logging.stop();
  });

  test('where the room for the database is used up nothing new begins, and matches go on', async () => {
    const full = await openServer();
    const { table, ann } = await duel(full.base);
    const { database } = full;
    const warned: string[] = [];
    const newcomers = { full: false };
    const look = (disk: number | null) => lookAtRoom(full.store, { disk }, newcomers, (_, text) => warned.push(text));
    const bytes = await bytesOf(full.store);
    await look(null);
    await look(bytes * 2);
    expect([newcomers.full, warned]).toEqual([false, []]);
    await look(Math.ceil(bytes * 1.1));
    expect([newcomers.full, warned]).toEqual([false, [expect.stringContaining('nearly full')]]);
    await look(bytes);
    expect([newcomers.full, warned.at(-1)]).toEqual([true, expect.stringContaining('nothing new begins')]);
    const again = await openServer({ MUSTER_DISK: '1', MUSTER_DATA: `${database}-other` });
    const late = await duel(again.base);
    const at = await again.registry.table(late.table);
    await Promise.all(Array.from({ length: 60 }, () => at.trouble('x'.repeat(20_000))));
    await again.stop();
    const started = await openServer({ MUSTER_DISK: '1', MUSTER_DATA: `${database}-other` });
    await expect.poll(() => Guest.come(started.base, 'Cyd').then(() => 'came', String)).toContain('full');
    late.ann.base = started.base;
    expect((await late.ann.post('/tables', { game: 'contact' })).body.code).toBe('full');
    expect((await late.ann.act(late.table, 'say', { text: 'still here' })).status).toBe(200);
    expect((await ann.act(table, 'say', { text: 'here too' })).status).toBe(200);
    await Promise.all([started.stop(), full.stop()]);
  });

  test('health, readiness, figures', async () => {
    const { table, ann, ben } = await duel(server.base);
    await playOne(table, [ann, ben]);
    expect((await raw(server.base, '/healthz', {})).body).toBe('alive\n');
    expect((await raw(server.base, '/readyz', {})).body).toBe('ready\n');
    const { body } = await raw(server.base, '/metrics', {});
    for (const name of [
      'muster_tables',
      'muster_connections',
      'muster_answers_total',
      'muster_commit_seconds_bucket',
      'muster_answer_seconds_bucket',
      'muster_event_loop_delay_p99_seconds',
      'muster_refusals_total',
    ])
      expect(body).toContain(name);
    for (const what of ['database_bytes', 'people', 'tables_stored{state="playing"}', 'answers_total'])
      expect(Number(new RegExp(`^muster_${what} (\\d+)$`, 'm').exec(body)?.[1]), what).toBeGreaterThan(0);
    const closed = await openServer({ MUSTER_METRICS: 'off' });
    expect((await raw(closed.base, '/metrics', {})).status).toBe(404);
    await closed.stop();
  });

  test('what the id of a clause stands for can be asked, in both languages', async () => {
    const ask = async (path: string) => JSON.parse((await raw(server.base, path, {})).body);
    const [english, german] = [await ask('/api/games/contact/clauses'), await ask('/api/games/contact/clauses?language=de')];
    expect(english).toHaveLength(139);
    expect(german.map(({ id }: { id: string }) => id)).toEqual(english.map(({ id }: { id: string }) => id));
    expect(german[0].says).not.toBe(english[0].says);
    expect((await ask('/api/games/chess/clauses')).code).toBe('not-found');
  });

  test('the API is documented: OpenAPI 3.1 and a page to read', async () => {
    const document = JSON.parse((await raw(server.base, '/api/openapi.json', {})).body);
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/api/tables', '/api/tables/{id}/answer', '/api/tables/{id}/stream', '/api/tables/{id}/record']),
    );
    const page = await raw(server.base, '/api/docs', {});
    expect(page.body).toContain('/api/tables/{id}/answer');
    // Nothing comes from elsewhere: its one script is the server's own.
    expect([...page.body.matchAll(/(?:src|href)="(?!#)([^"]+)"/g)].map(([, address]) => address).sort()).toEqual(['/api/docs.js', '/api/openapi.json']);
    expect(page.body).toMatch(/<tr><td>Requests<\/td><td>[^<]+<\/td><td><code>too-fast<\/code>/);
    const script = await raw(server.base, '/api/docs.js', {});
    expect(() => new Function(script.body)).not.toThrow();
  });
});
