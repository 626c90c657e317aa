import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Friend, Profile, RefusalBody } from '#wire';
import { checkStore } from '../storage/index.ts';
import { Databases, kinds } from '../storage/testing/databases.ts';
import { done, duel, playOut } from '../testing/duel.ts';
import { Guest } from '../testing/guest.ts';
import { openServer, type TestServer } from '../testing/open.ts';

const databases = new Databases();

describe.each(kinds)('friends on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ [kind === 'sqlite' ? 'MUSTER_DATA' : 'DATABASE_URL']: await databases.kept(kind) });
  });
  afterAll(async () => {
    expect((await checkStore(server.store)).damage).toEqual([]);
    await server.stop();
  });

  async function send(guest: Guest, method: 'PUT' | 'DELETE', path: string, body: object = {}): Promise<string> {
    const reply = await fetch(`${server.base}/api${path}`, {
      method,
      headers: { cookie: guest.cookie, ...(method === 'PUT' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'PUT' ? { body: JSON.stringify(body) } : {}),
    });
    return ((await reply.json()) as Partial<RefusalBody>).code ?? 'done';
  }
  const ask = (guest: Guest, other: Guest, code?: string) => send(guest, 'PUT', `/friends/${other.person.id}`, code === undefined ? {} : { code });
  const listed = async (guest: Guest) => (await done(guest.get<Friend[]>('/friends'))).map(({ person, friendship }) => [person.name, friendship]);
  const seen = async (of: Guest, by: Guest) => done(by.get<Profile>(`/people/${of.person.id}`));

  test('are made by a link, which works once, for a week, and for whoever gave it', async () => {
    const [ann, ben, cyd] = await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(server.base, name)));
    if (ann === undefined || ben === undefined || cyd === undefined) throw new Error('nobody came');
    const invite = async () => (await done(ann.post<{ code: string }>('/friends', {}))).code;
    const code = await invite();
    expect(await ask(ben, cyd, code)).toBe('bad-link');
    expect(await ask(ben, ann, code)).toBe('bad-link');
    const another = await invite();
    expect(await ask(ann, ann, another)).toBe('not-now');
    expect(await ask(ben, ann, another)).toBe('done');
    expect(await listed(ann)).toEqual([['Ben', 'friends']]);
    expect(await listed(ben)).toEqual([['Ann', 'friends']]);
    expect(await ask(cyd, ann, another)).toBe('bad-link');
    const late = await invite();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 86_400_000);
    expect(await ask(cyd, ann, late)).toBe('bad-link');
    clock.mockRestore();
    expect(await listed(cyd)).toEqual([]);
  });

  test('are asked after a match, say yes or no, and see what is for friends', async () => {
    const { table, ann, ben } = await duel(server.base);
    const cyd = await Guest.come(server.base, 'Cyd');
    expect(await ask(ann, ben)).toBe('forbidden');
    await playOut(table, [ann, ben]);
    expect(await ask(cyd, ann)).toBe('forbidden');
    await send(ann, 'PUT', '/profile', { shows: { statistics: 'friends', history: 'nobody' } });
    expect(await seen(ann, ben)).toMatchObject({ friendship: 'none', statistics: null });
    expect(await ask(ann, ben)).toBe('done');
    expect(await ask(ann, ben)).toBe('done');
    expect([await listed(ann), await listed(ben)]).toEqual([[['Ben', 'asked']], [['Ann', 'asks']]]);
    // To be asked is not to be friends.
    expect(await seen(ann, ben)).toMatchObject({ friendship: 'asks', statistics: null });
    expect(await send(ben, 'DELETE', `/friends/${ann.person.id}`)).toBe('done');
    expect([await listed(ann), await listed(ben)]).toEqual([[], []]);
    expect([await ask(ann, ben), await ask(ben, ann)]).toEqual(['done', 'done']);
    expect(await seen(ann, ben)).toMatchObject({ friendship: 'friends', statistics: [{ played: 1 }] });
    expect(await seen(ann, cyd)).toMatchObject({ friendship: 'none', statistics: null });
    expect(await seen(ann, ann)).toMatchObject({ friendship: null, statistics: [{ played: 1 }] });
    // Whoever is deleted is nobody's friend.
    expect(await send(ben, 'DELETE', '/account')).toBe('done');
    expect(await listed(ann)).toEqual([]);
  });
});
