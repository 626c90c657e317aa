import { startServer } from '../../server.ts';
import { settingsFrom } from '../../settings.ts';
import { openStore } from '../../storage/open.ts';
import { failing } from '../failing.ts';
import type { Order } from './process.ts';

/** A server as `muster serve` runs it, that can be told to die at a commit. It loads everything at once and opens when it is told to. */

let death: Extract<Order, { order: 'die' }> | null = null;
let left = 0;

function dieIf(moment: 'before-commit' | 'after-commit'): void {
  if (death?.moment === moment && --left <= 0) process.kill(process.pid, 'SIGKILL');
}

async function open(): Promise<void> {
  const settings = settingsFrom(process.env);
  const store = failing(await openStore({ database: settings.database }));
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
  if (order.order === 'open') void open();
  else {
    death = order;
    left = order.commits;
  }
});
