import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { at } from '#kernel';
import type { Entry, ServerMessage } from '#wire';
import { contraTiles } from '../games/contra-tiles/bot/box.ts';
import { ambush } from '../kernel/testing/ambush.ts';
import { startPostgres, type TestPostgres } from './storage/testing/postgres.ts';
import { boxOf } from './testing/boxes.ts';
import { ServerProcess } from './testing/crash/process.ts';
import { done, matchFor, playOne, sightIn } from './testing/duel.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

// Two servers on one database. It is killed here, and has to keep its word.
let postgres: TestPostgres;
let url: string;
let left: TestServer;
let right: TestServer;
const open = (database: string): Promise<TestServer> => openServer({ DATABASE_URL: database }, { boxes: [contraTiles, boxOf(ambush)] });

beforeAll(async () => {
  postgres = await startPostgres({ durable: true });
  url = await postgres.url('muster');
  [left, right] = await Promise.all([open(url), open(url)]);
});
afterAll(async () => {
  await Promise.all([left.stop(), right.stop()]);
  await postgres.stop();
});

/** Three at a table of the miniature game, all asked at once: Ann and Cyd on the left, Ben on the right. */
async function bandits(): Promise<{ table: string; ann: Guest; ben: Guest; cyd: Guest }> {
  const [ann, ben, cyd] = (await Promise.all(['Ann', 'Ben', 'Cyd'].map((name) => Guest.come(left.base, name)))) as [Guest, Guest, Guest];
  ben.base = right.base;
  const { table } = await ann.create({ game: 'ambush', seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'open' }] });
  for (const [seat, guest] of [ann, ben, cyd].entries()) await done(guest.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  return { table, ann, ben, cyd };
}

function inboxOf(guest: Guest, table: string, query = ''): Inbox {
  const inbox = new Inbox(guest, table, query);
  onTestFinished(() => inbox.end());
  return inbox;
}

/** The same person, elsewhere. */
function elsewhere(base: string, { person, cookie }: Guest): Guest {
  return new Guest(base, person, cookie);
}

const waits = (number: number, seat: number) => ({ number, seat, notation: `${seat} waits` });
const answers = async (guest: Guest, table: string) =>
  (await inboxOf(guest, table, '&since=-1').welcome()).missed.flatMap((entry) => (entry.kind === 'answer' ? [entry] : []));

