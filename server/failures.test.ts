import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Game, Match, runRecord } from '#kernel';
import type { ActionOf } from '#wire';
import { contraTiles } from '../games/contra-tiles/bot/box.ts';
import { type Ambush, ambush } from '../kernel/testing/ambush.ts';
import { StorageError } from './storage/errors.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { boxOf } from './testing/boxes.ts';
import { done, duel, matchFor } from './testing/duel.ts';
import { type FailingStore, failing, heldWrite } from './testing/failing.ts';
import { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

/** Ambush, but the second bandit's turn meets a rule that is wrong. */
const broken: Game<Ambush> = {
  ...ambush,
  *turn(state, ref) {
    yield* ambush.turn(state, ref);
    if (state.acted[1] === true) throw new Error('a rule went wrong');
  },
};

/** Ambush, but nobody without a seat can be shown what comes after the first answer. */
const blinding: Game<Ambush> = {
  ...ambush,
  id: 'blinding',
  view(state, seat) {
    if (seat === null && state.acted.includes(true)) throw new Error('a view went wrong');
    return ambush.view(state, seat);
  },
};

let folder: string;
let real: Store;
let store: FailingStore;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-'));
  real = await openStore({ database: join(folder, 'muster.db') });
  store = failing(real);
  server = await openServer({}, { store, boxes: [contraTiles, boxOf(broken), boxOf(blinding)] });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const turn = async (table: string, guests: readonly Guest[]) => {
  for (const guest of guests) {
    const { number, seat, options } = await matchFor(guest, table);
    if (options.length > 0) return { guest, answer: { number, seat, notation: options[0] } };
  }
  throw new Error('nobody is asked');
};

test('nothing is acknowledged or told to anybody before it is written', async () => {
  const { table, ann, ben } = await duel(server.base);
  const inbox = new Inbox(ben, table);
  const { last } = await inbox.welcome();
  const { guest, answer } = await turn(table, [ann, ben]);
  const { reached, release } = heldWrite(store);
  let acknowledged = false;
  const reply = guest.act(table, 'answer', answer).then((r) => {
    acknowledged = true;
    return r;
  });
  await reached;
  // while the disk is busy: no acknowledgement, no news, and who looks sees the table as it was
  const other = new Inbox(await Guest.come(server.base, 'Eve'), table);
  await done(ann.get(`/tables`)); // another round trip through the whole server
  expect((await matchFor(ben, table)).number).toBe(answer.number);
  expect(acknowledged).toBe(false);
  expect(inbox.messages.filter(({ type }) => type === 'entry')).toHaveLength(0);
  release();
  expect((await reply).status).toBe(200);
  expect((await inbox.entry(last + 1)).entry).toMatchObject({ kind: 'answer', number: answer.number });
  expect((await other.welcome()).last).toBe(last + 1);
  inbox.end();
  other.end();
});

test('a full disk: a clear error, nothing acknowledged, and all goes on when there is room again', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { guest, answer } = await turn(table, [ann, ben]);
  const body = { id: 'full', ...answer };
  store.onCommit = () => Promise.reject(new StorageError('full', 'The disk is full.'));
  const refused = await guest.post(`/tables/${table}/answer`, body);
  expect(refused.status).toBe(503);
  expect(refused.body.code).toBe('unavailable');
  expect(refused.body.message).toContain('disk is full');
  expect((await matchFor(guest, table)).number).toBe(answer.number);
  store.onCommit = (write) => write();
  expect((await done(guest.post(`/tables/${table}/answer`, body))).number).toBe(answer.number + 1);
});

test('written, but nobody knows, and whoever did it does not come back: the others hear of it all the same', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { guest, answer } = await turn(table, [ann, ben]);
  const inbox = new Inbox(guest === ann ? ben : ann, table);
  const { last } = await inbox.welcome();
  store.onCommit = async (write) => {
    await write();
    throw new StorageError('gone', 'The database does not answer.', { uncertain: true });
  };
  expect((await guest.act(table, 'answer', answer)).body.code).toBe('unavailable');
  store.onCommit = (write) => write();
  expect((await inbox.entry(last + 1)).entry).toMatchObject({ kind: 'answer', number: answer.number });
  inbox.end();
});

test('written, but the connection to the database broke before it said so: sent again, it has happened once', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { guest, answer } = await turn(table, [ann, ben]);
  const body = { id: 'unsure', ...answer };
  store.onCommit = async (write) => {
    await write();
    throw new StorageError('gone', 'The database does not answer.', { uncertain: true });
  };
  expect((await guest.post(`/tables/${table}/answer`, body)).body.code).toBe('unavailable');
  store.onCommit = (write) => write();
  expect((await done(guest.post(`/tables/${table}/answer`, body))).number).toBe(answer.number + 1);
  expect((await matchFor(guest, table)).number).toBe(answer.number + 1);
  const entries = await real.entries(table, -1);
  expect(entries.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
});

