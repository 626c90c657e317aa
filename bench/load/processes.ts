import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres } from '../../server/storage/testing/postgres.ts';
import { MUSTER } from './muster.ts';
import { RemoteProcess } from './remote-process.ts';
import type { ClientService, ServerService } from './services.ts';

/** Whether the players of a table are at the same server, as where a proxy sees to it, or at different ones. */
export type Company = 'together' | 'spread';

/** What a move costs all servers, and PostgreSQL, in microseconds of CPU. */
export interface ProcessFigures {
  readonly processes: number;
  readonly company: Company;
  readonly movesPerSecond: number;
  readonly servers: number;
  readonly database: number;
  readonly errors: readonly string[];
}

interface Address {
  readonly ports: readonly number[];
}

/** Before anything counts, in milliseconds. */
const WARM_UP = 2000;

/** So many servers on one PostgreSQL, whose tables are played at as fast as it goes. */
export async function measureProcesses(processes: number, company: Company, tables: number, seconds: number): Promise<ProcessFigures> {
  const postgres = await startPostgres({ durable: true });
  const url = await postgres.url('load');
  const servers = Array.from({ length: processes }, () => new RemoteProcess<ServerService<Address>>(MUSTER.server, [url]));
  const clients = new RemoteProcess<ClientService<Address>>(MUSTER.clients, ['answers', company]);
  const usage = async () => {
    const all = await Promise.all(servers.map((server) => server.call('usage')));
    const sum = (part: 'moves' | 'cpuSeconds') => all.reduce((total, each) => total + each[part], 0);
    return { at: performance.now(), moves: sum('moves'), servers: sum('cpuSeconds'), database: cpuSecondsOf(postgres.folder) };
  };
  try {
    const ports = (await Promise.all(servers.map((server) => server.call('open')))).flatMap((address) => address.ports);
    await clients.call('seat', { address: { ports }, tables, from: null });
    await clients.call('play', { every: null, upTo: null });
    await pause(WARM_UP);
    const before = await usage();
    await pause(1000 * seconds);
    const after = await usage();
    const { errors, moves: seen } = await clients.call('stop');
    const kept = (await servers[0]?.call('kept')) ?? Number.NaN;
    const moves = after.moves - before.moves;
    const each = (part: 'servers' | 'database') => (1e6 * (after[part] - before[part])) / moves;
    return {
      processes,
      company,
      movesPerSecond: (1000 * moves) / (after.at - before.at),
      servers: each('servers'),
      database: each('database'),
      errors: kept === seen ? errors : [...errors, `the database kept ${kept} moves, the clients saw ${seen} acknowledged`],
    };
  } finally {
    await clients.end();
    await Promise.all(servers.map((server) => server.end()));
    await postgres.stop();
  }
}

/** Ticks of the clock a second, in which Linux counts what processes take. */
const TICKS = 100;

/** Of PostgreSQL with this folder, all its processes together, those that have ended, too; not a number where the system does not say. */
function cpuSecondsOf(folder: string): number {
  try {
    const main = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0];
    let ticks = 0;
    for (const process of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) ticks += ticksOf(process, main ?? '');
    return ticks / TICKS;
  } catch {
    return Number.NaN;
  }
}

function ticksOf(process: string, main: string): number {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${process}/stat`, 'utf8');
  } catch {
    return 0; // It has just ended.
  }
  // The name stands in brackets and may hold anything.
  const [, parent, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [own = 0, system = 0, children = 0, childrenSystem = 0] = fields.slice(9, 13).map(Number);
  if (process === main) return own + system + children + childrenSystem;
  return parent === main ? own + system : 0;
}
