import { type Decided, decide, type Job } from '#bots';
import type { Box } from '#games';
import type { Stream } from '#kernel';
import type { Action, ActionResult, CreatedTable, NewTable, Person } from '#wire';
import { BotPlayers } from '../../bots/bot-players.ts';
import { type Budgets, budgetsFor } from '../../budgets.ts';
import { tableFor } from '../../http/access.ts';
import { act } from '../../http/act.ts';
import { originOf } from '../../http/address.ts';
import { Connections } from '../../http/connections.ts';
import { TableSocket } from '../../http/socket.ts';
import { type Read, type Reading, read } from '../../readers/reading.ts';
import { isRefusal, refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import type { StorageDriver } from '../../storage/driver.ts';
import { StorageError } from '../../storage/errors.ts';
import { JournalStore } from '../../storage/journal-store.ts';
import { SqliteDriver } from '../../storage/sqlite-driver.ts';
import { TIDY_EVERY, tidy } from '../../storage/tidy.ts';
import { type Login, People } from '../../tables/people.ts';
import { EVICT_EVERY, TableRegistry } from '../../tables/registry.ts';
import { Being, type Clock } from './clock.ts';
import type { Connection, Database } from './database.ts';
import type { Line } from './network.ts';

const PATIENCE = 4_000;
/** Milliseconds that each event costs a server. */
const EFFORT = 0.1;

export interface Surroundings {
  readonly clock: Clock;
  readonly chance: Stream;
  readonly database: Database;
  readonly boxes: readonly Box[];
  readonly settings: Settings;
  /** Something went wrong that never should. */
  wrong(text: string): void;
}

/** A server process: what `startServer` puts together, but for HTTP itself. It can be killed at any moment, and started again. */
export class ServerProcess {
  readonly name: string;
  being: Being;
  up = false;
  /** How bots fare: every so often a thinker dies. */
  dying = 0;
  /** When it was started, each time. */
  readonly lives: number[] = [];
  #connection: Connection | null = null;
  readonly #world: Surroundings;
  #parts: {
    readonly registry: TableRegistry;
    readonly people: People;
    readonly connections: Connections;
    readonly budgets: Budgets;
    readonly players: BotPlayers;
  } | null = null;

  constructor(name: string, world: Surroundings) {
    this.name = name;
    this.#world = world;
    this.being = new Being(name, EFFORT);
    this.being.dead = true;
  }

  get dead(): boolean {
    return this.being.dead;
  }

  start(): void {
    const { clock } = this.#world;
    this.being = new Being(this.name, EFFORT);
    this.lives.push(clock.now);
    const { being } = this;
    clock.after(0, being, () => {
      this.#open(being).then(
        () => {
          this.up = true;
        },
        // As whoever looks after processes does it.
        () => clock.after(1_000, being, () => this.#again(being)),
      );
    });
  }

  #again(being: Being): void {
    if (this.being !== being) return;
    this.kill();
    this.start();
  }

  /** Nothing of it goes on. */
  kill(): void {
    this.being.dead = true;
    this.up = false;
    this.#parts = null;
    this.#world.database.forget(this.being);
    this.#connection = null;
  }

  /** Finish what is under way, say good-bye, stop. */
  stop(): void {
    const parts = this.#parts;
    const { being } = this;
    const { clock } = this.#world;
    const gone = (): void => {
      if (this.being === being && !being.dead) this.kill();
    };
    if (parts === null) {
      gone();
      return;
    }
    clock.after(0, being, () => {
      parts.players.stop();
      void parts.connections.close().then(() => clock.after(500, being, gone));
      clock.after(5_000, being, gone);
    });
  }

  cutOff(from: boolean): void {
    if (this.#connection === null) return;
    if (from) this.#connection.cutOff = true;
    else if (this.#connection.cutOff) this.#connection.lost();
  }

  async #open(being: Being): Promise<void> {
    const { database, boxes, settings, clock } = this.#world;
    const store = await JournalStore.open(await this.#driver(database, being));
    const registry = new TableRegistry(store, boxes, { run: (reading) => this.#read(reading), close: async () => undefined });
    const people = new People(store);
    const connections = new Connections(settings.connectionsPerAddress, () => undefined);
    people.onRevoked((token) => connections.revoke(token));
    registry.observe({ onReport: (table, _, error) => this.#world.wrong(`the rules failed at table ${table}: ${error.stack}`) });
    const players = new BotPlayers(registry, { run: (job, signal) => this.#think(job, signal) }, this.#log);
    this.#parts = { registry, people, connections, budgets: budgetsFor(settings, store), players };
    setInterval(() => void registry.evictIdle(), EVICT_EVERY);
    setInterval(() => void tidy(store, settings.retention).catch((error) => this.#complain(error)), TIDY_EVERY);
    clock.after(0, being, () => void players.resume().catch((error) => this.#complain(error)));
  }

  /** With one process as on SQLite; with many as on PostgreSQL: all hear what the others commit. */
  async #driver(database: Database, being: Being): Promise<StorageDriver> {
    const first = database.connect(being);
    this.#connection = first;
    let opened = false;
    const file = new SqliteDriver(() => {
      if (opened) return database.connect(being);
      opened = true;
      return first;
    }, PATIENCE);
    await file.migrate();
    if (!database.shared) return file;
    return {
      shared: true,
      db: file.db,
      listen: (notify) => {
        first.listen(notify);
        return file.listen(notify);
      },
      commit: (writes) => file.commit(writes),
      tail: (table, after) => file.tail(table, after),
      tell: async (news) => database.tellAll(news),
      withConnection: (work) => file.withConnection(work),
      lock: () => file.lock(),
      announce: async (_, generation) => database.tellAll({ generation }),
      compact: () => file.compact(),
      close: () => file.close(),
    };
  }

  /** Bots think in no time, but answer after a while. A choice at random shows as much as a wise one. */
  #think(job: Job, signal?: AbortSignal): Promise<Decided> {
    const { clock, chance, boxes } = this.#world;
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      clock.after(200 + chance.below(1_500), this.being, () => {
        if (chance.below(1000) < this.dying) reject(new ThinkerDied());
        else
          resolve(
            decide(
              { ...job, bot: 'random' },
              boxes.map(({ game }) => game),
            ),
          );
      });
    });
  }

  /** Readers need a while, too; now and then one dies. */
  #read<R extends Reading>(reading: R): Promise<Read<R>> {
    const { clock, chance, boxes } = this.#world;
    return new Promise((resolve, reject) => {
      clock.after(5 + chance.below(400), this.being, () => {
        if (chance.below(1000) < this.dying) reject(new ThinkerDied());
        else
          resolve(
            read(
              reading,
              boxes.map(({ game }) => game),
            ),
          );
      });
    });
  }

  /** A page comes: as the routes of the WebSocket do it. */
  async accept(line: Line): Promise<void> {
    const { registry, connections } = this.#require();
    const { eyes } = line;
    const session = await this.#login(eyes.token, eyes.address);
    connections.admit(eyes.address, session?.person.id ?? null);
    await tableFor(registry, eyes.table, session?.person.id ?? null);
    const api = { ...this.#require(), app: { log: this.#log }, metrics: { refusals: { inc: () => undefined } } };
    void new TableSocket(api, line.far, eyes.address, session).open(eyes.table, eyes.since, eyes.follow, false);
  }

  /** The requests a client makes: as the routes of HTTP do them. */
  async guest(name: string, address: string): Promise<{ readonly person: Person; readonly token: string }> {
    const { people, budgets } = this.#require();
    await budgets.newcomers.admit('new guests', address);
    return people.createGuest(name, originOf(address));
  }

  async create(token: string, address: string, wanted: NewTable): Promise<CreatedTable> {
    const { registry, budgets } = this.#require();
    const { person } = await this.#person(token, address);
    await budgets.newcomers.admit('new tables', address, person.id);
    return registry.create(person, wanted, originOf(address));
  }

  async act(token: string, address: string, table: string, action: Action): Promise<ActionResult> {
    const parts = this.#require();
    const { person } = await this.#person(token, address);
    return act(parts, await parts.registry.table(table), person, action, address);
  }

  /** Whoever runs the server takes away what was said. */
  async unsay(table: string, said: number): Promise<void> {
    await (await this.#require().registry.table(table)).unsay(said);
  }

  async #person(token: string, address: string): Promise<Login> {
    const session = await this.#login(token, address);
    if (session === null) throw refusal('signed-out', 'Enter your name first (POST /api/guests).');
    return session;
  }

  async #login(token: string | null, address: string): Promise<Login | null> {
    const { people, budgets } = this.#require();
    const tooFast = refusal('too-fast', 'Too many requests from this address; wait a moment.');
    if (!budgets.requests.allowFrom(address)) throw tooFast;
    const session = token === null ? null : await people.byToken(token);
    if (!budgets.requests.allowTo(session?.person.id ?? null, address)) throw tooFast;
    return session;
  }

  #require() {
    if (this.#parts === null) throw refusal('unavailable', 'This server is starting.');
    return this.#parts;
  }

  readonly #log = {
    error: (thrown: unknown): void => this.#complain(thrown),
    warn: (thrown: unknown): void => this.#complain(thrown),
  };

  /** What goes into the log of a server may be about the disk, or a bot; anything else is a fault of the program. */
  #complain(thrown: unknown): void {
    const error = typeof thrown === 'object' && thrown !== null && 'error' in thrown ? thrown.error : thrown;
    if (error instanceof StorageError && error.code !== 'damaged' && error.code !== 'unknown') return;
    if (error instanceof ThinkerDied || (isRefusal(error) && error.code === 'unavailable')) return;
    this.#world.wrong(`${this.name} says: ${error instanceof Error ? error.stack : JSON.stringify(error)}`);
  }
}

class ThinkerDied extends Error {
  override readonly name = 'ThinkerDied';
}
