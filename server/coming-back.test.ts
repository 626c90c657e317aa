import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { StorageError } from './storage/errors.ts';
import { openStore } from './storage/open.ts';
import type { Store } from './storage/store.ts';
import { duel } from './testing/duel.ts';
import { type Failing, failing } from './testing/failing.ts';
import type { Guest } from './testing/guest.ts';
import { Heard } from './testing/heard.ts';
import { type Open, openServer } from './testing/open.ts';

let folder: string;
let store: Failing;
let server: Open;
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

function follow(guest: Guest, table: string): Heard {
  const heard = new Heard(guest, table);
  onTestFinished(() => heard.end());
  return heard;
}

const welcomeTo = (heard: Heard, table: string) => heard.until((message) => message.type === 'welcome' && message.table.id === table && message);

test('whoever comes to a table that is given up in that moment comes to the one that is read anew', async () => {
  const { table, ann, ben } = await duel(server.base);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const writing = new Promise<void>((resolve) => {
    store.onCommit = async (write) => {
      resolve();
      await held;
      return write();
    };
  });
  const saying = ann.act(table, 'say', { text: 'this takes a while' });
  await writing;
  store.onCommit = (write) => write();
  const heard = follow(ben, table);
  // it is ben's turn when ann's is over; until then the table is given up
  await expect.poll(() => server.app.websocketServer.clients.size).toBe(1);
  server.house.drop(table, 'for a test');
  release();
  expect((await saying).status).toBe(200);
  await heard.welcome();
  expect((await heard.client.act('say', { text: 'I am here' })).entry).toBeGreaterThan(0);
});

test('whoever goes to another table before the first has opened arrives there', async () => {
  const first = await duel(server.base);
  const { table } = await duel(server.base);
  const heard = follow(first.ann, first.table);
  heard.client.move(table);
  await welcomeTo(heard, table);
  heard.client.reconnect();
  heard.client.move(first.table);
  await welcomeTo(heard, first.table);
});

test('whoever is on the way to another table when it cannot be read arrives as soon as it can', async () => {
  const first = await duel(server.base);
  const { table } = await duel(server.base);
  const heard = follow(first.ann, first.table);
  await heard.welcome();
  server.house.drop(table, 'for a test');
  unreadable = 3;
  heard.client.move(table);
  await welcomeTo(heard, table);
  expect(unreadable).toBeLessThanOrEqual(0);
});

test('however often a client is told to come back, it has one connection', async () => {
  const { table, ann } = await duel(server.base);
  const heard = follow(ann, table);
  await heard.welcome();
  for (let i = 0; i < 5; i++) heard.client.reconnect();
  await heard.client.act('say', { text: 'back' });
  expect([...server.app.websocketServer.clients].filter(({ readyState }) => readyState === 1)).toHaveLength(1);
});
