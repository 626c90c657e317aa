import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Account, Everything, type LuggageRow, type PastMatches, type Profile, type RefusalBody, type TableState } from '#wire';
import { NOBODY } from '../hosts/removal.ts';
import { checkStore } from '../storage/index.ts';
import { withSum } from '../storage/sums.ts';
import { Databases, kinds } from '../storage/testing/databases.ts';
import { done, duel, playOut } from '../testing/duel.ts';
import { Guest, type Reply } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { signInBy, siteOf, withPasskey } from '../testing/sign-in.ts';

const databases = new Databases();

describe.each(kinds)('on %s', (kind) => {
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await openServer({ [kind === 'sqlite' ? 'MUSTER_DATA' : 'DATABASE_URL']: await databases.kept(kind) });
    base = siteOf(server.base);
  });
  afterAll(async () => {
    expect((await checkStore(server.store)).damage).toEqual([]);
    await server.stop();
  });

  async function send<T = object>(guest: Guest, method: 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Reply<T & Partial<RefusalBody>>> {
    const headers = { cookie: guest.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    const reply = await fetch(`${base}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
    return { status: reply.status, body: (await reply.json()) as T & Partial<RefusalBody>, headers: reply.headers };
  }

  test('what somebody likes and shows is there on every device; what is left out stays', async () => {
    const ann = await Guest.come(base, 'Ann');
    expect(await done(ann.get<Account>('/account'))).toMatchObject({
      profile: { avatar: null, shows: { statistics: 'nobody', history: 'nobody' }, settings: {} },
    });
    await done(send(ann, 'PUT', '/profile', { avatar: 'owl' }));
    await done(send(ann, 'PUT', '/profile', { settings: { language: 'de', theme: 'dark' } }));
    const { profile } = await done(ann.get<Account>('/account'));
    expect(profile).toEqual({ avatar: 'owl', shows: { statistics: 'nobody', history: 'nobody' }, settings: { language: 'de', theme: 'dark' } });
    expect((await send(ann, 'PUT', '/profile', { avatar: 'dragon' })).body.code).toBe('malformed');
    expect((await send(ann, 'PUT', '/profile', { settings: { password: 'x' } })).body.code).toBe('malformed');
  });

  test('matches that are over are counted and listed, for whoever may see them', async () => {
    const { table, ann, ben } = await duel(base);
    await playOut(table, [ann, ben]);
    const cyd = await Guest.come(base, 'Cyd');
    const matches = async (of: Guest, asking: Guest, query = '') => (await done(asking.get<PastMatches>(`/people/${of.person.id}/matches${query}`))).matches;
    const [mine] = await matches(ann, ann);
    expect(mine).toMatchObject({ table, game: 'contra-tiles', others: [ben.person], bots: 0 });
    const [his] = await matches(ben, ben);
    expect([mine?.result, his?.result].sort()).toEqual(mine?.result === 'drawn' ? ['drawn', 'drawn'] : ['lost', 'won']);
    for (const [query, count] of [
      ['?game=contra-tiles', 1],
      ['?game=contact', 0],
      ['?with=be', 1],
      ['?with=cy', 0],
      [`?result=${mine?.result}`, 1],
      ['?result=over', 0],
      ['?after=1', 0],
    ] as const)
      expect(await matches(ann, ann, query), query).toHaveLength(count);

    // Who played with them has seen it; others only what they want to show, and of tables that were on the list.
    expect(await matches(ann, ben)).toHaveLength(1);
    expect(await matches(ann, cyd)).toEqual([]);
    const profile = async (of: Guest, asking: Guest) => done(asking.get<Profile>(`/people/${of.person.id}`));
    const won = mine?.result === 'won' ? 1 : 0;
    expect((await profile(ann, ann)).statistics).toMatchObject([{ game: 'contra-tiles', played: 1, won, usual: null }]);
    expect(await profile(ann, cyd)).toMatchObject({ person: ann.person, avatar: null, statistics: null });
    await done(send(ann, 'PUT', '/profile', { shows: { statistics: 'all', history: 'all' } }));
    expect((await profile(ann, cyd)).statistics).toMatchObject([{ played: 1, won }]);
    expect(await matches(ann, cyd)).toEqual([]);
    const row = await server.store.db.selectFrom('tables').where('id', '=', table).selectAll().executeTakeFirstOrThrow();
    const { sum } = withSum('tables', { ...row, listed: 1 });
    await server.store.db.updateTable('tables').set({ listed: 1, sum }).where('id', '=', table).execute();
    expect(await matches(ann, cyd)).toMatchObject([{ table }]);
    expect((await cyd.get('/people/nobodyofthatname')).status).toBe(404);
  });

  test('games of a device are taken along, by nobody else, and not without end', async () => {
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const saved = { id: 'a-game', answers: ['crown 1 at 0,1'], key: 'k' };
    const take = (guest: Guest, id: string, changed: number, what: object = saved) =>
      send(guest, 'PUT', `/luggage/${id}`, { game: 'contra-tiles', changed, saved: what });
    const list = (guest: Guest) => done(guest.get<LuggageRow[]>('/luggage'));
    expect((await take(ann, 'a-game', 5)).status).toBe(200);
    expect((await take(ann, 'another', 7)).status).toBe(200);
    expect(await list(ann)).toEqual([
      { id: 'another', game: 'contra-tiles', changed: 7 },
      { id: 'a-game', game: 'contra-tiles', changed: 5 },
    ]);
    expect(await done(ann.get('/luggage/a-game'))).toEqual({ game: 'contra-tiles', changed: 5, saved });
    // What was played later stays.
    await take(ann, 'a-game', 4, { id: 'older' });
    expect(await done(ann.get('/luggage/a-game'))).toMatchObject({ changed: 5, saved });
    await take(ann, 'a-game', 6, { id: 'newer' });
    expect(await done(ann.get('/luggage/a-game'))).toMatchObject({ changed: 6, saved: { id: 'newer' } });
    expect((await send(ann, 'PUT', '/luggage/a-game', { game: 'contra-tiles', changed: 9 })).body.code).toBe('malformed');
    expect(await list(ben)).toEqual([]);
    expect((await ben.get('/luggage/a-game')).status).toBe(404);
    expect((await send(ben, 'DELETE', '/luggage/a-game')).status).toBe(404);
    // Nothing of this kind is made much shorter.
    const large = { noise: Array.from({ length: 40_000 }, () => Math.random().toString(36).slice(2)) };
    const codes: unknown[] = [];
    for (let n = 0; n < 6; n++) codes.push((await take(ann, `large-${n}`, 8, large)).body.code ?? 'done');
    expect(codes.at(0)).toBe('done');
    expect(codes.at(-1)).toBe('too-many');
    expect((await send(ann, 'DELETE', '/luggage/a-game')).status).toBe(200);
    expect((await list(ann)).map(({ id }) => id)).not.toContain('a-game');
  });

  test('everything about a person is one file, and nothing of others is in it', async () => {
    const { table, ann, ben } = await duel(base);
    await playOut(table, [ann, ben]);
    await done(ann.act(table, 'say', { text: 'hello from Ann' }));
    await done(ben.act(table, 'say', { text: 'hello from Ben' }));
    await withPasskey(new Guest(base, ann.person, ann.cookie));
    await done(send(ann, 'PUT', '/luggage/mine', { game: 'contact', changed: 1, saved: { of: 'Ann' } }));
    await done(send(ben, 'PUT', '/luggage/his', { game: 'contact', changed: 1, saved: { of: 'Ben' } }));
    const file = await fetch(`${base}/api/account/everything`, { headers: { cookie: ann.cookie } });
    expect(file.headers.get('content-disposition')).toContain(ann.person.id);
    const text = await file.text();
    expect(Everything.parse(JSON.parse(text))).toMatchObject({
      muster: 'person',
      account: { person: ann.person, passkeys: [{ name: 'phone' }] },
      devices: [{ current: true }],
      tables: [{ id: table }],
      said: [{ table, body: { text: 'hello from Ann' } }],
      records: [{ game: 'contra-tiles', people: ['Ann', 'Ben'], seal: expect.any(String) }],
      games: [{ id: 'mine', saved: { of: 'Ann' } }],
    });
    expect(text).not.toContain('hello from Ben');
    expect(text).not.toContain(ann.cookie.split('=')[1]);
    const cyd = await Guest.come(base, 'Cyd');
    expect(await (await fetch(`${base}/api/account/everything`, { headers: { cookie: cyd.cookie } })).json()).toMatchObject({
      tables: [],
      said: [],
      records: [],
      games: [],
    });
  });

  test('who is deleted is nobody everywhere, and cannot come back; records stay true', async () => {
    const { table, ann, ben } = await duel(base);
    await playOut(table, [ann, ben]);
    const record = JSON.stringify(await done(ben.get(`/tables/${table}/record`)));
    const { table: waiting } = await ben.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await done(ann.sit(waiting, 1));
    const me = new Guest(base, ann.person, ann.cookie);
    const { key } = await withPasskey(me);
    const { codes } = await done(me.post<{ codes: string[] }>('/recovery', {}));
    await done(send(me, 'PUT', '/luggage/mine', { game: 'contact', changed: 1, saved: {} }));
    await done(send(me, 'PUT', '/profile', { avatar: 'fox' }));
    expect(await done(send(me, 'DELETE', '/account'))).toEqual({ person: null });
    expect(await done(me.get('/me'))).toEqual({ person: null });
    expect((await signInBy(base, key)).body.code).toBe('bad-passkey');
    expect((await me.post('/sign-in/code', { code: codes[0] })).body.code).toBe('bad-code');
    expect((await ben.get(`/people/${ann.person.id}`)).status).toBe(404);
    const seatsOf = async (id: string) => (await done(ben.get<{ table: TableState }>(`/tables/${id}`))).table.seats;
    expect(await seatsOf(waiting)).toMatchObject([{ kind: 'kept' }, { kind: 'open' }]);
    expect((await seatsOf(table)).map(({ person }) => person?.name).sort()).toEqual(['Ben', NOBODY]);
    expect(JSON.stringify(await done(ben.get(`/tables/${table}/record`)))).toBe(record);
    for (const name of ['passkeys', 'tickets', 'profiles', 'luggage', 'tokens'] as const)
      expect(await server.store.db.selectFrom(name).where('person', '=', ann.person.id).select('person').execute(), name).toEqual([]);
  });
});
