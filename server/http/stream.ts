import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { type Follow, TableId } from '#wire';
import type { Session } from '../tables/people.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import { tableFor } from './access.ts';
import type { Api } from './api.ts';
import type { Connection } from './connections.ts';
import { LAST_WORDS, MOST_UNREAD, TICK, TOO_SLOW, WatchQuery } from './socket.ts';

/** A table as a stream of lines, for programs: the same messages as over WebSocket, one JSON a line, empty lines while nothing happens. */
export function streams(api: Api): void {
  const { app, registry, connections } = api;
  app.get(
    '/api/tables/:id/stream',
    { schema: { tags: ['play'], summary: 'Everything that happens at a table, as NDJSON', params: z.strictObject({ id: TableId }), querystring: WatchQuery } },
    async (request, reply) => {
      connections.admit(request.address);
      const table = await tableFor(registry, request.params.id, request.person?.id ?? null);
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
      const stream = new TableStream(api, reply.raw, request.address, request.session, request.query.follow);
      await stream.open(table, request.query.since ?? null);
    },
  );
}

class TableStream implements Connection, Watcher {
  readonly kind = 'stream';
  readonly address: string;
  readonly token: string | null;
  readonly expires: number;
  readonly person: string | null;
  readonly follow: Follow;
  readonly #response: ServerResponse;
  #table: Table | null = null;
  #slow = false;

  constructor({ connections }: Api, response: ServerResponse, address: string, session: Session | null, follow: Follow) {
    this.address = address;
    this.token = session?.token ?? null;
    this.expires = session?.expires ?? Number.POSITIVE_INFINITY;
    this.person = session?.person.id ?? null;
    this.follow = follow;
    this.#response = response;
    connections.add(this);
    const tick = setInterval(() => this.send(''), TICK / 2);
    response.on('close', () => {
      clearInterval(tick);
      connections.remove(this);
      this.#table?.watchers.delete(this);
    });
  }

  async open(table: Table, since: number | null): Promise<void> {
    this.#table = table;
    try {
      await table.watch(this, since);
      if (this.#response.destroyed) table.watchers.delete(this);
    } catch {
      this.close('the table could not be read; come back in a moment');
    }
  }

  send(message: string): void {
    if (this.#slow) return;
    if (this.#response.writableLength > MOST_UNREAD) this.#cut();
    else this.#response.write(`${message}\n`);
  }

  /** Whoever reads too slowly is told so behind what they have not read yet, and may come back; whoever does not read at all is let go. */
  #cut(): void {
    this.#slow = true;
    this.#table?.watchers.delete(this);
    this.#response.end(`${JSON.stringify({ type: 'bye', why: TOO_SLOW })}\n`);
    setTimeout(() => this.#response.destroy(), LAST_WORDS).unref();
  }

  drained(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!this.#response.writableNeedDrain) resolve();
    else for (const event of ['drain', 'close']) this.#response.once(event, () => resolve());
    return promise;
  }

  close(why: string): void {
    this.#response.end(`${JSON.stringify({ type: 'bye', why })}\n`);
    this.#table?.watchers.delete(this);
  }
}
