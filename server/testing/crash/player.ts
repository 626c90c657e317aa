import type { Stream } from '#kernel';
import { type Action, type ActionName, type ActionResult, type ServerMessage, type Socket, TableClient } from '#wire';
import type { Guest } from '../guest.ts';
import { Visit, type VisitContext } from './visit.ts';

/** What a player needs to know of the world. */
export interface World {
  /** A new connection of this guest to a table, wherever there is a server. */
  connect(guest: Guest, table: string, since: number | null): Socket;
  /** `last` is the last entry of the table this player has heard of. */
  receive(table: string, last: number, message: ServerMessage): void;
  goesOn(table: string): boolean;
  /** Nobody does anything for a moment. */
  readonly still: boolean;
  /** Somebody is back after so many milliseconds. */
  back(milliseconds: number): void;
  changed(): void;
}

/** After how many milliseconds people take a line for dead: sooner than pages do, or rounds would take minutes. */
export const PATIENCE = { silence: 6_000, reply: 2_500 };

/** A person who plays match after match, on the same connection or a new one. */
export class Player implements VisitContext {
  readonly guest: Guest;
  readonly random: Stream;
  connected = false;
  visit: Visit;
  readonly #world: World;
  #client: TableClient;
  #lost: number | null = null;

  constructor(world: World, guest: Guest, table: string, random: Stream) {
    this.#world = world;
    this.guest = guest;
    this.random = random;
    this.visit = new Visit(this, table);
    this.#client = this.#arrive();
  }

  get me(): string {
    return this.guest.person.id;
  }

  /** Until there is no further match. */
  async play(): Promise<void> {
    for (;;) {
      const next = await this.visit.over;
      await this.visit.leave();
      if (next === null) break;
      this.visit = new Visit(this, next);
      this.connected = false;
      if (this.random.below(2) === 0) this.#client.switchTable(next, -1);
      else {
        this.#client.end();
        this.#client = this.#arrive();
      }
    }
    this.end();
  }

  act(name: ActionName, action: object): Promise<ActionResult> {
    return this.#client.act(name, action as Omit<Action, 'do' | 'id'>);
  }

  goesOn(table: string): boolean {
    return this.#world.goesOn(table);
  }

  get still(): boolean {
    return this.#world.still;
  }

  changed(): void {
    this.#world.changed();
  }

  reconnect(): void {
    this.#client.reconnect();
  }

  end(): void {
    this.#client.end();
  }

  account(): string {
    return `${this.guest.person.name}, ${this.connected ? 'connected' : 'NOT connected'} to ${this.guest.base}: ${this.visit.account()}`;
  }

  #arrive(): TableClient {
    return new TableClient({
      table: this.visit.table,
      connect: (table, since) => this.#world.connect(this.guest, table, since),
      onMessage: (message) => {
        const { table, last } = this.visit;
        this.#world.receive(table, last, message);
        this.visit.receive(message);
      },
      onConnection: (connected) => this.#isConnected(connected),
      since: -1,
      patience: PATIENCE,
    });
  }

  #isConnected(connected: boolean): void {
    this.connected = connected;
    if (!connected) this.#lost ??= performance.now();
    else if (this.#lost !== null) {
      this.#world.back(performance.now() - this.#lost);
      this.#lost = null;
    }
    this.#world.changed();
  }
}