describe('players at different processes', () => {
  test('see what the others do, as it happens', async () => {
    const { table, ann, ben, cyd } = await bandits();
    const [here, there] = [inboxOf(ann, table), inboxOf(ben, table)];
    let { last } = await here.welcome();
    await there.welcome();
    for (const guest of [ann, ben, cyd, ben, ann]) {
      await done(guest.act(table, 'say', { text: `I am ${guest.person.name}` }));
      last++;
      const said = { kind: 'say', text: `I am ${guest.person.name}`, person: guest.person };
      expect((await here.entry(last)).entry).toMatchObject(said);
      expect((await there.entry(last)).entry).toMatchObject(said);
    }
    await done(ben.act(table, 'answer', waits(0, 1)));
    const [a, b] = [await here.entry(last + 1), await there.entry(last + 1)];
    expect(a.entry).toMatchObject({ kind: 'answer', number: 0, seat: 1, notation: '1 waits' });
    expect(a.match).toMatchObject({ views: [{ number: 1, seat: 0 }] });
    expect(b.match).toMatchObject({ views: [{ number: 1, seat: 1 }] });
    expect({ ...b.entry, events: [] }).toEqual({ ...a.entry, events: [] });
  });

  test('may answer in the same moment: one wins, the others hear where the table stands', async () => {
    const tables = await Promise.all(Array.from({ length: 8 }, bandits));
    await Promise.all(
      tables.map(async ({ table, ann, ben, cyd }) => {
        let bold = [...[ann, ben, cyd].entries()];
        for (const number of [0, 1]) {
          const replies = await Promise.all(bold.map(([seat, guest]) => guest.act(table, 'answer', waits(number, seat))));
          bold = bold.filter((_, i) => replies[i]?.status !== 200);
          expect(bold).toHaveLength(2 - number);
          for (const { status, body } of replies)
            if (status !== 200) expect(body).toMatchObject({ code: 'closed', match: { views: [{ number: number + 1 }] } });
        }
        expect((await answers(ann, table)).map(({ number }) => number)).toEqual([0, 1]);
      }),
    );
  });

  test('may send the same thing to both: it happens once, and both say the same', async () => {
    const { table, ann } = await bandits();
    const twin = elsewhere(right.base, ann);
    const said = { id: 'said-once', text: 'hello' };
    const [a, b] = await Promise.all([ann, twin].map((guest) => done(guest.post(`/tables/${table}/say`, said))));
    expect(b?.entry).toBe(a?.entry);
    const answered = { id: 'answered-once', ...waits(0, 0) };
    const [c, d] = await Promise.all([ann, twin].map((guest) => done(guest.post(`/tables/${table}/answer`, answered))));
    expect(d).toEqual(c);
    expect(await done(twin.post(`/tables/${table}/answer`, answered))).toEqual(c);
    expect(await answers(twin, table)).toHaveLength(1);
    const { missed } = await inboxOf(ann, table, '&since=-1').welcome();
    expect(missed.filter(({ kind }) => kind === 'say')).toHaveLength(1);
  });

  test('hand seats over', async () => {
    const { table, ann, ben } = await bandits();
    const dora = await Guest.come(right.base, 'Dora');
    const there = inboxOf(ben, table);
    await there.welcome();
    const { link, entry } = await done(ben.act(table, 'give', { seat: 1, to: { kind: 'link' } }));
    // at once, wherever he is
    expect((await ben.act(table, 'answer', waits(0, 1))).body.code).toBe('not-your-seat');
    expect((await there.entry(entry ?? 0)).table?.seats[1]).toMatchObject({ kind: 'link' });
    const sitting = [left, right].map(({ base }, i) => elsewhere(base, dora).post(`/tables/${table}/sit`, { id: `sit-${i}`, seat: 1, link }));
    expect((await Promise.all(sitting)).map(({ status }) => status).sort()).toEqual([200, 409]);
    dora.base = left.base;
    await done(dora.act(table, 'answer', waits(0, 1)));
    expect((await matchFor(ann, table)).number).toBe(1);
  });

  test('take back what all agree to', async () => {
    const { table, ann, ben, cyd } = await bandits();
    await done(ann.act(table, 'answer', waits(0, 0)));
    await done(ben.act(table, 'answer', waits(1, 1)));
    const { waiting } = await done(ann.act(table, 'undo', { to: 0 }));
    expect(waiting?.toSorted()).toEqual([ben.person.id, cyd.person.id].toSorted());
    expect((await done(ben.act(table, 'consent', { agree: true }))).waiting).toEqual([cyd.person.id]);
    cyd.base = right.base;
    await done(cyd.act(table, 'consent', { agree: true }));
    for (const guest of [ann, ben]) expect(await matchFor(guest, table)).toMatchObject({ number: 0, undos: 1 });
    // what was thought out for the moment before does not count any more, whichever process hears it
    for (const { base } of [left, right])
      expect((await elsewhere(base, ann).post(`/tables/${table}/answer`, { id: 'too-late', ...waits(0, 0), undos: 0 })).body.code).toBe('closed');
  });

  test('are answered by one bot, not by one of each', async () => {
    const ann = await Guest.come(left.base, 'Ann');
    const { table } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }] });
    const there = inboxOf(elsewhere(right.base, ann), table);
    await done(ann.act(table, 'sit', { seat: 0 }));
    await done(ann.act(table, 'start'));
    let number = -1;
    for (let i = 0; i < 6; i++) {
      const sight = await there.until((message) => {
        const seen = sightIn(message);
        return seen !== null && seen.options.length > 0 && seen.number > number && seen;
      });
      number = sight.number;
      const answer = { id: `mine-${i}`, number, seat: 0, notation: sight.options[0] };
      await done(elsewhere(i % 2 === 0 ? left.base : right.base, ann).post(`/tables/${table}/answer`, answer));
    }
    const given = await answers(ann, table);
    expect(given.map((answer) => answer.number)).toEqual(given.map((_, i) => i));
    expect(given.filter(({ person }) => person === null).length).toBeGreaterThan(2);
  });
});

test('servers that start together on an empty database all come up, and it is set up once', async () => {
  const empty = await postgres.url('empty');
  const servers = await Promise.all(Array.from({ length: 5 }, () => open(empty)));
  const { rows } = await sql<{ name: string; times: number }>`select name, count(*) as times from kysely_migration group by name`.execute(
    at(servers, 0).store.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { times } of rows) expect(times).toBe(1);
  expect(new Set(servers.map(({ store }) => store.generation)).size).toBe(1);
  const [first, last] = [at(servers, 0), at(servers, servers.length - 1)];
  const ann = await Guest.come(first.base, 'Ann');
  const { table } = await ann.create({ game: 'contra-tiles' });
  ann.base = last.base;
  await done(ann.act(table, 'sit', { seat: 0 }));
  await Promise.all(servers.map((server) => server.stop()));
});

