import type { Stream } from '#kernel';
import type { DriverNotification } from '../../storage/driver.ts';
import { StorageError } from '../../storage/errors.ts';
import { GENERATION } from '../../storage/format.ts';
import { storageError } from '../../storage/sqlite-errors.ts';
import type { Failure, FileHolder, Requests, Responses } from '../../storage/sqlite-messages.ts';
import { Being, type Clock } from './clock.ts';
import { Disk } from './disk.ts';

/** What is wrong with the disk for a while: it is slow, has no room, or fails, sometimes after it has written. */
export type DiskTrouble = 'slow' | 'full' | 'failing';

/** Milliseconds after which a database that says nothing over the network is given up. */
const PATIENCE = 4_000;
const FULL = 13;
const DISK_ERROR = 10;

interface Order {
  readonly from: Connection;
  readonly kind: keyof Requests;
  readonly content: Requests[keyof Requests];
  resolve(response: Responses[keyof Responses]): void;
  reject(error: StorageError): void;
}

/** The machine with the database. Those who use it are on the same machine (one, as with SQLite), or reach it over a network (many, as with PostgreSQL). */
export class Database {
  readonly shared: boolean;
  readonly disk = new Disk();
  readonly clock: Clock;
  readonly chance: Stream;
  /** Played of every table with entries that have just become durable. */
  readonly #synced: (table: string) => void;
  machine = new Being('database');
  trouble: DiskTrouble | null = null;
  commits = 0;
  readonly #connections = new Set<Connection>();
  /** Whoever has begun a transaction: all others wait. */
  #holder: Connection | null = null;
  #orders: Order[] = [];
  #busy = false;

  constructor(clock: Clock, chance: Stream, shared: boolean, synced: (table: string) => void) {
    this.clock = clock;
    this.chance = chance;
    this.shared = shared;
    this.#synced = synced;
  }

  get down(): boolean {
    return this.machine.dead;
  }

  connect(client: Being): Connection {
    const connection = new Connection(this, client);
    this.#connections.add(connection);
    return connection;
  }

  /** The power is gone, and with it whatever was not synced. */
  cutPower(): void {
    this.machine.dead = true;
    this.#orders = [];
    this.#busy = false;
    for (const table of this.disk.cut(this.chance.below(2))) this.#synced(table);
  }

  /** It is there again; whoever listened over the network comes back and knows that it may have missed something. */
  restorePower(): void {
    this.machine = new Being('database');
    for (const connection of this.#connections) connection.lost();
  }

  /** A process has died: nobody finishes what it had begun. */
  forget(client: Being): void {
    for (const connection of [...this.#connections]) if (connection.client === client) this.close(connection);
  }

  close(connection: Connection): void {
    this.#connections.delete(connection);
    if (this.#holder === connection) {
      this.disk.rollback();
      this.#holder = null;
      this.#next();
    }
  }

  order(order: Order): void {
    this.#orders.push(order);
    this.#next();
  }

  #next(): void {
    while (!this.#busy) {
      const place = this.#orders.findIndex(({ from }) => this.#holder === null || this.#holder === from);
      const [order] = place < 0 ? [] : this.#orders.splice(place, 1);
      if (order === undefined) return;
      // A thread dies with its process; over a network what was sent arrives.
      if (!this.shared && order.from.client.dead) continue;
      this.#busy = true;
      const took = 0.05 + this.chance.below(400) / 1000;
      this.clock.after(took, this.machine, () => this.#execute(order));
    }
  }

  #execute(order: Order): void {
    const writes = order.kind === 'commit';
    const fails = this.trouble === 'failing' && !this.disk.inTransaction && this.chance.below(writes ? 2 : 20) === 0;
    const refuse = (failed: StorageError): void => this.#done(order, () => order.reject(failed));
    if (writes && this.trouble === 'full') refuse(storageError(failure(FULL, false)));
    else if (fails && (!writes || this.chance.below(2) === 0)) refuse(storageError(failure(DISK_ERROR, writes)));
    else
      try {
        this.#executed(order, this.#respond(order), fails);
      } catch (thrown) {
        refuse(isFailure(thrown) ? storageError(thrown) : new StorageError('unknown', String(thrown), { cause: thrown }));
      }
  }

  /** It is done; whoever asked hears of it when it is durable, or that the disk failed all the same. */
  #executed(order: Order, response: Responses[keyof Responses], fails: boolean): void {
    const writes = order.kind === 'commit';
    const reply = (): void => {
      if (writes) this.#notifyOthers(order.from, response as Responses['commit'], order.content as Requests['commit']);
      this.#done(order, fails ? () => order.reject(storageError(failure(DISK_ERROR, true))) : () => order.resolve(response));
    };
    if (writes) this.commits++;
    const synced = (): void => {
      this.#sync();
      reply();
    };
    if (!this.disk.dirty) reply();
    else if (this.disk.syncsCommits) this.clock.after(this.#syncTime(), this.machine, synced);
    else {
      this.clock.after(this.chance.below(30_000), this.machine, () => this.#sync());
      reply();
    }
  }

  #respond({ from, kind, content }: Order): Responses[keyof Responses] {
    if (kind === 'close') return null;
    if (kind === 'commit') return this.disk.commit(content as Requests['commit']);
    const response = this.disk.run(content as Requests['run']);
    this.#holder = this.disk.inTransaction ? from : null;
    return response;
  }

  #syncTime(): number {
    return this.trouble === 'slow' ? 200 + this.chance.below(3_000) : 0.5 + this.chance.below(8_000) / 1000;
  }

  #sync(): void {
    for (const table of this.disk.sync()) this.#synced(table);
  }

