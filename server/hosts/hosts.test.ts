import { describe, expect, onTestFinished, test } from 'vitest';
import { boxes } from '#shelf';
import type { TableState } from '#wire';
import { checkStore, openStore, type Store } from '../storage/index.ts';
import { Databases, kinds } from '../storage/testing/databases.ts';
import { People } from '../tables/people.ts';
import { TableRegistry } from '../tables/registry.ts';
import { done, duel, playOne, playOut } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { Inbox } from '../testing/inbox.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { ban, bansOf, unban, whomIn } from './bans.ts';
import { deedsOf, note } from './deeds.ts';
import { invite } from './invites.ts';
import { peopleIn } from './people.ts';
import { chatOf, NOBODY, removeChat, removePerson, removeTable } from './removal.ts';

test('whom a host means is a person, an address or a network', () => {
  expect(whomIn('k3m9x2aq7w4etz5p')).toBe('k3m9x2aq7w4etz5p');
  expect(whomIn(' 203.0.113.7 ')).toBe('203.0.113.7');
  expect(whomIn('203.0.113.0/24')).toBe('203.0.113.0/24');
  expect(whomIn('2001:DB8::1')).toBe('2001:db8:0:0::/64');
  expect(whomIn('2001:db8::/48')).toBe('2001:db8::/48');
  for (const nobody of ['', 'Ann', '203.0.113.0/0', '203.0.113.0/33', '2001:db8::/65', '203.0.113.0/24/8', '300.1.1.1'])
    expect(whomIn(nobody), nobody).toBeNull();
});

const databases = new Databases();

