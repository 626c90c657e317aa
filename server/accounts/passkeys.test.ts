import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { PasskeyTask, TokenSummary } from '#wire';
import { checkStore } from '../storage/index.ts';
import { Databases, kinds } from '../storage/testing/databases.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { done } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/open.ts';
import { account, nobody, signedIn, signInBy, siteOf, withPasskey } from '../testing/sign-in.ts';

const databases = new Databases();

describe.each(kinds)('a passkey on %s', (kind) => {
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

  test('makes a person of a guest, who comes back on another device as who they were', async () => {
    const ann = await Guest.come(base, 'Ann');
    expect(await account(ann)).toMatchObject({ person: ann.person, passkeys: [], recovery: null });
    const { key, added } = await withPasskey(ann);
    expect(await account(ann)).toMatchObject({ passkeys: [{ id: added.id, name: 'phone' }] });
    const { table } = await ann.create({ game: 'contact' });
    const reply = await signInBy(base, key);
    expect(reply.body).toEqual({ person: ann.person, left: null });
    const there = signedIn(base, reply);
    expect(await done(there.get('/me'))).toEqual({ person: ann.person });
    expect((await done(there.get<{ mine: { id: string }[] }>('/tables'))).mine).toMatchObject([{ id: table }]);
    expect(await done(there.get<TokenSummary[]>('/tokens'))).toMatchObject([{ current: false }, { current: true }]);
    const { key: second } = await withPasskey(there, 'laptop');
    expect((await account(ann)).passkeys.map(({ name }) => name)).toEqual(['phone', 'laptop']);
    expect((await signInBy(base, second)).body.person).toEqual(ann.person);
  });

  test('has a name, and says when it was used', async () => {
    const ann = await Guest.come(base, 'Ann');
    const { key, added } = await withPasskey(ann);
    const rename = (guest: Guest) =>
      fetch(`${base}/api/passkeys/${added.id}`, {
        method: 'PUT',
        headers: { cookie: guest.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'old phone' }),
      });
    expect((await rename(await Guest.come(base, 'Ben'))).status).toBe(404);
    expect((await rename(ann)).status).toBe(200);
    const clock = vi.spyOn(Date, 'now').mockReturnValue(added.created + 60_000);
    await signInBy(base, key);
    clock.mockRestore();
    expect((await account(ann)).passkeys).toEqual([{ ...added, name: 'old phone', used: added.created + 60_000 }]);
  });

  test('opens nothing when it was removed, which nobody else can do', async () => {
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const { key, added } = await withPasskey(ann);
    const remove = (guest: Guest) => fetch(`${base}/api/passkeys/${added.id}`, { method: 'DELETE', headers: { cookie: guest.cookie } });
    expect((await remove(ben)).status).toBe(404);
    expect((await signInBy(base, key)).status).toBe(200);
    expect((await remove(ann)).status).toBe(200);
    expect((await signInBy(base, key)).body).toMatchObject({ code: 'bad-passkey' });
    expect(await done(ann.get('/me'))).toEqual({ person: ann.person });
  });

  test('is refused from another origin, both when it is made and when it signs', async () => {
    const ann = await Guest.come(base, 'Ann');
    const strange = new Authenticator('https://muster.example.net');
    const task = await done(ann.post<PasskeyTask>('/passkeys/new', {}));
    expect((await ann.post('/passkeys', { attempt: task.attempt, name: 'x', credential: strange.make(task) })).body).toMatchObject({ code: 'bad-passkey' });
    const { key } = await withPasskey(ann);
    const asked = await done(nobody(base).post<PasskeyTask>('/sign-in/new', {}));
    const credential = key.sign(asked, 'https://muster.example.net');
    expect((await nobody(base).post('/sign-in', { attempt: asked.attempt, credential })).body).toMatchObject({ code: 'bad-passkey' });
    // What asks in the name of another page does not get that far.
    expect((await nobody(base).post('/sign-in/new', {}, { origin: 'https://muster.example.net' })).body).toMatchObject({ code: 'forbidden' });
  });

  test('signs for the address people use, where it is set', async () => {
    const { base, stop } = await openOn({ MUSTER_URL: 'https://games.example.org' });
    onTestFinished(stop);
    const ann = await Guest.come(base, 'Ann');
    const task = await done(ann.post<PasskeyTask>('/passkeys/new', {}));
    expect(task.options).toMatchObject({ rp: { id: 'games.example.org' }, authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' } });
    const key = new Authenticator('https://games.example.org');
    await done(ann.post('/passkeys', { attempt: task.attempt, name: 'x', credential: key.make(task) }));
    expect((await signInBy(base, key)).body.person).toEqual(ann.person);
    const [here, there] = [await done(nobody(base).post<PasskeyTask>('/sign-in/new', {})), new Authenticator(base)];
    expect((await nobody(base).post('/sign-in', { attempt: here.attempt, credential: there.sign(here) })).body).toMatchObject({ code: 'bad-passkey' });
  });

  test('signs each challenge once: what was sent before, or for another attempt, opens nothing', async () => {
    const ann = await Guest.come(base, 'Ann');
    const { key } = await withPasskey(ann);
    const [first, second] = [await done(nobody(base).post<PasskeyTask>('/sign-in/new', {})), await done(nobody(base).post<PasskeyTask>('/sign-in/new', {}))];
    const credential = key.sign(first);
    const send = async (attempt: string) => (await nobody(base).post('/sign-in', { attempt, credential })).body;
    expect(await send(second.attempt)).toMatchObject({ code: 'bad-passkey' });
    expect(await send(first.attempt)).toMatchObject({ person: ann.person });
    expect(await send(first.attempt)).toMatchObject({ code: 'bad-passkey' });
    // The failure has used it up.
    expect((await nobody(base).post('/sign-in', { attempt: second.attempt, credential: key.sign(second) })).body).toMatchObject({ code: 'bad-passkey' });
  });

  test('is too late after five minutes', async () => {
    const ann = await Guest.come(base, 'Ann');
    const { key } = await withPasskey(ann);
    const [soon, late] = [await done(nobody(base).post<PasskeyTask>('/sign-in/new', {})), await done(nobody(base).post<PasskeyTask>('/sign-in/new', {}))];
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 4 * 60_000);
    expect((await nobody(base).post('/sign-in', { attempt: soon.attempt, credential: key.sign(soon) })).status).toBe(200);
    clock.mockReturnValue(now + 5 * 60_000 + 1);
    expect((await nobody(base).post('/sign-in', { attempt: late.attempt, credential: key.sign(late) })).body).toMatchObject({ code: 'bad-passkey' });
    clock.mockRestore();
  });

  test('whose counter goes back is a copy', async () => {
    const ann = await Guest.come(base, 'Ann');
    const { key } = await withPasskey(ann);
    for (const [counter, status] of [
      [7, 200],
      [8, 200],
      [8, 403],
      [5, 403],
      [9, 200],
    ] as const) {
      key.counter = counter;
      expect((await signInBy(base, key)).status, `counter ${counter}`).toBe(status);
    }
  });

  test('is added by the session that asked, and by nobody else', async () => {
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const { key } = await withPasskey(ann);
    const there = signedIn(base, await signInBy(base, key));
    const add = async (guest: Guest, task: PasskeyTask, made = new Authenticator(base)) =>
      (await guest.post('/passkeys', { attempt: task.attempt, name: 'x', credential: made.make(task) })).body;
    const ask = () => done(ann.post<PasskeyTask>('/passkeys/new', {}));
    expect(await add(ben, await ask())).toMatchObject({ code: 'bad-passkey' });
    expect(await add(there, await ask())).toMatchObject({ code: 'bad-passkey' });
    expect(await add(ann, await ask())).toMatchObject({ name: 'x' });
    // One that is somebody's already becomes nobody else's.
    const his = await done(ben.post<PasskeyTask>('/passkeys/new', {}));
    expect(await add(ben, his, key)).toMatchObject({ code: 'bad-passkey' });
    expect((await account(ben)).passkeys).toEqual([]);
    const { token } = await done(ann.post<{ token: string }>('/tokens', { label: 'bot' }));
    expect((await nobody(base).post('/passkeys/new', {}, { authorization: `Bearer ${token}` })).body).toMatchObject({ code: 'forbidden' });
    expect((await nobody(base).post('/passkeys/new', {})).body).toMatchObject({ code: 'signed-out' });
  });

  test('of somebody else opens nothing of mine, whatever it calls itself', async () => {
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const { key: hers } = await withPasskey(ann);
    const { key: his } = await withPasskey(ben);
    const task = await done(nobody(base).post<PasskeyTask>('/sign-in/new', {}));
    const forged = { ...his.sign(task), id: hers.sign(task).id, rawId: hers.sign(task).id };
    expect((await nobody(base).post('/sign-in', { attempt: task.attempt, credential: forged })).body).toMatchObject({ code: 'bad-passkey' });
    his.userHandle = hers.userHandle;
    expect((await signInBy(base, his)).body).toMatchObject({ code: 'bad-passkey' });
    his.userHandle = undefined;
    expect((await signInBy(base, his)).body.person).toEqual(ben.person);
    expect((await signInBy(base, new Authenticator(base))).body).toMatchObject({ code: 'bad-passkey' });
  });

  test('signs one device in for another: what was signed in before is signed out', async () => {
    const [ann, ben] = [await Guest.come(base, 'Ann'), await Guest.come(base, 'Ben')];
    const { key } = await withPasskey(ann);
    const task = await done(ben.post<PasskeyTask>('/sign-in/new', {}));
    const reply = await ben.post('/sign-in', { attempt: task.attempt, credential: key.sign(task) });
    expect(reply.body).toMatchObject({ person: ann.person });
    expect(await done(ben.get('/me'))).toEqual({ person: null });
  });
});
