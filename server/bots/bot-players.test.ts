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

test('bots go on when the disk is back, however long it was full', async () => {
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
  while (answered < 3) {
    await vi.advanceTimersByTimeAsync(10_000);
    await new Promise((turn) => setImmediate(turn));
  }
  expect(refused).toBe(30);
  expect((await store.entries(id, -1)).map(({ kind }) => kind).slice(0, 4)).toEqual(['create', 'start', 'answer', 'answer']);
});
