import { setTimeout as pause } from 'node:timers/promises';
import type { Latency } from './figures.ts';
import { Helper } from './helper.ts';
import { MUSTER } from './muster.ts';
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
  const server = new Helper<ServerService<object>>(MUSTER.server);
  const clients = new Helper<ClientService<object>>(MUSTER.clients, ['views', bot]);
  try {
    const address = await server.ask('open');
    await clients.ask('seat', { address, tables: bots, from: null });
    await clients.ask('play', { every: null, upTo: null });
    await pause(WARM_UP);
    await Promise.all([server.ask('delay'), clients.ask('measure')]);
    const before = await server.ask('usage');
    const kept = await server.ask('kept');
    await pause(1000 * seconds);
    const [delay, { confirmed }, after] = await Promise.all([server.ask('delay'), clients.ask('measured'), server.ask('usage')]);
    const byBots = (await server.ask('kept')) - kept - (after.moves - before.moves);
    return { bots, bot, delay, confirmed, botAnswersPerSecond: (1000 * byBots) / (after.at - before.at) };
  } finally {
    await clients.end();
    await server.end();
  }
}
