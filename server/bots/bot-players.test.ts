import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { decide } from '#bots';
import { boxes } from '#shelf';
import { StorageError } from '../storage/errors.ts';
import { openStore } from '../storage/open.ts';
import { TableRegistry } from '../tables/registry.ts';
import { failing } from '../testing/failing.ts';
import { BotPlayers } from './bot-players.ts';

const HOST = { id: 'hosthosthosthost', name: 'Host' };
const games = boxes.map(({ game }) => game);

async function withBots() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const folder = await mkdtemp(join(tmpdir(), 'muster-bots-'));
  const store = failing(await openStore({ database: join(folder, 'muster.db') }));
  const registry = new TableRegistry(store);
  const players = new BotPlayers(registry, { run: async (job) => decide(job, games) }, { error: () => undefined, warn: () => undefined });
  onTestFinished(async () => {
    players.stop();
    vi.useRealTimers();
    await store.close();
    await rm(folder, { recursive: true, force: true });
  });
  const bot = { kind: 'bot', bot: 'random' } as const;
  const { table: id } = await registry.create(HOST, { game: 'contra-tiles', seats: [bot, bot], listed: false, watched: true, patience: 120 });
  const later = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    // What was asked of the database before this is done with it.
    await store.entries(id, -1);
  };
  return { store, registry, id, later };
}

test('bots go on at a table that was forgotten while their answer was being written', async () => {
  const { store, registry, id, later } = await withBots();
  let answered = 0;
  store.onCommit = async (write, { entry }) => {
    if (entry.kind === 'answer' && ++answered === 1) registry.drop(id, 'the database was out of reach');
    return write();
  };
  await (await registry.table(id)).act(HOST, { do: 'start', id: 'start' });
  for (let waited = 0; waited < 200 && answered < 3; waited++) await later();
  expect(answered).toBeGreaterThanOrEqual(3);
});

test('bots go on when the disk is back, however long it was full', async () => {
  const { store, registry, id, later } = await withBots();
  let refused = 0;
  let answered = 0;
  store.onCommit = async (write, { entry }) => {
    if (entry.kind === 'answer' || entry.kind === 'trouble') {
      if (refused < 30) {
        refused++;
        throw new StorageError('full', 'There is no room left on the disk of the database.');
      }
      answered++;
    }
    return write();
  };
  await (await registry.table(id)).act(HOST, { do: 'start', id: 'start' });
  while (answered < 3) await later();
  expect(refused).toBe(30);
  expect((await store.entries(id, -1)).map(({ kind }) => kind).slice(0, 4)).toEqual(['create', 'start', 'answer', 'answer']);
});
