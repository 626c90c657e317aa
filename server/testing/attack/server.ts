import { boxes } from '#shelf';
import { startServer } from '../../server.ts';
import { settingsFrom } from '../../settings.ts';
import { keyOf } from '../../tables/shares.ts';
import { boxOf } from '../boxes.ts';
import { secretHands } from './secret-hands.ts';

/** The server under attack, in a process of its own. It tells its parent what nobody else may ever read. */
const server = await startServer(settingsFrom(process.env), { boxes: [...boxes, boxOf(secretHands)] });

process.on('message', async () => {
  const rows = await server.store.db.selectFrom('tables').select(['id', 'secret', 'state']).execute();
  const tables = await Promise.all(
    rows.map(async ({ id, secret, state }) => ({
      id,
      state,
      secret,
      key: keyOf((await server.registry.table(id)).state, secret),
      entries: await server.store.entries(id, -1),
    })),
  );
  process.send?.({ tables, memory: process.memoryUsage().rss });
});
process.on('disconnect', () => process.exit());
process.send?.({ port: server.port });