describe.each(kinds)('a host beside servers on %s', (kind) => {
  /** As many servers as the database lets there be, and the host, who is a process of their own. */
  async function opened(
    environment: Readonly<Record<string, string>> = {},
  ): Promise<{ left: TestServer; right: TestServer; host: Store; registry: TableRegistry }> {
    const database = await databases.kept(kind);
    const server = () => openServer({ [kind === 'sqlite' ? 'MUSTER_DATA' : 'DATABASE_URL']: database, ...environment });
    const left = await server();
    const right = kind === 'sqlite' ? left : await server();
    const host = await openStore({ database });
    onTestFinished(async () => {
      await Promise.all([...new Set([left, right])].map((one) => one.stop()));
      expect((await checkStore(host)).damage).toEqual([]);
      await host.close();
    });
    return { left, right, host, registry: new TableRegistry(host, boxes) };
  }

  const codeOf = async (reply: Promise<{ readonly body: unknown }>) => ((await reply).body as { code?: string }).code ?? 'done';

  test('bans a person: what they have open ends at every process, and they come back when it is over', async () => {
    const { left, right, host } = await opened();
    const { table, ann, ben } = await duel(left.base);
    const there = new Guest(right.base, ann.person, ann.cookie);
    const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'bot' }));
    const open = [ann.socket(table), there.socket(table)];
    const gone = open.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.all(open.map((socket) => new Promise((resolve) => socket.once('message', resolve))));
    await ban(host, ann.person.id, 0, 'spam');
    await Promise.all(gone);
    for (const guest of [ann, there]) {
      await expect.poll(() => codeOf(guest.get('/me'))).toBe('banned');
      expect(await codeOf(guest.post('/guests', { name: 'Another' }))).toBe('banned');
      expect(await codeOf(guest.act(table, 'say', { text: 'hello' }))).toBe('banned');
      expect(await codeOf(guest.act(table, 'answer', { number: 0, seat: 0, notation: 'crown 1 at 0,1' }))).toBe('banned');
      expect(await codeOf(guest.sit(table, 0))).toBe('banned');
      expect((await guest.get(`/tables/${table}/socket`, { connection: 'upgrade' })).status).toBe(403);
    }
    expect((await fetch(`${right.base}/api/me`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(403);
    // The app still loads, and says so.
    expect((await fetch(`${left.base}/`, { headers: { cookie: ann.cookie }, redirect: 'manual' })).status).toBeLessThan(400);
    expect(await codeOf(ben.act(table, 'say', { text: 'Where is Ann?' }))).toBe('done');
    expect(await peopleIn(host, 'ann')).toMatchObject([{ id: ann.person.id, tables: 1, ban: { why: 'spam', until: 0 } }]);
    expect(await unban(host, ann.person.id)).toBe(true);
    expect(await unban(host, ann.person.id)).toBe(false);
    for (const guest of [ann, there]) await expect.poll(() => codeOf(guest.get('/me'))).toBe('done');
    await playOne(table, [ann, ben]);
  });

  test('bans a network for a while: nobody from there comes in, whoever they are', async () => {
    const { left, host } = await opened({ MUSTER_TRUST_PROXY: '1' });
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const [ann, ben] = [await Guest.come(left.base, 'Ann'), await Guest.come(left.base, 'Ben')];
    const stream = await fetch(`${left.base}/api/stream`, { headers: { cookie: ann.cookie, ...from('203.0.113.7') } });
    await ban(host, '2001:db8::/48', 0, '');
    await ban(host, '203.0.113.0/24', Date.now() + 3_000, '');
    expect(await stream.text()).toContain('bye');
    await expect.poll(() => codeOf(ann.get('/me', from('203.0.113.9')))).toBe('banned');
    expect(await codeOf(ann.post('/guests', { name: 'Cyd' }, { ...from('2001:db8:0:1::2'), cookie: '' }))).toBe('banned');
    expect(await codeOf(ann.get('/me', from('203.0.114.9')))).toBe('done');
    expect(await codeOf(ben.get('/me'))).toBe('done');
    expect(await bansOf(host)).toHaveLength(2);
    await expect.poll(() => codeOf(ann.get('/me', from('203.0.113.9'))), { timeout: 10_000 }).toBe('done');
    expect(await bansOf(host)).toMatchObject([{ whom: '2001:db8::/48' }]);
  });

  test('removes a line of the chat: it is gone for everybody who has the table open, and for whoever comes', async () => {
    const { left, right, registry } = await opened();
    const { table, ann, ben } = await duel(left.base);
    const there = new Guest(right.base, ben.person, ben.cookie);
    const inboxes = [new Inbox(ann, table), new Inbox(there, table)];
    onTestFinished(() => {
      for (const inbox of inboxes) inbox.end();
    });
    await Promise.all(inboxes.map((inbox) => inbox.welcome()));
    const { entry: said } = await done(ben.act(table, 'say', { text: 'something vile' }));
    await done(ben.act(table, 'say', { text: 'and sorry' }));
    const [line, other] = await chatOf(registry, table);
    expect([line, other]).toMatchObject([{ line: said, who: ben.person, text: 'something vile' }, { text: 'and sorry' }]);
    await removeChat(registry, table, said ?? -1);
    await removeChat(registry, table, said ?? -1);
    for (const inbox of inboxes)
      await inbox.until((message) =>
        message.type === 'entry' ? message.entry.kind === 'unsay' : message.type === 'welcome' && message.missed.some(({ kind }) => kind === 'unsay'),
      );
    const late = new Inbox(await Guest.come(right.base, 'Cyd'), table, '&since=-1');
    const { missed } = await late.welcome();
    late.end();
    expect(missed.filter(({ kind }) => kind === 'say')).toMatchObject([{ entry: said, text: '' }, { text: 'and sorry' }]);
    expect(missed.filter(({ kind }) => kind === 'unsay')).toMatchObject([{ said, person: null }]);
    expect(await chatOf(registry, table)).toMatchObject([{ text: 'and sorry' }]);
    await playOne(table, [ann, ben]);
  });

  test('removes a table, from memory too', async () => {
    const { left, right, host } = await opened();
    const { table, ann, ben } = await duel(left.base);
    const there = new Guest(right.base, ben.person, ben.cookie);
    await done(there.get(`/tables/${table}`));
    expect(await removeTable(host, 'nosuchtable22222')).toBe(false);
    expect(await removeTable(host, table)).toBe(true);
    for (const guest of [ann, there]) await expect.poll(() => codeOf(guest.get(`/tables/${table}`))).toBe('not-found');
    expect(await codeOf(ann.act(table, 'say', { text: 'hello' }))).toBe('not-found');
    expect(await peopleIn(host, 'ann')).toMatchObject([{ tables: 0 }]);
  });

  test('removes a person: seats are free or a bot’s, and nobody is told their name but by sealed records', async () => {
    const { left, right, host, registry } = await opened();
    const { table: over, ann, ben } = await duel(left.base);
    await playOut(over, [ann, ben]);
    const { table: waiting } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await done(ann.sit(waiting, 0));
    await done(ben.sit(waiting, 1));
    const { table: alone } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }], listed: true });
    const { table: running } = await ben.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await done(ben.sit(running, 0));
    await done(ann.sit(running, 1));
    await done(ben.act(running, 'start'));
    for (const guest of [ann, ben]) await done(guest.reveal(running));
    expect(await removePerson(registry, new People(host), ann.person.id)).toMatchObject({ name: 'Ann', tables: 4, left: [] });
    expect(await removePerson(registry, new People(host), ann.person.id)).toBeNull();
    const there = new Guest(right.base, ben.person, ben.cookie);
    const seatsOf = async (table: string) => (await done(there.get<{ table: TableState }>(`/tables/${table}`))).table;
    await expect.poll(() => seatsOf(running)).toMatchObject({ phase: 'playing', seats: [{ person: ben.person }, { kind: 'bot', owner: null }] });
    await expect.poll(() => seatsOf(waiting)).toMatchObject({ phase: 'open', host: { name: NOBODY }, seats: [{ kind: 'open' }, { person: ben.person }] });
    await expect.poll(async () => (await seatsOf(alone)).phase).toBe('closed');
    await expect.poll(() => seatsOf(over)).toMatchObject({ seats: [{ person: { name: NOBODY } }, { person: ben.person }] });
    expect(JSON.stringify(await done(there.get('/tables')))).not.toContain('"Ann"');
    expect(await done(there.get<{ people: string[] }>(`/tables/${over}/record`))).toMatchObject({ people: ['Ann', 'Ben'] });
    const late = new Inbox(there, running, '&since=-1');
    expect(JSON.stringify(await late.welcome())).not.toContain('"Ann"');
    late.end();
    await expect.poll(async () => (await done(ann.get<{ person: unknown }>('/me'))).person).toBeNull();
    expect(await peopleIn(host)).toMatchObject([{ name: 'Ben' }]);
  });

  test('invites: where nobody comes uninvited, a code lets one in, and the link of a table those who sit there', async () => {
    const { left, right, host } = await opened({ MUSTER_INVITE_ONLY: 'on' });
    const come = async (base: string, pass: object) => {
      const reply = await fetch(`${base}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ann', ...pass }),
      });
      return { code: reply.ok ? 'done' : ((await reply.json()) as { code: string }).code, cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' };
    };
    expect((await come(left.base, {})).code).toBe('uninvited');
    const code = await invite(host, Date.now() + 60_000);
    const replies = await Promise.all([left, right].map(({ base }) => come(base, { invite: code })));
    expect(replies.map((reply) => reply.code).sort()).toEqual(['done', 'uninvited']);
    expect((await come(left.base, { invite: await invite(host, Date.now() - 1) })).code).toBe('uninvited');
    const cookie = replies.find((reply) => reply.code === 'done')?.cookie ?? '';
    const ann = new Guest(left.base, { id: 'a', name: 'Ann' }, cookie);
    const { table, links } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
    expect((await come(right.base, { table, link: code })).code).toBe('uninvited');
    expect((await come(right.base, { table })).code).toBe('uninvited');
    const ben = await come(right.base, { table, link: links[0]?.link });
    expect(ben.code).toBe('done');
    // Whoever is here stays, and may be called something else.
    expect(await codeOf(new Guest(left.base, { id: 'b', name: 'Ben' }, ben.cookie).post('/guests', { name: 'Benno' }))).toBe('done');
  });

  test('writes down what was done', async () => {
    const { host } = await opened();
    await note(host, 'ban', '203.0.113.7', 'spam');
    expect(await deedsOf(host)).toMatchObject([{ what: 'ban', whom: '203.0.113.7', why: 'spam' }]);
  });
});
