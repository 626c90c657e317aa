import { type Box, boxes as shelf } from '#games';
import { type Checkpoint, ConfigError, commitmentTo, freshSecret, type Json, type MatchRecord, type Seat } from '#kernel';
import type { Created, NewTable, Person, Place } from '#wire';
import { NotDone } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { Entry, Store } from '../storage/store.ts';
import { type Happenings, type Holder, happening } from './happening.ts';
import { hashOf, linkFor } from './links.ts';
import { matchOf, type Story, storyOf } from './loading.ts';
import { freshId } from './people.ts';
import { type Rows, rowsOf } from './rows.ts';
import { nameOf } from './state.ts';
import { type Surroundings, Table } from './table.ts';

/** What the house tells those who look after bots and figures. */
export interface Listener {
  happened(table: Table, here: boolean): void;
  nudged(table: Table): void;
  answered(milliseconds: number): void;
  reported(table: string, report: string, error: Error): void;
}

/** A table that nobody looks at is forgotten after this long, a finished one sooner; it is read again when somebody comes. */
const IDLE = 60_000;
const IDLE_WHEN_OVER = 3_000;

/** All tables: those in memory, and the way to the others. */
export class House implements Surroundings {
  readonly store: Store;
  readonly rows: Rows;
  readonly boxes: readonly Box[];
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #listeners: Listener[] = [];

