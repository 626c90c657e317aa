import { type Box, boxes as shelf } from '#games';
import { type Checkpoint, ConfigError, commitmentTo, freshSecret, type Json, type MatchRecord, type Seat } from '#kernel';
import type { CreatedTable, NewTable, Person, SeatSetup } from '#wire';
import { refusal } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { Store, StoredEntry } from '../storage/store.ts';
import { type EntryBodies, type Holder, journalEntry } from './entry.ts';
import { hashOf, linkFor } from './links.ts';
import { freshId } from './people.ts';
import { type History, historyOf, loadMatch } from './replay.ts';
import { nameOf } from './state.ts';
import { type Statements, statementsFor } from './statements.ts';
import { Table } from './table.ts';

/** Whoever looks after bots or figures. */
export interface RegistryObserver {
  /** A table was loaded, or an entry written: by this process, or by another. */
  onChange?(table: Table, local: boolean): void;
  onNudge?(table: Table): void;
  onAnswer?(milliseconds: number): void;
  /** Rules failed. */
  onReport?(table: string, report: string, error: Error): void;
}

/** A table that nobody looks at is forgotten after this long, a finished one sooner; it is read again when somebody comes. */
const IDLE = 60_000;
const IDLE_WHEN_OVER = 3_000;

/** All tables: those in memory, and the way to the others. */
export class TableRegistry {
  readonly store: Store;
  readonly statements: Statements;
  readonly boxes: readonly Box[];
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #observers: RegistryObserver[] = [];

