import type { PhaseFigures } from './figures.ts';
import { measurePhase, share } from './measure.ts';
import { MUSTER } from './muster.ts';
import { RemoteProcess } from './remote-process.ts';
import type { ClientService, ServerService } from './services.ts';

export interface ConnectionFigures {
  readonly wanted: number;
  /** Open while tables were playing, and what that was like. */
  readonly held: PhaseFigures;
  /** Bytes in use after a collection, for each table with its two connections. */
  readonly perTable: number;
  /** Spectators come until one cannot: how many connections there were then, what happened, and what playing was like. */
  readonly most: number;
  readonly failed: string | null;
  readonly crowded: PhaseFigures;
  readonly errors: readonly string[];
}

const PROCESSES = 2;
/** How long people think, in milliseconds. */
const THINKING = 10_000;

/** So many players connected to one server at once, all of them playing at the pace of people; then more and more spectators. */
export async function measureConnections(wanted: number, crowd: number, seconds: number): Promise<ConnectionFigures> {
  const server = new RemoteProcess<ServerService<object>>(MUSTER.server);
  const clients = Array.from({ length: PROCESSES }, () => new RemoteProcess<ClientService<object>>(MUSTER.clients, ['answers']));
  const tables = Math.ceil(wanted / 2);
  try {
    const address = await server.call('open');
    const empty = await server.call('inUse');
    await Promise.all(clients.map((client, i) => client.call('seat', { address, tables: share(tables, PROCESSES, i), from: `127.0.0.${i + 2}` })));
    const full = await server.call('inUse');
    const held = await measurePhase(server, clients, { seconds, every: THINKING });
    const crowds = await Promise.all(clients.map((client, i) => client.call('crowd', share(crowd, PROCESSES, i))));
    const crowded = await measurePhase(server, clients, { seconds: seconds / 2, every: THINKING });
    const stopped = await Promise.all(clients.map((client) => client.call('stop')));
    return {
      wanted,
      held,
      perTable: (full - empty) / tables,
      most: crowded.connections,
      failed: crowds.find(({ failed }) => failed !== null)?.failed ?? null,
      crowded,
      errors: stopped.flatMap(({ errors }) => errors),
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await server.end();
  }
}
