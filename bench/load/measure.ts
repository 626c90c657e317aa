import { setTimeout as pause } from 'node:timers/promises';
import type { LoadFigures, PhaseFigures } from './figures.ts';
import { RemoteProcess } from './remote-process.ts';
import type { ClientService, Measurement, ServerService } from './services.ts';

export interface Load {
  readonly tables: number;
  /** In how many processes the clients are; one unless told. */
  readonly processes?: number;
  readonly phases: readonly Phase[];
}

export interface Phase {
  readonly seconds: number;
  /** How long players think about a move, on average, in milliseconds; null not at all. */
  readonly every: number | null;
}

/** A server and its clients, each a file that is run in a process of its own, with these words on its command line. */
export interface Contender {
  readonly name: string;
  readonly server: URL;
  readonly clients: URL;
  readonly words?: readonly string[];
}

/** Before anything counts, in milliseconds. */
const WARM_UP = 2000;

/** Lets the clients of a server play and measures what that costs the server. */
export async function measureLoad<Address>(contender: Contender, { tables, processes = 1, phases }: Load): Promise<LoadFigures> {
  const server = new RemoteProcess<ServerService<Address>>(contender.server, contender.words);
  const clients = Array.from({ length: processes }, () => new RemoteProcess<ClientService<Address>>(contender.clients, contender.words));
  try {
    const address = await server.call('open');
    const empty = await server.call('inUse');
    await Promise.all(
      clients.map((client, i) => client.call('seat', { address, tables: share(tables, processes, i), from: processes === 1 ? null : `127.0.0.${i + 2}` })),
    );
    const seated = await server.call('inUse');
    const measured: PhaseFigures[] = [];
    for (const phase of phases) measured.push(await measurePhase(server, clients, phase));
    const stopped = await Promise.all(clients.map((client) => client.call('stop')));
    const sum = (part: 'moves' | 'matches') => stopped.reduce((total, each) => total + each[part], 0);
    const full = await server.call('inUse');
    return {
      server: contender.name,
      tables,
      phases: measured,
      memory: { perTable: (seated - empty) / tables, perMatch: (full - seated) / sum('matches') },
      total: { byServer: await server.call('kept'), byClients: sum('moves'), matches: sum('matches') },
      errors: [...stopped.flatMap(({ errors }) => errors), ...complaints((await server.call('usage')).errors)],
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await server.end();
  }
}

export async function measurePhase<Address>(
  server: RemoteProcess<ServerService<Address>>,
  clients: readonly RemoteProcess<ClientService<Address>>[],
  { seconds, every }: Phase,
): Promise<PhaseFigures> {
  await Promise.all(clients.map((client) => client.call('play', { every, upTo: null })));
  await pause(WARM_UP);
  const [before] = await Promise.all([server.call('usage'), ...clients.map((client) => client.call('measure'))]);
  await pause(1000 * seconds);
  const [after, ...measured] = await Promise.all([server.call('usage'), ...clients.map((client) => client.call('measured'))]);
  await Promise.all(clients.map((client) => client.call('stop')));
  const elapsed = (after.at - before.at) / 1000;
  const cpuSeconds = after.cpuSeconds - before.cpuSeconds;
  const moves = after.moves - before.moves;
  const commits = after.commits - before.commits;
  return {
    every,
    seconds: elapsed,
    moves,
    cpuSeconds,
    mainCpuSeconds: after.mainCpuSeconds - before.mainCpuSeconds,
    movesPerSecond: moves / elapsed,
    movesPerCpuSecond: moves / cpuSeconds,
    commits,
    writesPerCommit: (after.writes - before.writes) / commits,
    connections: after.connections,
    resident: after.resident,
    ...worst(measured),
  };
}

/** Of several client processes, what the worst of them saw. */
function worst(measured: readonly Measurement[]): Measurement {
  const most = (read: (each: Measurement) => number) => Math.max(...measured.map(read));
  const latency = (of: 'confirmed' | 'seen') => ({ p50: most((m) => m[of].p50), p99: most((m) => m[of].p99), p999: most((m) => m[of].p999) });
  return { confirmed: latency('confirmed'), seen: latency('seen'), clientCores: most((m) => m.clientCores) };
}

export function share(whole: number, parts: number, part: number): number {
  return Math.floor((whole * (part + 1)) / parts) - Math.floor((whole * part) / parts);
}

function complaints(count: number): string[] {
  return Array.from({ length: count }, () => 'the server complained');
}
