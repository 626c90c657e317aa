import { MUSTER } from './muster.ts';
import { RemoteProcess } from './remote-process.ts';
import type { ClientService, ServerService } from './services.ts';

/** What a table costs the server in memory, in bytes in use after a collection. */
export interface MemoryFigures {
  readonly tables: number;
  /** The match begun, nobody has answered: with its two connections. */
  readonly idle: number;
  /** In the middle of a match. */
  readonly busy: number;
  /** Of that, each connection. */
  readonly perConnection: number;
  /** Of the process, with all tables in the middle of their matches. */
  readonly resident: number;
}

/** About half of a match of the tile game. */
const MIDDLE = 20;

export async function measureMemory(tables: number): Promise<MemoryFigures> {
  const server = new RemoteProcess<ServerService<object>>(MUSTER.server);
  const clients = new RemoteProcess<ClientService<object>>(MUSTER.clients, ['answers']);
  try {
    const address = await server.call('open');
    const empty = await server.call('inUse');
    await clients.call('seat', { address, tables, from: null });
    const idle = await server.call('inUse');
    await clients.call('play', { every: null, upTo: MIDDLE });
    for (let before = -1, moves = 0; before < moves; moves = (await server.call('usage')).moves) {
      before = moves;
      await new Promise((look) => setTimeout(look, 500));
    }
    await clients.call('stop');
    const busy = await server.call('inUse');
    const { resident } = await server.call('usage');
    await clients.call('leave');
    const alone = await server.call('inUse');
    return { tables, idle: (idle - empty) / tables, busy: (busy - empty) / tables, perConnection: (busy - alone) / (2 * tables), resident };
  } finally {
    await clients.end();
    await server.end();
  }
}