test('a client sends by itself again what could not be written', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { guest, answer } = await turn(table, [ann, ben]);
  const inbox = new Inbox(guest, table);
  await inbox.welcome();
  let failures = 0;
  store.onCommit = (write) => (failures++ < 2 ? Promise.reject(new StorageError('busy', 'The database is busy.')) : write());
  const { number } = await inbox.client.act('answer', answer as ActionOf<'answer'>);
  expect(number).toBe(answer.number + 1);
  expect(failures).toBe(3);
  store.onCommit = (write) => write();
  inbox.end();
});

test('rules that throw change nothing and leave a report with the record', async () => {
  const ann = await Guest.come(server.base, 'Ann');
  const { table } = await ann.create({ game: 'ambush', seats: [0, 1, 2].map(() => ({ kind: 'open' })) });
  for (const seat of [0, 1, 2]) await done(ann.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  await done(ann.act(table, 'answer', { number: 0, seat: 0, notation: '0 waits' }));
  const before = (await done(ann.get<{ hash: string }>(`/tables/${table}/record`))).hash;
  const refused = await ann.act(table, 'answer', { number: 1, seat: 1, notation: '1 waits' });
  expect(refused.status).toBe(500);
  expect(refused.body).toMatchObject({ code: 'rule-failed', report: expect.any(String) });
  expect((await done(ann.get<{ hash: string }>(`/tables/${table}/record`))).hash).toBe(before);
  const report = await real.db
    .selectFrom('reports')
    .where('id', '=', refused.body.report as string)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(report.message).toContain('a rule went wrong');
  const { record, stack } = JSON.parse(report.body);
  expect(stack).toContain('a rule went wrong');
  expect(record.key).toBeUndefined();
  expect(runRecord(broken, record)).toBeInstanceOf(Match);
  // and the table plays on
  await done(ann.act(table, 'answer', { number: 1, seat: 2, notation: '2 waits' }));
});

/** What the server counts as failures of its own. */
async function failures(): Promise<number> {
  const text = await (await fetch(`${server.base}/metrics`)).text();
  return Number(/^muster_failures_total (\d+)$/m.exec(text)?.[1]);
}

test('whoever observes a table and fails stops nothing: it is counted, told to nobody, and the others hear all', async () => {
  const { table, ann, ben } = await duel(server.base);
  const inbox = new Inbox(ben, table);
  const { last } = await inbox.welcome();
  const before = await failures();
  let heard = 0;
  let failing = true;
  onTestFinished(() => {
    failing = false;
  });
  const fails = (): void => {
    if (failing) throw new Error('an observer went wrong');
  };
  server.registry.observe({ onEntry: fails, onChange: fails, onNudge: fails, onAnswer: fails });
  server.registry.observe({ onEntry: () => heard++, onChange: () => heard++, onNudge: () => heard++, onAnswer: () => heard++ });
  const { guest, answer } = await turn(table, [ann, ben]);
  expect(await done(guest.act(table, 'answer', answer))).toMatchObject({ entry: last + 1, number: answer.number + 1 });
  await done(ann.act(table, 'say', { text: 'on we go' }));
  await done(ann.act(table, 'nudge'));
  expect((await inbox.entry(last + 2)).entry).toMatchObject({ kind: 'say', text: 'on we go' });
  expect(heard).toBe(6);
  expect((await failures()) - before).toBe(6);
  inbox.end();
});

test('whoever cannot be shown what happened is let go, and everybody else hears of it', async () => {
  const [ann, eve] = [await Guest.come(server.base, 'Ann'), await Guest.come(server.base, 'Eve')];
  const { table } = await ann.create({ game: 'blinding', seats: [{ kind: 'me' }, { kind: 'me' }, { kind: 'me' }] });
  for (const seat of [0, 1, 2]) await done(ann.act(table, 'sit', { seat }));
  await done(ann.act(table, 'start'));
  const socket = eve.socket(table);
  await once(socket, 'message');
  const gone = once(socket, 'close');
  const inbox = new Inbox(ann, table);
  const { last } = await inbox.welcome();
  const before = await failures();
  const { number, seat, options } = await matchFor(ann, table);
  expect((await done(ann.act(table, 'answer', { number, seat, notation: options[0] }))).entry).toBe(last + 1);
  expect((await inbox.entry(last + 1)).entry.kind).toBe('answer');
  await gone;
  expect((await failures()) - before).toBe(1);
  inbox.end();
});
