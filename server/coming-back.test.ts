import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StorageError } from './storage/errors.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { duel } from './testing/duel.ts';
import { type FailingStore, failing, heldWrite } from './testing/failing.ts';
import type { Guest } from './testing/guest.ts';
import { Inbox } from './testing/inbox.ts';
import { openServer, type TestServer } from './testing/open.ts';

let folder: string;
let store: FailingStore;
let server: TestServer;
/** How many of the next readings of journals fail. */
let unreadable = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'muster-'));
  store = failing(blinking(await openStore({ database: join(folder, 'muster.db') })));
  server = await openServer({}, { store });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

function blinking(real: Store): Store {
  const entries: Store['entries'] = (table, after) =>
    unreadable-- > 0 ? Promise.reject(new StorageError('gone', 'The database does not answer.')) : real.entries(table, after);
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = name === 'entries' ? entries : Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function follow(guest: Guest, table: string): Inbox {
  const inbox = new Inbox(guest, table);
  onTestFinished(() => inbox.end());
  return inbox;
}

const welcomeTo = (inbox: Inbox, table: string) => inbox.until((message) => message.type === 'welcome' && message.table.id === table && message);

test('whoever comes to a table that is given up in that moment comes to the one that is read anew', async () => {
  const { table, ann, ben } = await duel(server.base);
  const { reached, release } = heldWrite(store);
  const saying = ann.act(table, 'say', { text: 'this takes a while' });
  await reached;
  const inbox = follow(ben, table);
  // it is ben's turn when ann's is over; until then the table is given up
  await expect.poll(() => server.app.websocketServer.clients.size).toBe(1);
  server.registry.drop(table, 'for a test');
  release();
  expect((await saying).status).toBe(200);
  await inbox.welcome();
  expect((await inbox.client.act('say', { text: 'I am here' })).entry).toBeGreaterThan(0);
});

test('whoever goes to another table before the first has opened arrives there', async () => {
  const first = await duel(server.base);
  const { table } = await duel(server.base);
  const inbox = follow(first.ann, first.table);
  inbox.client.switchTable(table);
  await welcomeTo(inbox, table);
  inbox.client.reconnect();
  inbox.client.switchTable(first.table);
  await welcomeTo(inbox, first.table);
});

test('whoever is on the way to another table when it cannot be read arrives as soon as it can', async () => {
  const first = await duel(server.base);
  const { table } = await duel(server.base);
  const inbox = follow(first.ann, first.table);
  await inbox.welcome();
  server.registry.drop(table, 'for a test');
  unreadable = 3;
  inbox.client.switchTable(table);
  await welcomeTo(inbox, table);
  expect(unreadable).toBeLessThanOrEqual(0);
});

test('however often a client is told to come back, it has one connection', async () => {
  const { table, ann } = await duel(server.base);
  const inbox = follow(ann, table);
  await inbox.welcome();
  for (let i = 0; i < 5; i++) inbox.client.reconnect();
  await inbox.client.act('say', { text: 'back' });
  expect([...server.app.websocketServer.clients].filter(({ readyState }) => readyState === 1)).toHaveLength(1);
});
