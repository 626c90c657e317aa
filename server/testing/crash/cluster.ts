import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../storage/testing/postgres.ts';
import { quietPort, ServerSlot } from './server-slot.ts';

export type Kind = 'sqlite' | 'postgres';

/** Servers on a database, which can all be killed. */
export interface Cluster {
  readonly kind: Kind;
  readonly database: string;
  readonly slots: readonly ServerSlot[];
  readonly postgres: TestPostgres | null;
  close(): Promise<void>;
}

const GENEROUS = {
  MUSTER_LOG: 'warn',
  MUSTER_REQUESTS: '1000000',
  MUSTER_ACTIONS: '1000000',
  MUSTER_CONNECTIONS: '1000000',
  MUSTER_NEW_TABLES: '1000000',
  MUSTER_BOT_PROCESSES: '1',
};

export async function openCluster(kind: Kind, died: () => void): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'muster-crash-'));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null;
  const database = postgres === null ? join(folder, 'muster.db') : await postgres.url('crash');
  // An empty variable is as good as none.
  const environment = { ...GENEROUS, ...(postgres === null ? { DATABASE_URL: '', MUSTER_DATA: database } : { DATABASE_URL: database }) };
  const slots: ServerSlot[] = [];
  for (let i = 0; i < (postgres === null ? 1 : 2); i++) slots.push(new ServerSlot(await quietPort(), environment, died));
  return {
    kind,
    database,
    slots,
    postgres,
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
