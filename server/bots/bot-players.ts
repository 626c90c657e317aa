import type { FastifyBaseLogger } from 'fastify';
import { type Decided, jobFor } from '#bots';
import { at, hmacSha256, type Match, type Seat } from '#kernel';
import { isRefusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';
import type { RegistryObserver, TableRegistry } from '../tables/registry.ts';
import type { Table } from '../tables/table.ts';
import type { Thinkers } from './thinkers.ts';

/** What another process has begun, it finishes first; should it have died, this one takes over. */
const GRACE = 5_000;
/** How long to wait after a failure, before the table is told. */
const AGAIN = [500, 2_000, 10_000];

interface Thought {
  /** The moment it is about. */
  readonly moment: string;
  readonly abort: AbortController;
}

/** Bots at tables: they answer when only bots are asked, or when somebody at the table lets them go ahead. */
export class BotPlayers implements RegistryObserver {
  readonly #registry: TableRegistry;
  readonly #thinkers: Pick<Thinkers, 'run'>;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  readonly #thoughts = new Map<string, Thought>();
  #stopped = false;

  constructor(registry: TableRegistry, thinkers: Pick<Thinkers, 'run'>, log: Pick<FastifyBaseLogger, 'error' | 'warn'>) {
    this.#registry = registry;
    this.#thinkers = thinkers;
    this.#log = log;
    registry.observe(this);
  }

  /** Tables whose bots were about to answer when the server stopped. */
  async resume(): Promise<void> {
    const rows = await this.#registry.store.db
      .selectFrom('tables')
      .where('state', '=', 'playing')
      .where('bots', '=', 1)
      .select('id')
      .orderBy('changed', 'desc')
      .limit(500)
      .execute();
    for (const { id } of rows) await this.#registry.table(id).catch((error) => this.#log.warn({ table: id, error }, 'table not loaded'));
  }

  stop(): void {
    this.#stopped = true;
    for (const { abort } of this.#thoughts.values()) abort.abort();
    this.#thoughts.clear();
  }

  onChange(table: Table, local: boolean): void {
    if (!this.#thoughts.has(table.id) && table.state.seats.every(({ kind }) => kind !== 'bot')) return;
    const bots = botsAsked(table);
    const asked = table.match?.asked ?? [];
    this.#consider(table, bots.length > 0 && bots.length === asked.length ? bots : [], local ? 0 : GRACE);
  }

  onNudge(table: Table): void {
    this.#consider(table, botsAsked(table), 0);
  }

  #consider(table: Table, seats: readonly Seat[], delay: number): void {
    const moment = momentOf(table);
    const before = this.#thoughts.get(table.id);
    if (before?.moment === moment && seats.length > 0) return;
    before?.abort.abort();
    this.#thoughts.delete(table.id);
    if (seats.length === 0 || this.#stopped) return;
    const abort = new AbortController();
    this.#thoughts.set(table.id, { moment, abort });
    void this.#answer(table.id, moment, seats, delay, abort.signal).finally(() => {
      if (this.#thoughts.get(table.id)?.abort === abort) this.#thoughts.delete(table.id);
    });
  }

  async #answer(id: string, moment: string, seats: readonly Seat[], delay: number, signal: AbortSignal): Promise<void> {
    await later(delay, signal);
    let failures = 0;
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        const table = await this.#registry.table(id);
        if (signal.aborted || momentOf(table) !== moment) return;
        const { seat, notation } = await this.#think(table, seats, signal);
        if (signal.aborted) return;
        const { number, undos } = where(table);
        await table.answerForBot(number, undos, seat, notation);
        return;
      } catch (error) {
        if (signal.aborted) return;
        this.#log.error({ table: id, error }, 'a bot could not answer');
        if (!isUnavailable(error)) failures++;
        if (failures > AGAIN.length && (await this.#givesUp(id))) return;
        await later(at(AGAIN, Math.min(tries, AGAIN.length - 1)), signal);
      }
    }
  }

  /** Tell the table that a bot cannot answer; false when that cannot be told either. */
  async #givesUp(id: string): Promise<boolean> {
    try {
      await (await this.#registry.table(id)).trouble('A bot cannot answer. The host can give its seat to somebody else.');
      return true;
    } catch {
      return false;
    }
  }

  #think(table: Table, seats: readonly Seat[], signal: AbortSignal): Promise<Decided> {
    const match = table.match as Match;
    const first = table.state.seats[at(seats, 0)];
    const bot = first?.kind === 'bot' ? first.bot : 'random';
    const same = seats.filter((seat) => {
      const holder = table.state.seats[seat];
      return holder?.kind === 'bot' && holder.bot === bot;
    });
    return this.#thinkers.run(jobFor(match, same, bot, hmacSha256(table.secret, `bot ${momentOf(table)}`)), signal, {
      network: table.origin === '' ? table.state.host : table.origin,
      person: table.state.host,
      table: table.id,
    });
  }
}

/** A database that is away is not the bot's fault: it goes on trying. */
function isUnavailable(error: unknown): boolean {
  return error instanceof StorageError || (isRefusal(error) && error.code === 'unavailable');
}

function where({ match, state }: Table): { readonly number: number; readonly undos: number } {
  return { number: match?.number ?? 0, undos: state.undos };
}

/** The same as long as a bot's thoughts about the table hold. */
function momentOf(table: Table): string {
  const { number, undos } = where(table);
  return `${number} ${undos} ${table.state.seats.map((holder) => (holder.kind === 'bot' ? holder.bot : '-')).join()}`;
}

function botsAsked({ state, match }: Table): Seat[] {
  return state.phase === 'playing' && match !== null ? match.asked.filter((seat) => state.seats[seat]?.kind === 'bot') : [];
}

function later(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (milliseconds === 0 || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    timer.unref();
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
