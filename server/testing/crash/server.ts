import { sql } from 'kysely';
import { startServer } from '../../server.ts';
import { settingsFrom } from '../../settings.ts';
import { openStore } from '../../storage/open.ts';
import { failing } from '../failing.ts';
import type { Order, Sabotage } from './process.ts';

/** A server as `muster serve` runs it, that can be told to die at a commit, or that it is later or earlier. It loads everything at once and opens when it is told to. */

const sabotage = process.env['MUSTER_SABOTAGE'] as Sabotage | undefined;
let death: Extract<Order, { order: 'die' }> | null = null;
let left = 0;
let ahead = 0;

function dieIf(moment: 'before-commit' | 'after-commit'): void {
  if (death?.moment === moment && --left <= 0) process.kill(process.pid, 'SIGKILL');
}

const wall = Date.now;
Date.now = () => wall() + ahead;
if (sabotage === 'time-passes') {
  const steady = performance.now.bind(performance);
  performance.now = () => steady() + ahead;
}

async function open(): Promise<void> {
  const settings = settingsFrom(process.env);
  const real = await openStore({ database: settings.database });
  if (sabotage === 'forgetful') real.entryById = async () => undefined;
  const store = failing(real);
  if (sabotage === 'synchronous-off') await sql`pragma synchronous = off`.execute(store.db);
  store.onCommit = async (write) => {
    dieIf('before-commit');
    const verdict = await write();
    if (verdict === 'committed') dieIf('after-commit');
    return verdict;
  };
  const server = await startServer(settings, { store });
  process.once('SIGTERM', async () => {
    await server.stop();
    // Nothing else may keep it alive now.
    process.off('disconnect', gone);
    process.disconnect();
  });
  process.send?.(server.port);
}

function gone(): void {
  process.exit();
}

process.on('disconnect', gone);
process.on('message', (order: Order) => {
  switch (order.order) {
    case 'open':
      void open();
      return;
    case 'die':
      death = order;
      left = order.commits;
      return;
    case 'clock':
      ahead = order.ahead;
  }
});
