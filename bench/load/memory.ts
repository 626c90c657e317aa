import { Helper } from './helper.ts';
import { MUSTER } from './muster.ts';
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
  const server = new Helper<ServerService<object>>(MUSTER.server);
  const clients = new Helper<ClientService<object>>(MUSTER.clients, ['answers']);
  try {
    const address = await server.ask('open');
    const empty = await server.ask('inUse');
    await clients.ask('seat', { address, tables, from: null });
    const idle = await server.ask('inUse');
    await clients.ask('play', { every: null, upTo: MIDDLE });
    for (let before = -1, moves = 0; before < moves; moves = (await server.ask('usage')).moves) {
      before = moves;
      await new Promise((look) => setTimeout(look, 500));
    }
    await clients.ask('stop');
    const busy = await server.ask('inUse');
    const { resident } = await server.ask('usage');
    await clients.ask('leave');
    const alone = await server.ask('inUse');
    return { tables, idle: (idle - empty) / tables, busy: (busy - empty) / tables, perConnection: (busy - alone) / (2 * tables), resident };
  } finally {
    await clients.end();
    await server.end();
  }
}