  constructor(store: Store, boxes: readonly Box[] = shelf) {
    this.store = store;
    this.statements = statementsFor(store.db);
    this.boxes = boxes;
    store.onNotification((notification) => {
      if (notification === 'everything') for (const id of [...this.#tables.keys()]) this.drop(id, 'the database was restored or out of reach');
      else
        for (const id of notification.tables)
          this.#tables
            .get(id)
            ?.then((table) => table.catchUp())
            .catch(() => this.drop(id, 'the table could not be read'));
    });
  }

  observe(observer: RegistryObserver): void {
    this.#observers.push(observer);
  }

  get inMemory(): number {
    return this.#tables.size;
  }

  box(game: string): Box {
    const box = this.boxes.find((b) => b.game.id === game);
    if (box === undefined) throw refusal('not-found', `There is no game '${game}' here: ${this.boxes.map((b) => b.game.id).join(', ')}.`);
    return box;
  }

  table(id: string): Promise<Table> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.then(
      (table) => this.changed(table, this.store.kind === 'sqlite'),
      () => this.#tables.get(id) === loading && this.#tables.delete(id),
    );
    return loading;
  }

  /** Forget what is in memory; those who look on have to come back. */
  drop(id: string, why: string): void {
    const known = this.#tables.get(id);
    this.#tables.delete(id);
    known
      ?.then((table) => {
        table.dropped = true;
        for (const watcher of [...table.watchers]) watcher.close(why);
      })
      .catch(() => undefined);
  }

  /** Forget tables that nobody has looked at for a while. */
  async evictIdle(now = Date.now()): Promise<void> {
    for (const [id, loading] of [...this.#tables]) {
      const table = await loading.catch(() => null);
      if (table === null || table.watchers.size > 0 || this.#tables.get(id) !== loading) continue;
      if (now - table.touched > (table.state.phase === 'open' || table.state.phase === 'playing' ? IDLE : IDLE_WHEN_OVER)) {
        table.dropped = true;
        this.#tables.delete(id);
      }
    }
  }

  async create(person: Person, wanted: NewTable): Promise<CreatedTable> {
    const box = this.box(wanted.game);
    const config = configured(box, wanted);
    const count = box.game.seats(config).length;
    const places = wanted.seats ?? Array.from({ length: count }, (_, seat): SeatSetup => ({ kind: seat === 0 ? 'me' : 'open' }));
    if (places.length !== count) throw refusal('config', `This game has ${count} seat${count === 1 ? '' : 's'}, not ${places.length}.`);
    return this.#insert(person, box, config, (secret) => places.map((place, seat) => holderFor(place, person, secret, seat)), { ...wanted, people: [] });
  }

  /** The same people on the same seats; bots stay, seats that were nobody's are open. A part of a story is followed by the next. */
  async rematch({ state, box, match }: Table, id: string): Promise<void> {
    const seats = state.seats.map(
      (holder): Holder => (holder.kind === 'person' ? { kind: 'kept', person: holder.person } : holder.kind === 'link' ? { kind: 'open' } : holder),
    );
    const people = [...state.names].map(([person, name]) => ({ id: person, name }));
    const config = (match === null || match.outcome === null ? null : box.sequel?.(match.config, match.outcome)?.config) ?? state.config;
    await this.#insert(nameOf(state, state.host), box, config, () => seats, { listed: false, watched: state.watched, people }, null, id);
  }

  /** A match that was played elsewhere, to be looked at here. */
  async importRecord(person: Person, box: Box, record: MatchRecord): Promise<string> {
    const seats = box.game.seats(record.config).map((): Holder => ({ kind: 'open' }));
    const { table } = await this.#insert(person, box, record.config, () => seats, { listed: false, watched: true, people: [] }, record);
    return table;
  }

  async #insert(
    person: Person,
    box: Box,
    config: Json,
    seated: (secret: string) => Holder[],
    { listed, watched, people }: { readonly listed: boolean; readonly watched: boolean; readonly people: readonly Person[] },
    record: MatchRecord | null = null,
    id: string = freshId(),
  ): Promise<CreatedTable> {
    const secret = freshSecret();
    const commitment = record?.fair?.commitment ?? commitmentTo(secret);
    const seats = seated(secret);
    const rules = record?.rules ?? box.game.rulesVersion;
    const body: EntryBodies['create'] = { host: person, game: box.game.id, config, rules, seats, listed, watched, commitment, people, record };
    const at = Date.now();
    const state = record === null ? 'open' : record.key === undefined ? 'closed' : 'finished';
    const bots = seats.some((h) => h.kind === 'bot') ? 1 : 0;
    const row: Row<'tables'> = {
      id,
      game: box.game.id,
      rules,
      config: JSON.stringify(config),
      host: person.id,
      state,
      listed: listed ? 1 : 0,
      bots,
      created: at,
      changed: at,
      secret,
      checkpoint: null,
    };
    const { generation } = this.store;
    const entry: StoredEntry = { table: id, entry: 0, at, kind: 'create', person: person.id, id: null, body: body as unknown as Json };
    const statements = [
      this.statements.insertTable(row),
      ...seats.map((holder, seat) => this.statements.insertSeat(id, seat, holder.kind === 'kept' ? holder.person : null)),
    ];
    const verdict = await this.store.commit({ entry, statements, generation });
    // Somebody is about to come: what is known need not be read.
    if (verdict === 'committed' && record === null && !this.#tables.has(id))
      this.#tables.set(id, Promise.resolve(new Table(this, box, secret, historyOf(id, [journalEntry(entry)]).state, null, new Set(), generation)));
    return { table: id, commitment, links: seats.flatMap((holder, seat) => (holder.kind === 'link' ? [{ seat, link: firstLink(secret, seat) }] : [])) };
  }

  async #load(id: string): Promise<Table> {
    for (let tries = 0; tries < 5; tries++) {
      const { generation } = this.store;
      const row = await this.store.db.selectFrom('tables').where('id', '=', id).selectAll().executeTakeFirst();
      if (row === undefined) throw refusal('not-found', 'There is no such table.');
      const box = this.box(row.game);
      const entries = await this.store.entries(id, -1);
      const history = historyOf(id, entries.map(journalEntry));
      const did = new Set(
        entries.flatMap(({ person, id: action, kind }) => (person === null || action === null || kind === 'answer' ? [] : [`${person} ${action}`])),
      );
      const match = this.#loadMatch(box, row.secret, history, row.checkpoint);
      if (match === null || !('update' in match)) return new Table(this, box, row.secret, history.state, match, did, generation);
      // The update of the rules is written like everything else; whoever is first decides.
      const entry = { table: id, entry: history.state.last + 1, at: Date.now(), kind: 'rules', person: null, id: null, body: match.update as unknown as Json };
      await this.store.commit({ entry, statements: [this.statements.rules(id, match.update.version)], generation });
    }
    throw refusal('unavailable', 'The table could not be loaded. Try again.');
  }

  #loadMatch(box: Box, secret: string, history: History, checkpoint: string | null): ReturnType<typeof loadMatch> {
    return loadMatch(box, secret, history, checkpoint === null ? null : (JSON.parse(checkpoint) as Checkpoint<Json>));
  }

  async report(table: string, error: Error, record: MatchRecord | null): Promise<string> {
    const id = freshId();
    const cause = error.cause instanceof Error ? error.cause : error;
    for (const observer of this.#observers) observer.onReport?.(table, id, error);
    await this.store.db
      .insertInto('reports')
      .values({ id, table_id: table, at: Date.now(), message: error.message, body: JSON.stringify({ stack: cause.stack ?? null, record }) })
      .execute()
      .catch(() => undefined); // the log has it too
    return id;
  }

  /** A table that is no longer the one in use has written something. */
  wroteStale(table: Table): void {
    this.#tables
      .get(table.id)
      ?.then((current) => current.catchUp())
      .catch(() => undefined);
  }

  /** Something was written at a table: by this process, or by another. */
  changed(table: Table, local: boolean): void {
    for (const observer of this.#observers) observer.onChange?.(table, local);
  }

  nudge(table: Table): void {
    for (const observer of this.#observers) observer.onNudge?.(table);
  }

  answered(milliseconds: number): void {
    for (const observer of this.#observers) observer.onAnswer?.(milliseconds);
  }
}

function firstLink(secret: string, seat: Seat): string {
  return linkFor(secret, `first ${seat}`);
}

function holderFor(place: SeatSetup, person: Person, secret: string, seat: Seat): Holder {
  switch (place.kind) {
    case 'me':
      return { kind: 'kept', person: person.id };
    case 'link':
      return { kind: 'link', hash: hashOf(firstLink(secret, seat)) };
    case 'bot':
      return place;
    case 'open':
      return { kind: 'open' };
  }
}

function configured(box: Box, { preset, config }: NewTable): Json {
  const chosen = preset === undefined ? box.presets[0] : box.presets.find((p) => p.id === preset);
  if (chosen === undefined) throw refusal('config', `${box.game.title} has no set-up '${preset}': ${box.presets.map((p) => p.id).join(', ')}.`);
  try {
    return box.game.configure(config ?? chosen.config) as Json;
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw refusal('config', thrown.message, { clauses: thrown.clauses });
    throw thrown;
  }
}