  #done({ from }: Order, reply: () => void): void {
    this.#busy = false;
    from.reply(reply);
    this.#next();
  }

  /** When it is durable, all others on the network hear of it. */
  #notifyOthers(from: Connection, { verdicts }: Responses['commit'], { columns }: Requests['commit']): void {
    const tables = columns.table_id.filter((_, place) => verdicts[place] === 'committed');
    if (this.shared && tables.length > 0) for (const other of this.#connections) if (other.client !== from.client) other.tell({ tables });
  }

  tellAll(notification: DriverNotification): void {
    if (this.shared) for (const connection of this.#connections) connection.tell(notification);
  }
}

/** One user's way to the database. */
export class Connection implements FileHolder {
  readonly client: Being;
  readonly #database: Database;
  #notify: ((notification: DriverNotification) => void) | null = null;
  #heardAt = 0;
  /** Nothing gets through in either direction. */
  cutOff = false;

  constructor(database: Database, client: Being) {
    this.#database = database;
    this.client = client;
  }

  request<K extends keyof Requests>(kind: K, content: Requests[K]): Promise<Responses[K]> {
    const { clock, machine, shared } = this.#database;
    return new Promise((resolve, reject) => {
      const order: Order = { from: this, kind, content, resolve: resolve as Order['resolve'], reject };
      if (shared) clock.after(PATIENCE, this.client, () => reject(new StorageError('gone', 'The database does not answer.', { uncertain: kind === 'commit' })));
      if (!this.cutOff) clock.after(this.#delay(), machine, () => this.#database.order(order));
    });
  }

  async close(): Promise<void> {
    this.#database.close(this);
  }

  reply(reply: () => void): void {
    if (!this.cutOff) this.#database.clock.after(this.#delay(), this.client, reply);
  }

  listen(notify: (notification: DriverNotification) => void): void {
    this.#notify = notify;
  }

  /** In the order in which it happened, soon after. */
  tell(notification: DriverNotification): void {
    const { clock, chance } = this.#database;
    if (this.#notify === null || this.cutOff) return;
    this.#heardAt = Math.max(this.#heardAt, clock.now + 10 + chance.below(40));
    clock.after(this.#heardAt - clock.now, this.client, () => this.#notify?.(notification));
  }

  /** It has been broken, and is there again. */
  lost(): void {
    this.cutOff = false;
    const [row] = this.#database.disk.durable<{ readonly value: string }>(`select value from meta where name = '${GENERATION}'`);
    if (row !== undefined) this.tell({ generation: row.value });
  }

  #delay(): number {
    return this.#database.shared ? 0.2 + this.#database.chance.below(2_000) / 1000 : 0.01;
  }
}

function failure(errcode: number, uncertain: boolean): Failure {
  return { errcode, message: 'the disk of this world', uncertain };
}

function isFailure(thrown: unknown): thrown is Failure {
  return typeof thrown === 'object' && thrown !== null && 'uncertain' in thrown;
}
