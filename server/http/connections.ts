import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { budgetOf } from './address.ts';

/** Somebody connected to a table. */
export interface Connection {
  readonly address: string;
  /** The hash of the token it was opened with. */
  readonly token: string | null;
  /** When that token opens nothing any more. */
  readonly expires: number;
  readonly kind: 'socket' | 'stream';
  close(why: string): void;
}

/** All open connections at tables, and what is under way on them. */
export class Connections {
  readonly #open = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #most: number;
  readonly #changed: (kind: Connection['kind'], by: 1 | -1) => void;
  closing = false;

  constructor(mostPerAddress: number, changed: (kind: Connection['kind'], by: 1 | -1) => void) {
    this.#most = mostPerAddress;
    this.#changed = changed;
  }

  /** Refuses one too many from an address. */
  admit(address: string): void {
    if (this.closing) throw refusal('unavailable', 'This server is stopping. Come back in a moment.');
    if ((this.#byAddress.get(address) ?? 0) >= this.#most) throw refusal('too-many', 'Too many connections from this address.');
  }

  add(connection: Connection): void {
    this.#open.add(connection);
    this.#byAddress.set(connection.address, (this.#byAddress.get(connection.address) ?? 0) + 1);
    this.#changed(connection.kind, 1);
  }

  remove(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    const left = (this.#byAddress.get(connection.address) ?? 1) - 1;
    if (left === 0) this.#byAddress.delete(connection.address);
    else this.#byAddress.set(connection.address, left);
    this.#changed(connection.kind, -1);
  }

  /** A token opens nothing any more: what it opened ends. */
  revoke(token: string): void {
    for (const connection of [...this.#open]) if (connection.token === token) connection.close('signed out');
  }

  /** What was opened with a token that has expired ends. */
  endExpired(now = Date.now()): void {
    for (const connection of [...this.#open]) if (connection.expires <= now) connection.close('signed out: the token has expired');
  }

  /** Work that has to be finished before the server stops. */
  track<T>(work: Promise<T>): Promise<T> {
    const over = () => this.#underWay.delete(work);
    this.#underWay.add(work);
    work.then(over, over);
    return work;
  }

  /** Finish what is under way, then say good-bye. */
  async close(): Promise<void> {
    this.closing = true;
    while (this.#underWay.size > 0) await Promise.allSettled(this.#underWay);
    for (const connection of [...this.#open]) connection.close('the server is stopping; come back in a moment');
  }
}

/** A page has a few connections besides the one at its table. */
const BESIDES = 100;

/**
 * No address has more connections open than it may, whether they say anything or not. Behind a proxy all come from there: it
 * has to count itself.
 */
export function limitConnections(server: Server, { trustProxy, connectionsPerAddress }: Settings): void {
  if (trustProxy !== 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = budgetOf(socket.remoteAddress ?? '');
    const count = (open.get(address) ?? 0) + 1;

    if (count > connectionsPerAddress + BESIDES) return socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}
