import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Overrides, type RunningServer, startServer } from '../server.ts';
import { settingsFrom } from '../settings.ts';

export interface TestServer extends RunningServer {
  readonly base: string;
  readonly database: string;
}

/** A server for a test: a free port, a new database file unless one is named, generous limits unless the test sets them. */
export async function openServer(environment: Readonly<Record<string, string>> = {}, overrides: Overrides = {}): Promise<TestServer> {
  const folder = environment['DATABASE_URL'] === undefined && environment['MUSTER_DATA'] === undefined ? await mkdtemp(join(tmpdir(), 'muster-')) : null;
  const settings = settingsFrom({
    MUSTER_PORT: '0',
    MUSTER_HOST: '127.0.0.1',
    MUSTER_LOG: 'silent',
    MUSTER_REQUESTS: '100000',
    MUSTER_ACTIONS: '100000',
    MUSTER_CONNECTIONS: '100000',
    MUSTER_NEW_TABLES: '100000',
    ...(folder === null ? {} : { MUSTER_DATA: join(folder, 'muster.db') }),
    ...environment,
  });
  const running = await startServer(settings, overrides);
  return {
    ...running,
    base: `http://127.0.0.1:${running.port}`,
    database: settings.database,
    stop: async () => {
      await running.stop();
      if (folder !== null) await rm(folder, { recursive: true, force: true });
    },
  };
}
