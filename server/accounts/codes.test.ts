import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Account, LinkCode, RefusalBody, SignedIn, TokenSummary } from '#wire';
import { checkStore } from '../storage/index.ts';
import { Databases, kinds } from '../storage/testing/databases.ts';
import { tidy } from '../storage/tidy.ts';
import { done } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { account, nobody, signedIn, signInBy, siteOf, withPasskey } from '../testing/sign-in.ts';
import { ATTEMPT } from './passkeys.ts';

const databases = new Databases();

describe.each(kinds)('on %s', (kind) => {
  const openOn = async (environment: Readonly<Record<string, string>> = {}) =>
    openServer({ [kind === 'sqlite' ? 'MUSTER_DATA' : 'DATABASE_URL']: await databases.kept(kind), ...environment });
  let server: TestServer;
  let base: string;
  beforeAll(async () => {
    server = await openOn();
    base = siteOf(server.base);
  });
  afterAll(async () => {
    expect((await checkStore(server.store)).damage).toEqual([]);
    await server.stop();
  });

  const enter = (base: string, code: string, headers: Record<string, string> = {}) =>
    nobody(base).post<SignedIn & RefusalBody>('/sign-in/code', { code }, headers);

  describe('recovery codes', () => {
    const make = async (guest: Guest) => (await done(guest.post<{ codes: string[] }>('/recovery', {}))).codes;

    test('sign in whoever lost their key, once each, and say how many are left', async () => {
      const ann = await Guest.come(base, 'Ann');
      const codes = await make(ann);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
      expect(await account(ann)).toMatchObject({ recovery: { left: 10 } });
      const [first = '', second = ''] = codes;
      const reply = await enter(base, first);
      expect(reply.body).toEqual({ person: ann.person, left: 9 });
      expect((await enter(base, first)).body).toMatchObject({ code: 'bad-code' });
      // As people type.
      expect((await enter(base, ` ${second.toLowerCase().replaceAll('-', ' ')} `)).body).toEqual({ person: ann.person, left: 8 });
      const there = signedIn(base, reply);
      expect(await account(there)).toMatchObject({ recovery: { left: 8 } });
      const { key } = await withPasskey(there);
      expect(key.userHandle).toBeDefined();
    });

    test('are made anew at will: those of before open nothing', async () => {
      const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
      const [[old = ''], [his = '']] = [await make(ann), await make(ben)];
      const [fresh = ''] = await make(ann);
      expect((await enter(base, old)).body).toMatchObject({ code: 'bad-code' });
      expect((await enter(base, fresh)).body).toMatchObject({ person: ann.person, left: 9 });
      expect((await enter(base, his)).body).toMatchObject({ person: ben.person, left: 9 });
    });

    test('are kept as hashes, for as long as they are not used', async () => {
      const ann = await Guest.come(base, 'Ann');
      const codes = await make(ann);
      const rows = JSON.stringify(await server.store.db.selectFrom('tickets').selectAll().execute());
      for (const code of codes) expect(rows).not.toContain(code.replaceAll('-', ''));
      await tidy(server.store, { openTables: 0, idleTables: 0, finishedTables: 0, guests: 0 }, { now: Date.now() + 1e11 });
      expect((await enter(base, codes[0] ?? '')).body).toMatchObject({ left: 9 });
    });
  });

  describe('a code for another device', () => {
    const make = (guest: Guest) => done(guest.post<LinkCode>('/links', {}));

    test('signs it in once; the first device sees which one came', async () => {
      const ann = await Guest.come(base, 'Ann');
      const { code } = await make(ann);
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
      const reply = await enter(base, code, { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0' });
      expect(reply.body).toEqual({ person: ann.person, left: null });
      expect((await enter(base, code)).body).toMatchObject({ code: 'bad-code' });
      expect(await done(ann.get<TokenSummary[]>('/tokens'))).toMatchObject([{ current: true }, { current: false, label: 'Firefox, Android' }]);
      const there = signedIn(base, reply);
      expect(await done(there.get<Account>('/account'))).toMatchObject({ person: ann.person });
    });

    test('ends with the next one, after five minutes, and with the device that shows it', async () => {
      const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
      const [before, his, after] = [await make(ann), await make(ben), await make(ann)];
      expect((await enter(base, before.code)).body).toMatchObject({ code: 'bad-code' });
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + after.lasts * 1000);
      expect((await enter(base, after.code)).body).toMatchObject({ code: 'bad-code' });
      clock.mockRestore();
      await fetch(`${base}/api/me`, { method: 'DELETE', headers: { cookie: ben.cookie } });
      expect((await enter(base, his.code)).body).toMatchObject({ code: 'bad-code' });
    });

    test('is gone when somebody has guessed five times, and no sooner', async () => {
      const ann = await Guest.come(base, 'Ann');
      const wrong = (code: string) => `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`;
      const guess = async (code: string, times: number) => {
        for (let n = 0; n < times; n++) expect((await enter(base, wrong(code))).body).toMatchObject({ code: 'bad-code' });
      };
      const lucky = await make(ann);
      await guess(lucky.code, 4);
      expect((await enter(base, lucky.code)).status).toBe(200);
      const gone = await make(ann);
      await guess(gone.code, 5);
      expect((await enter(base, gone.code)).body).toMatchObject({ code: 'bad-code' });
    });

    test('counts every guess, also those that come at once', async () => {
      const ann = await Guest.come(base, 'Ann');
      const { code } = await make(ann);
      const letters = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'].filter((letter) => !code.endsWith(letter));
      await Promise.all(letters.slice(0, 12).map((letter) => enter(base, `${code.slice(0, -1)}${letter}`)));
      expect((await enter(base, code)).body).toMatchObject({ code: 'bad-code' });
    });
  });

  test('asking to sign in again and again leaves nothing behind', async () => {
    const tickets = async () => (await server.store.db.selectFrom('tickets').where('kind', '=', 'use-passkey').selectAll().execute()).length;
    const before = await tickets();
    for (let n = 0; n < 3; n++) await done(nobody(base).post('/sign-in/new', {}));
    expect(await tickets()).toBe(before + 3);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + ATTEMPT + 1);
    await done(nobody(base).post('/sign-in/new', {}));
    clock.mockRestore();
    expect(await tickets()).toBe(1);
  });

  test('whoever guesses at all is soon too fast', async () => {
    const { base, stop } = await openOn({ MUSTER_ACTIONS: '2' });
    onTestFinished(stop);
    const codes: unknown[] = [];
    for (let n = 0; n < 60; n++) codes.push((await enter(base, `${1e15 + n}`)).body.code);
    expect(codes.at(0)).toBe('bad-code');
    expect(codes.at(-1)).toBe('too-fast');
  });

  test('tidying up forgets codes that are too old, and leaves people who have a passkey', async () => {
    const { store } = server;
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const { key } = await withPasskey(ann);
    await done(ann.post<LinkCode>('/links', {}));
    await tidy(store, { openTables: 0, idleTables: 0, finishedTables: 0, guests: 90 }, { now: Date.now() + 91 * 86_400_000 });
    expect(await store.db.selectFrom('tickets').where('kind', '=', 'link').selectAll().execute()).toEqual([]);
    expect(await done(ben.get('/me'))).toEqual({ person: null });
    expect(await account(signedIn(base, await signInBy(base, key)))).toMatchObject({ person: ann.person, passkeys: [{ name: 'phone' }] });
  });
});
