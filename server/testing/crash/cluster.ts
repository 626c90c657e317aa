import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../../storage/testing/postgres.ts';
import { proxyTo } from '../../storage/testing/proxy.ts';
import { type Power, powerOf } from './power.ts';
import type { Sabotage } from './process.ts';
import { quietPort, ServerSlot } from './server-slot.ts';

export type Kind = 'sqlite' | 'postgres';

/** Servers on a database, which can all be killed, and the lines between them, which can be cut. */
export interface Cluster {
  readonly kind: Kind;
  readonly database: string;
  readonly slots: readonly ServerSlot[];
  readonly postgres: TestPostgres | null;
  /** Of those who write to a file; or why it cannot be cut here. */
  readonly power: Power | { readonly missing: string };
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

export async function openCluster(kind: Kind, sabotage: Sabotage | undefined, died: () => void): Promise<Cluster> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'muster-crash-')));
  const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : null;
  const data = join(folder, 'data');
  await mkdir(data);
  const power = postgres === null ? await powerOf(data, folder) : { missing: 'PostgreSQL has its own ways to be sure of the disk' };
  const database = postgres === null ? join(data, 'muster.db') : await postgres.url('crash');
  const common = { ...GENEROUS, ...('missing' in power ? {} : power.environment), ...(sabotage === undefined ? {} : { MUSTER_SABOTAGE: sabotage }) };
  const slots: ServerSlot[] = [];
  for (let i = 0; i < (postgres === null ? 1 : 2); i++) {
    const port = await quietPort();
    const wire = postgres === null ? null : await proxyTo(postgres.port);
    // An empty variable is as good as none.
    const where = wire === null ? { DATABASE_URL: '', MUSTER_DATA: database } : { DATABASE_URL: database.replace(`:${postgres?.port}/`, `:${wire.port}/`) };
    slots.push(new ServerSlot(port, await proxyTo(port), wire, { ...common, ...where }, died));
  }
  return {
    kind,
    database,
    slots,
    postgres,
    power,
    async close() {
      await Promise.all(slots.map((slot) => slot.close()));
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
