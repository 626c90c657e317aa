import { Notice, type Person, type TableRow } from '#wire';
import type { Store } from '../storage/store.ts';
import { type JournalEntry, journalEntry } from '../tables/entry.ts';
import { listedTables, tableRow, tablesOf } from '../tables/listing.ts';
import { concernedBy, type Known, knownOf, mentionIn, NOTHING_KNOWN, noticesFor } from '../tables/notices.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Table } from '../tables/table.ts';
import type { Api } from './api.ts';
import { refusals } from './errors.ts';
import { LineStream } from './line-stream.ts';
import { requirePerson } from './login.ts';

/** So many tables somebody has at most, for telling those they had from those that are new. */
const MOST = 10_000;

/** One stream for a person of everything that concerns them, at all their tables. */
export function feeds({ app, registry, connections }: Api): void {
  const feed = new Feed(registry);
  app.get(
    '/api/stream',
    {
      schema: {
        operationId: 'streamMine',
        tags: ['play'],
        summary: 'Everything that concerns me, at all my tables, as NDJSON',
        description:
          'Begins with my tables and what waits for me there; then each line is something new. A program that answers every `turn` plays at any number of tables. Empty lines say that the connection is alive.',
        response: { 200: { description: 'One notice a line.', content: { 'application/x-ndjson': { schema: Notice } } }, ...refusals },
      },
    },
    async (request, reply) => {
      const person = requirePerson(request);
      connections.admit(request.address, request.person?.id ?? null);
      const listener = new Listener(person, (notice) => stream.send(JSON.stringify(notice)));
      const stream = new LineStream(connections, request, reply, () => feed.remove(listener));
      listener.close = (why) => stream.close(why);
      await feed.add(listener).catch(() => stream.close('your tables could not be read; come back in a moment'));
      if (stream.gone) feed.remove(listener);
    },
  );
}

/** Somebody who listens, and what they know of each table. */
class Listener {
  readonly person: Person;
  readonly send: (notice: Notice) => void;
  close: (why: string) => void = () => undefined;
  /** The tables they had when they came. */
  had: ReadonlySet<string> = new Set();
  readonly known = new Map<string, Known>();
  /** Where something happened before they were told where they stand. */
  waiting: Set<Table> | null = new Set();

  constructor(person: Person, send: (notice: Notice) => void) {
    this.person = person;
    this.send = send;
  }

  /** Tell them what is new at a table. Gives the last entry they knew of. */
  look(table: Table, entry: JournalEntry | null): number {
    const { id } = table;
    if (this.waiting !== null) {
      this.waiting.add(table);
      return -1;
    }
    const before = this.known.get(id) ?? (this.had.has(id) ? { ...knownOf(table, this.person.id), turn: null, unshown: [] } : NOTHING_KNOWN);
    for (const notice of noticesFor(table, this.person, before)) this.send(notice);
    this.known.set(id, knownOf(table, this.person.id));
    if (entry !== null) this.mention(table, entry);
    return before.last;
  }

  mention(table: Table, entry: JournalEntry): void {
    const mention = mentionIn(table, entry, this.person);
    if (mention !== null) this.send(mention);
  }
}

/** After these, a table may concern somebody no more, who is told so once. */
const LEAVING: ReadonlySet<JournalEntry['kind']> = new Set(['stand', 'give', 'host']);

/** Everybody who listens at this process. */
class Feed {
  readonly #registry: TableRegistry;
  readonly #listeners = new Map<string, Set<Listener>>();