test('a server that is told to stop finishes what is under way, says good-bye and is gone; its players go on elsewhere', async () => {
  const child = new ServerProcess({ DATABASE_URL: url, MUSTER_PORT: '0', MUSTER_HOST: '127.0.0.1', MUSTER_LOG: 'warn' });
  onTestFinished(() => void child.signal('SIGKILL'));
  const base = `http://127.0.0.1:${await child.open()}`;
  const [ann, ben] = await Promise.all([Guest.come(base, 'Ann'), Guest.come(right.base, 'Ben')]);
  const { table, links } = await ann.create({ game: 'contra-tiles', seats: [{ kind: 'me' }, { kind: 'link' }] });
  await done(ann.act(table, 'sit', { seat: 0 }));
  await done(ben.act(table, 'sit', { seat: 1, link: links[0]?.link }));
  const inbox = inboxOf(ann, table);
  await inbox.welcome();
  // the database is kept from writing, so that something is under way
  const keeper = new Client({ connectionString: url });
  await keeper.connect();
  await keeper.query('begin; lock table journal in exclusive mode');
  const starting = inbox.client.act('start', {});
  await vi.waitFor(async () => expect((await keeper.query('select from pg_locks where not granted')).rowCount).toBe(1), { timeout: 10_000 });
  ann.base = right.base;
  const stopped = child.signal('SIGTERM');
  await vi.waitFor(async () => expect(await ready(base)).toBe(503), { timeout: 10_000 });
  await keeper.query('commit');
  await keeper.end();
  const { entry } = await starting;
  expect(await stopped).toBe('0');
  const back = await inbox.until((message) => message.type === 'welcome' && message.table.phase === 'playing' && message);
  expect(back.last).toBe(entry);
  expect(inbox.messages.map(summary)).toEqual(['welcome', `entry ${entry}`, 'bye', 'welcome']);
  await playOne(table, [ann, ben]);
});

/** Whoever does not even answer is not ready either. */
function ready(base: string): Promise<number> {
  return fetch(`${base}/readyz`).then(
    ({ status }) => status,
    () => 503,
  );
}

function toldBy(message: ServerMessage): readonly Entry[] {
  return message.type === 'welcome' ? message.missed : message.type === 'entry' ? [message.entry] : [];
}

function summary(message: ServerMessage): string {
  return message.type === 'entry' ? `entry ${message.entry.entry}` : message.type;
}

test('while the database is away nothing is promised, and nobody has to start anything again', async () => {
  const { table, ann, ben } = await bandits();
  const inbox = inboxOf(ben, table);
  await inbox.welcome();
  const both = () => Promise.all([left, right].map(({ base }) => ready(base)));
  expect(await both()).toEqual([200, 200]);
  await postgres.kill();
  await vi.waitFor(async () => expect(await both()).toEqual([503, 503]), { timeout: 20_000 });
  expect((await fetch(`${left.base}/healthz`)).status).toBe(200);
  const body = { id: 'meanwhile', ...waits(0, 0) };
  for (const reply of [
    await ann.post(`/tables/${table}/answer`, body),
    await ann.post('/tables', { game: 'contra-tiles' }),
    await ben.act(table, 'say', { text: 'is anybody there?' }),
    await ben.get('/tables'),
  ]) {
    expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(reply.headers.get('retry-after')).toBe('1');
  }
  const acting = inbox.client.act('say', { text: 'I shall wait' });
  await inbox.until((message) => message.type === 'refusal' && message.code === 'unavailable');
  await postgres.start();
  await vi.waitFor(async () => expect(await both()).toEqual([200, 200]), { timeout: 20_000 });
  const { entry } = await acting;
  expect(entry).not.toBeNull();
  // A table that was in memory is read anew first: whoever comes meanwhile tries again, as they are told to.
  const inTheEnd = <T>(request: () => Promise<T>): Promise<T> => vi.waitFor(request, { timeout: 20_000 });
  expect((await inTheEnd(() => done(ann.post(`/tables/${table}/answer`, body)))).number).toBe(1);
  // and each hears of the other again
  await inTheEnd(() => done(ann.act(table, 'say', { text: 'here I am' })));
  await inbox.until((message) => toldBy(message).some((entry) => entry.kind === 'say' && entry.text === 'here I am'));
  expect((await answers(ben, table)).map(({ number }) => number)).toEqual([0]);
});
