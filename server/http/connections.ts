import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { SHARED_BY, WIDER_BY } from '../rate-limit.ts';
import { refusal } from '../refusal.ts';
import type { Settings } from '../settings.ts';
import { budgetOf, networkOf } from './address.ts';

/** Somebody connected to a table. */
export interface Connection {
  readonly address: string;
  readonly person: string | null;
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
  readonly #counts = new Counts();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #most: number;
  readonly #changed: (kind: Connection['kind'], by: 1 | -1) => void;
  closing = false;

  constructor(mostPerAddress: number, changed: (kind: Connection['kind'], by: 1 | -1) => void) {
    this.#most = mostPerAddress;
    this.#changed = changed;
  }

  /** Refuses one too many of a person (a stranger is their address), of all from an address, or from a network. */
  admit(address: string, person: string | null): void {
    if (this.closing) throw refusal('unavailable', 'This server is stopping. Come back in a moment.');
    if (!this.#counts.hasRoom(whose(address, person), this.#most)) throw refusal('too-many', 'Too many connections from this address.');
  }

  add(connection: Connection): void {
    this.#open.add(connection);
    this.#counts.add(whose(connection.address, connection.person));
    this.#changed(connection.kind, 1);
  }

  remove(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    this.#counts.remove(whose(connection.address, connection.person));
    this.#changed(connection.kind, -1);
  }

  /** A token opens nothing any more: what it opened ends. */
  revoke(token: string): void {
    for (const connection of [...this.#open]) if (connection.token === token) connection.close('signed out');
  }

  /** Whoever is banned now is let go. */
  endOf(isBanned: (connection: Connection) => boolean): void {
    for (const connection of [...this.#open]) if (isBanned(connection)) connection.close('banned');
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

/** Everybody a connection counts for, and how many times what one person may have. */
type Whose = readonly (readonly [who: string, factor: number])[];

function whose(address: string, person: string | null): Whose {
  return [[person ?? `from ${address}`, 1], ...wherefrom(address)];
}

function wherefrom(address: string): Whose {
  const network = networkOf(address);
  return [[address, SHARED_BY], ...(network === null ? [] : [[network, SHARED_BY * WIDER_BY] as const])];
}

/** How many there are of each. */
class Counts {
  readonly #each = new Map<string, number>();

  /** For as many as `most` says of one person, and some besides. */
  hasRoom(whose: Whose, most: number, besides = 0): boolean {
    return whose.every(([who, factor]) => (this.#each.get(who) ?? 0) < most * factor + besides);
  }

  add(whose: Whose): void {
    for (const [who] of whose) this.#each.set(who, (this.#each.get(who) ?? 0) + 1);
  }

  remove(whose: Whose): void {
    for (const [who] of whose) {
      const left = (this.#each.get(who) ?? 1) - 1;
      if (left === 0) this.#each.delete(who);
      else this.#each.set(who, left);
    }
  }
}

/** A page has a few connections besides the one at its table. */
const BESIDES = 100;

/**
 * No address and no network has more connections open than all there may, whether they say anything or not: whose they are is not
 * known yet. Behind a proxy all come from there: it has to count itself.
 */
export function limitConnections(server: Server, { trustProxy, connectionsPerAddress }: Settings): void {
  if (trustProxy !== 0) return;
  const open = new Counts();
  server.on('connection', (socket: Socket) => {
    const from = wherefrom(budgetOf(socket.remoteAddress ?? ''));
    if (!open.hasRoom(from, connectionsPerAddress, BESIDES)) return socket.destroy();
    open.add(from);
    socket.once('close', () => open.remove(from));
  });
}
