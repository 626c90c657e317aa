import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom, startServer } from '#server';
import { unfolded } from '../../server/storage/folds.ts';
import { serveServer } from './server.ts';

const MANY = '1000000';

/** What is said on the command line: a PostgreSQL database, else it is an SQLite file. */
const database = process.argv.find((word) => word.startsWith('postgres://'));

/** As it comes, with a database that waits for the disk; only the budgets are those of a crowd behind one address. */
serveServer(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'muster-load-'));
  const settings = settingsFrom({
    MUSTER_PORT: '0',
    MUSTER_HOST: '127.0.0.1',
    MUSTER_LOG: 'silent',
    ...(database === undefined ? { MUSTER_DATA: join(folder, 'muster.db') } : { DATABASE_URL: database }),
    MUSTER_REQUESTS: MANY,
    MUSTER_ACTIONS: MANY,
    MUSTER_CONNECTIONS: MANY,
    MUSTER_NEW_TABLES: MANY,
  });
  const { port, registry, store, app, stop } = await startServer(settings);
  let moves = 0;
  let errors = 0;
  registry.observe({ onAnswer: () => moves++, onReport: () => errors++ });
  return {
    address: { ports: [port] },
    counts: () => ({ moves, errors, commits: store.commits, writes: store.written, connections: app.websocketServer.clients.size }),
    kept: () =>
      store.snapshot(async (db) => {
        const journal = await db
          .selectFrom('journal')
          .where('kind', '=', 'answer')
          .select(({ fn }) => fn.countAll<number>().as('answers'))
          .executeTakeFirstOrThrow();
        const folds = await db.selectFrom('folds').selectAll().execute();
        return journal.answers + folds.flatMap(unfolded).filter(({ kind }) => kind === 'answer').length;
      }),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
});
