import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection, Connections } from './connections.ts';

/** Whoever does not read what is sent to them is let go before it fills the memory. */
export const MOST_UNREAD = 1_000_000;
/** So long they have to read the rest, in milliseconds. */
export const LAST_WORDS = 5_000;
export const TOO_SLOW = 'you read too slowly; come back from the last entry you have';
/** Somebody who hears nothing else hears this often that the connection is alive. */
export const TICK = 20_000;

/** One JSON a line for a program, empty lines while nothing happens. */
export class LineStream implements Connection {
  readonly kind = 'stream';
  readonly address: string;
  readonly person: string | null;
  readonly token: string | null;
  readonly expires: number;
  readonly #response: ServerResponse;
  readonly #onClose: () => void;
  #slow = false;

  constructor(connections: Connections, { address, login }: FastifyRequest, reply: FastifyReply, onClose: () => void) {
    this.address = address;
    this.person = login?.person.id ?? null;
    this.token = login?.token ?? null;
    this.expires = login?.expires ?? Number.POSITIVE_INFINITY;
    this.#response = reply.raw;
    this.#onClose = onClose;
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store', 'x-accel-buffering': 'no' });
    connections.add(this);
    const tick = setInterval(() => this.send(''), TICK / 2);
    reply.raw.on('close', () => {
      clearInterval(tick);
      connections.remove(this);
      onClose();
    });
  }

  get gone(): boolean {
    return this.#response.destroyed;
  }

  send(line: string): void {
    if (this.#slow || this.#response.writableEnded) return;
    const { writableLength } = this.#response;
    if (writableLength > 0 && writableLength + line.length > MOST_UNREAD) this.#cut();
    else this.#response.write(`${line}\n`);
  }

  /** Whoever reads too slowly is told so behind what they have not read yet, and may come back; whoever does not read at all is let go. */
  #cut(): void {
    this.#slow = true;
    this.close(TOO_SLOW);
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
    this.#onClose();
  }
}
