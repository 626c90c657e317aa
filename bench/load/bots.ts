import { setTimeout as pause } from 'node:timers/promises';
import type { Latency } from './figures.ts';
import { MUSTER } from './muster.ts';
import { RemoteProcess } from './remote-process.ts';
import type { ClientService, ServerService } from './services.ts';

export interface BotFigures {
  readonly bots: number;
  readonly bot: string;
  /** How long the event loop let its timers wait, 99th percentile, in milliseconds. */
  readonly delay: number;
  /** How long people at these tables waited for their own answers. */
  readonly confirmed: Latency;
  readonly botAnswersPerSecond: number;
}

const WARM_UP = 2000;

/** A server in which so many bots think at once, each against somebody who answers at once. */
export async function measureBots(bots: number, bot: string, seconds: number): Promise<BotFigures> {
  const server = new RemoteProcess<ServerService<object>>(MUSTER.server);
  const clients = new RemoteProcess<ClientService<object>>(MUSTER.clients, ['views', bot]);
  try {
    const address = await server.call('open');
    await clients.call('seat', { address, tables: bots, from: null });
    await clients.call('play', { every: null, upTo: null });
    await pause(WARM_UP);
    await Promise.all([server.call('delay'), clients.call('measure')]);
    const before = await server.call('usage');
    const kept = await server.call('kept');
    await pause(1000 * seconds);
    const [delay, { confirmed }, after] = await Promise.all([server.call('delay'), clients.call('measured'), server.call('usage')]);
    const byBots = (await server.call('kept')) - kept - (after.moves - before.moves);
    return { bots, bot, delay, confirmed, botAnswersPerSecond: (1000 * byBots) / (after.at - before.at) };
  } finally {
    await clients.end();
    await server.end();
  }
}