  constructor(store: Store, boxes: readonly Box[] = shelf) {
    this.store = store;
    this.rows = rowsOf(store.db);
    this.boxes = boxes;
    store.onNews((news) => {
      if (news === 'everything') for (const id of [...this.#tables.keys()]) this.drop(id, 'the database was restored or out of reach');
      else
        for (const id of news.tables)
          this.#tables
            .get(id)
            ?.then((table) => table.catchUp())
            .catch(() => this.drop(id, 'the table could not be read'));
    });
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  get inMemory(): number {
    return this.#tables.size;
  }

  async *everyone(): AsyncIterable<Table> {
    for (const table of [...this.#tables.values()]) yield await table;
  }

  box(game: string): Box {
    const box = this.boxes.find((b) => b.game.id === game);
    if (box === undefined) throw new NotDone('not-found', `There is no game '${game}' here: ${this.boxes.map((b) => b.game.id).join(', ')}.`);
    return box;
  }

  table(id: string): Promise<Table> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#tables.set(id, loading);
    loading.then(
      (table) => this.happened(table, this.store.kind === 'sqlite'),
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
        for (const watcher of [...table.watchers]) watcher.leave(why);
      })
      .catch(() => undefined);
  }

  /** Forget tables that nobody has looked at for a while. */
  async tidy(now = Date.now()): Promise<void> {
    for (const [id, loading] of [...this.#tables]) {
      const table = await loading.catch(() => null);
      if (table === null || table.watchers.size > 0 || this.#tables.get(id) !== loading) continue;
      if (now - table.touched > (table.state.phase === 'open' || table.state.phase === 'playing' ? IDLE : IDLE_WHEN_OVER)) {
        table.dropped = true;
        this.#tables.delete(id);
      }
    }
  }

  async create(person: Person, wanted: NewTable): Promise<Created> {
    const box = this.box(wanted.game);
    const config = configured(box, wanted);
    const count = box.game.seats(config).length;
    const places = wanted.seats ?? Array.from({ length: count }, (_, seat): Place => ({ kind: seat === 0 ? 'me' : 'open' }));
    if (places.length !== count) throw new NotDone('config', `This game has ${count} seat${count === 1 ? '' : 's'}, not ${places.length}.`);
    return this.#found(person, box, config, (secret) => places.map((place, seat) => holderFor(place, person, secret, seat)), { ...wanted, people: [] });
  }

  /** The same people on the same seats; bots stay, seats that were nobody's are open. A part of a story is followed by the next. */
  async rematch({ state, box, match }: Table, id: string): Promise<void> {
    const seats = state.seats.map(
      (holder): Holder => (holder.kind === 'person' ? { kind: 'kept', person: holder.person } : holder.kind === 'link' ? { kind: 'open' } : holder),
    );
    const people = [...state.names].map(([person, name]) => ({ id: person, name }));
    const config = (match === null || match.outcome === null ? null : box.sequel?.(match.config, match.outcome)?.config) ?? state.config;
    await this.#found(nameOf(state, state.host), box, config, () => seats, { listed: false, watched: state.watched, people }, null, id);
  }

  /** A match that was played elsewhere, to be looked at here. */
  async importRecord(person: Person, box: Box, record: MatchRecord): Promise<string> {
    const seats = box.game.seats(record.config).map((): Holder => ({ kind: 'open' }));
    const { table } = await this.#found(person, box, record.config, () => seats, { listed: false, watched: true, people: [] }, record);
    return table;
  }

  async #found(
    person: Person,
    box: Box,
    config: Json,
    seated: (secret: string) => Holder[],
    { listed, watched, people }: { readonly listed: boolean; readonly watched: boolean; readonly people: readonly Person[] },
    record: MatchRecord | null = null,
    id: string = freshId(),
  ): Promise<Created> {
    const secret = freshSecret();
    const commitment = record?.fair?.commitment ?? commitmentTo(secret);
    const seats = seated(secret);
    const rules = record?.rules ?? box.game.rulesVersion;
    const body: Happenings['create'] = { host: person, game: box.game.id, config, rules, seats, listed, watched, commitment, people, record };
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
    const entry: Entry = { table: id, entry: 0, at, kind: 'create', person: person.id, id: null, body: body as unknown as Json };
    const also = [this.rows.founded(row), ...seats.map((holder, seat) => this.rows.seat(id, seat, holder.kind === 'kept' ? holder.person : null))];
    const verdict = await this.store.commit({ entry, also, generation });
    // Somebody is about to come: what is known need not be read.
    if (verdict === 'committed' && record === null && !this.#tables.has(id))
      this.#tables.set(id, Promise.resolve(new Table(this, box, secret, storyOf(id, [happening(entry)]).state, null, new Set(), generation)));
    return { table: id, commitment, links: seats.flatMap((holder, seat) => (holder.kind === 'link' ? [{ seat, link: firstLink(secret, seat) }] : [])) };
  }

  async #load(id: string): Promise<Table> {
    for (let tries = 0; tries < 5; tries++) {
      const { generation } = this.store;
      const row = await this.store.db.selectFrom('tables').where('id', '=', id).selectAll().executeTakeFirst();
      if (row === undefined) throw new NotDone('not-found', 'There is no such table.');
      const box = this.box(row.game);
      const entries = await this.store.entries(id, -1);
      const story = storyOf(id, entries.map(happening));
      const did = new Set(
        entries.flatMap(({ person, id: action, kind }) => (person === null || action === null || kind === 'answer' ? [] : [`${person} ${action}`])),
      );
      const match = this.#matchOf(box, row.secret, story, row.checkpoint);
      if (match === null || !('update' in match)) return new Table(this, box, row.secret, story.state, match, did, generation);
      // The update of the rules is written like everything else; whoever is first decides.
      const entry = { table: id, entry: story.state.last + 1, at: Date.now(), kind: 'rules', person: null, id: null, body: match.update as unknown as Json };
      await this.store.commit({ entry, also: [this.rows.rules(id, match.update.version)], generation });
    }
    throw new NotDone('unavailable', 'The table could not be loaded. Try again.');
  }

  #matchOf(box: Box, secret: string, story: Story, checkpoint: string | null): ReturnType<typeof matchOf> {
    return matchOf(box, secret, story, checkpoint === null ? null : (JSON.parse(checkpoint) as Checkpoint<Json>));
  }

  async report(table: string, error: Error, record: MatchRecord | null): Promise<string> {
    const id = freshId();
    const cause = error.cause instanceof Error ? error.cause : error;
    for (const listener of this.#listeners) listener.reported(table, id, error);
    await this.store.db
      .insertInto('reports')
      .values({ id, table_id: table, at: Date.now(), message: error.message, body: JSON.stringify({ stack: cause.stack ?? null, record }) })
      .execute()
      .catch(() => undefined); // the log has it too
    return id;
  }

  strayed(table: Table): void {
    this.#tables
      .get(table.id)
      ?.then((current) => current.catchUp())
      .catch(() => undefined);
  }

  happened(table: Table, here: boolean): void {
    for (const listener of this.#listeners) listener.happened(table, here);
  }

  nudged(table: Table): void {
    for (const listener of this.#listeners) listener.nudged(table);
  }

  answered(milliseconds: number): void {
    for (const listener of this.#listeners) listener.answered(milliseconds);
  }
}

function firstLink(secret: string, seat: Seat): string {
  return linkFor(secret, `first ${seat}`);
}

function holderFor(place: Place, person: Person, secret: string, seat: Seat): Holder {
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
  if (chosen === undefined) throw new NotDone('config', `${box.game.title} has no set-up '${preset}': ${box.presets.map((p) => p.id).join(', ')}.`);
  try {
    return box.game.configure(config ?? chosen.config) as Json;
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw new NotDone('config', thrown.message, { clauses: thrown.clauses });
    throw thrown;
  }
}
