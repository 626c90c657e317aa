import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import type { DriverNotification } from './driver.ts';
import { outdated } from './errors.ts';
import { GENERATION } from './format.ts';
import { channel } from './postgres-commit.ts';
import { postgresError } from './postgres-errors.ts';
import { impatientConfig } from './postgres-pool.ts';

const payloadSchema = z.union([
  z.object({ from: z.string(), tables: z.array(z.string()) }),
  z.object({ restored: z.string() }),
  z.object({ revoked: z.string() }),
  z.object({ removed: z.string() }),
  z.object({ bans: z.literal('changed') }),
]);

const firstPause = 100;
const longestPause = 3_000;

/** What other processes commit, over a connection of its own that comes back by itself. */
export class PostgresNotifications {
  readonly #url: string;
  readonly #patience: number;
  readonly #self: string;
  readonly #notify: (notification: DriverNotification) => void;
  readonly #closed = new AbortController();
  #client: Client | undefined;

  constructor(url: string, patience: number, self: string, notify: (notification: DriverNotification) => void) {
    this.#url = url;
    this.#patience = patience;
    this.#self = self;
    this.#notify = notify;
  }

  /** Gives the generation of the database as it is now that nothing more can be missed. */
  async start(): Promise<string> {
    try {
      return await this.#connect();
    } catch (error) {
      throw postgresError(error);
    }
  }

  async close(): Promise<void> {
    this.#closed.abort();
    const client = this.#client;
    this.#client = undefined;
    // A server that has vanished does not say goodbye.
    await Promise.race([client?.end(), wait(this.#patience, undefined, { ref: false })]);
  }

  async #connect(): Promise<string> {
    const client = new Client(impatientConfig(this.#url, this.#patience));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#receive(client, payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      const { rows } = await client.query('select value from meta where name = $1', [GENERATION]);
      if (rows.length === 0) throw outdated();
      const { value } = z.object({ value: z.string() }).parse(rows[0]);
      this.#closed.signal.throwIfAborted();
      this.#client = client;
      void this.#keepAlive(client);
      return value;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  /** A connection on which nothing is said would not notice that the other end has vanished. */
  async #keepAlive(client: Client): Promise<void> {
    try {
      while (client === this.#client) {
        await wait(this.#patience, undefined, { signal: this.#closed.signal });
        await client.query('select 1');
      }
    } catch {
      this.#lost(client);
    }
  }

  #lost(client: Client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    void client.end().catch(() => {});
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    for (let pause = firstPause; !this.#closed.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      try {
        await wait(pause, undefined, { signal: this.#closed.signal });
        const generation = await this.#connect();
        this.#notify({ generation });
        return;
      } catch {
        // Still away, or closed.
      }
    }
  }

  #receive(client: Client, payload: string): void {
    const notification = read(payload);
    if (notification === undefined) this.#lost(client);
    else if ('restored' in notification) this.#notify({ generation: notification.restored });
    else if (!('from' in notification)) this.#notify(notification);
    else if (notification.from !== this.#self) this.#notify({ tables: notification.tables });
  }
}

/** What a newer version may tell in other words cannot be understood: then something was missed. */
function read(payload: string): z.infer<typeof payloadSchema> | undefined {
  try {
    return payloadSchema.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