  constructor(registry: TableRegistry) {
    this.#registry = registry;
    registry.observe({ onEntry: (table, entry) => this.#happened(table, entry) });
    registry.store.onNotification((notification) => {
      if (notification === 'everything') for (const listener of this.#all()) listener.close('the database was restored or out of reach');
      else if ('tables' in notification && this.#listeners.size > 0) void this.#elsewhere(notification.tables).catch(() => this.#lost());
    });
  }

  /** The first line, then what waits for them and what has happened meanwhile. */
  async add(listener: Listener): Promise<void> {
    const { person } = listener;
    this.#listeners.set(person.id, (this.#listeners.get(person.id) ?? new Set()).add(listener));
    const registry = this.#registry;
    const [latest, all] = await Promise.all([tablesOf(registry, person), tablesOf(registry, person, MOST)]);
    const listed = await listedTables(registry, person, latest);
    // Where nothing can wait for them, nothing is run again; the others one after the other, so that nobody waits for all of them.
    const tables: Table[] = [];
    for (const { row } of listed) if (!isOver(row)) tables.push(...(await opened(registry, row.id)));
    listener.had = new Set(all.map(({ id }) => id));
    const live = new Map(tables.map((table) => [table.id, table]));
    const rows = listed.flatMap(({ row }) => {
      const table = live.get(row.id);
      return table !== undefined ? [tableRow(table, person)] : isOver(row) ? [row] : [];
    });
    listener.send({ type: 'welcome', person, tables: rows });
    for (const { row, standing } of listed)
      if (isOver(row)) listener.known.set(row.id, { ...NOTHING_KNOWN, phase: row.phase, seats: row.mine, rematch: standing.rematch });
    for (const table of tables) listener.known.set(table.id, { ...knownOf(table, person.id), turn: null, undo: null, kept: [], knocking: [], unshown: [] });
    const waiting = new Set([...tables, ...(listener.waiting ?? [])]);
    listener.waiting = null;
    for (const table of waiting) listener.look(table, null);
  }

  remove(listener: Listener): void {
    const others = this.#listeners.get(listener.person.id);
    others?.delete(listener);
    if (others?.size === 0) this.#listeners.delete(listener.person.id);
  }

  *#all(): Iterable<Listener> {
    for (const listeners of [...this.#listeners.values()]) yield* [...listeners];
  }

  #lost(): void {
    for (const listener of this.#all()) listener.close('your tables could not be read; come back in a moment');
  }

  #happened(table: Table, entry: JournalEntry): void {
    if (this.#listeners.size === 0) return;
    const concerned = concernedBy(table.state);
    for (const person of concerned) for (const listener of this.#listeners.get(person) ?? []) this.#tell(listener, table, entry);
    if (!LEAVING.has(entry.kind)) return;
    for (const listener of this.#all()) if (!concerned.has(listener.person.id) && listener.known.has(table.id)) this.#tell(listener, table, entry);
  }

  /** Whoever cannot be told is let go; the others hear of it all the same. */
  #tell(listener: Listener, table: Table, entry: JournalEntry | null): void {
    try {
      this.#look(listener, table, entry);
    } catch (error) {
      this.#registry.failed(table.id, error);
      listener.close('what happened cannot be told; come back in a moment');
    }
  }

  #look(listener: Listener, table: Table, entry: JournalEntry | null): void {
    const last = listener.look(table, entry);
    const upTo = entry === null ? table.state.last : entry.entry - 1;
    if (last >= 0 && upTo > last) void mentionsBetween(this.#registry.store, table, last, upTo, listener).catch(() => this.#lost());
  }

  /** Other processes have written: tables that are in memory here catch up by themselves, others are read when they concern somebody. */
  async #elsewhere(ids: readonly string[]): Promise<void> {
    const rows = await this.#registry.store.db
      .selectFrom('seats')
      .where('table_id', 'in', ids)
      .where('person', 'in', [...this.#listeners.keys()])
      .select('table_id')
      .execute();
    const concerned = new Set(rows.map(({ table_id }) => table_id));
    for (const id of ids) if (concerned.has(id) || [...this.#all()].some(({ known }) => known.has(id))) await this.#read(id);
  }

  async #read(id: string): Promise<void> {
    const table = await this.#registry.table(id);
    await table.refresh();
    const concerned = concernedBy(table.state);
    for (const listener of this.#all()) if (concerned.has(listener.person.id) || listener.known.has(id)) this.#tell(listener, table, null);
  }
}

function isOver({ phase }: TableRow): boolean {
  return phase === 'finished' || phase === 'closed';
}

/** As it is now, if it can be read. */
async function opened(registry: TableRegistry, id: string): Promise<Table[]> {
  const table = await registry.table(id).catch(() => null);
  await table?.refresh();
  return table === null ? [] : [table];
}

/** Somebody may have been mentioned in what was not heard of one by one. */
async function mentionsBetween(store: Store, table: Table, after: number, upTo: number, listener: Listener): Promise<void> {
  for (const row of await store.entries(table.id, after, upTo - after)) listener.mention(table, journalEntry(row));
}
