import type { Box } from '#games';
import { commitmentTo, type MatchRecord, recordText } from '#kernel';
import { boxes as shelf } from '#shelf';
import type { CreatedTable, NewTable, Person } from '#wire';
import { type Readers, readersHere } from '../readers/readers.ts';
import type { Stands } from '../readers/reading.ts';
import { refusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { isIntact, withSum } from '../storage/sums.ts';
import { creationOf, importOf, rematchOf, type TableSetup, wantedTable } from './creation.ts';
import { type JournalEntry, journalEntry } from './entry.ts';
import { listedAfter, listedAs } from './listed-table.ts';
import { freshId } from './people.ts';
import { contextOf, sealedRecord, storedRecord } from './records.ts';
import { type History, historyOf, loadMatch, overMatch, recordByJournal } from './replay.ts';
import { type Standing, standingAfter, standingOf, standingWith } from './standings.ts';
import { readCheckpoint, type Statements, statementsFor } from './statements.ts';
import { Table } from './table.ts';

/** Whoever looks after bots or figures. */
export interface RegistryObserver {
  /** A table was loaded, or an entry written: by this process, or by another. */
  onChange?(table: Table, local: boolean): void;
  /** An entry is durable and has happened, at a table in memory. */
  onEntry?(table: Table, entry: JournalEntry): void;
  onNudge?(table: Table): void;
  onAnswer?(milliseconds: number): void;
  /** Rules failed. */
  onReport?(table: string, report: string, error: Error): void;
  /** Somebody could not be told of what happened at a table. */
  onFailure?(table: string, error: unknown): void;
}

/** A table that nobody looks at is forgotten after this long, a finished one sooner; it is read again when somebody comes. */
const IDLE = 60_000;
const IDLE_WHEN_OVER = 3_000;
/** How often they are looked for. */
export const EVICT_EVERY = 2_000;

/** All tables: those in memory, and the way to the others. */
export class TableRegistry {
  readonly store: Store;
  readonly statements: Statements;
  readonly boxes: readonly Box[];
  readonly readers: Readers;
  readonly #tables = new Map<string, Promise<Table>>();
  readonly #observers: RegistryObserver[] = [];

  constructor(store: Store, boxes: readonly Box[] = shelf, readers: Readers = readersHere(boxes)) {
    this.store = store;
    this.readers = readers;
    this.statements = statementsFor(store.db);
    this.boxes = boxes;
    store.onNotification((notification) => {
      if (notification === 'everything') for (const id of [...this.#tables.keys()]) this.drop(id, 'the database was restored or out of reach');
      else if ('removed' in notification) this.drop(notification.removed, 'the table was removed');
      else if ('tables' in notification)
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
      // Where there are others, one of them may be about to let the bots answer.
      (table) => this.changed(table, !this.store.shared),
      () => this.#tables.get(id) === loading && this.#tables.delete(id),
    );
    return loading;
  }

  /** Forget what is in memory; those who look on have to come back. */
  drop(id: string, why: string): void {
    const known = this.#tables.get(id);
    this.#tables.delete(id);
    known?.then((table) => table.drop(why)).catch(() => undefined);
  }

  /** Forget tables that nobody has looked at for a while. */
  async evictIdle(now = performance.now()): Promise<void> {
    for (const [id, loading] of [...this.#tables]) {
      const table = await loading.catch(() => null);
      if (table === null || table.watchers.size > 0 || this.#tables.get(id) !== loading) continue;
      if (now - table.touched > (table.state.phase === 'open' || table.state.phase === 'playing' ? IDLE : IDLE_WHEN_OVER)) {
        table.drop('nobody looked at the table');
        this.#tables.delete(id);
      }
    }
  }

  create(person: Person, wanted: NewTable, origin = ''): Promise<CreatedTable> {
    return this.#insert(wantedTable(this.box(wanted.game), person, wanted, origin));
  }

  /** A new table for those of another, unless it is there already. */
  async rematch(table: Table, id: string): Promise<void> {
    await this.#insert(rematchOf(table, id));
  }

  /** `stands`: where its match stands, as far as the rules of today say. */
  async importRecord(person: Person, box: Box, record: MatchRecord, stands: Stands | null, origin = ''): Promise<string> {
    return (await this.#insert(importOf(box, person, record, stands, origin))).table;
  }

  async #insert(setup: TableSetup): Promise<CreatedTable> {
    const { entry, row, seats, links } = creationOf(setup);
    const { generation } = this.store;
    const { id } = row;
    const { state } = historyOf(id, [journalEntry(entry)]);
    const statements = [
      this.statements.insertTable(row),
      ...seats.map((holder, seat) => this.statements.insertSeat(id, seat, holder.kind === 'kept' ? holder.person : null)),
      this.statements.standing(id, entry.at, setup.stands === null ? standingOf(state, null) : standingWith(state, setup.stands)),
    ];
    const verdict = await this.store.commit({ entry, statements, generation });
    // Somebody is about to come: what is known need not be read.
    if (verdict === 'committed' && setup.record === null && !this.#tables.has(id)) {
      const table = new Table(this, setup.box, row, state, null, generation);
      this.#tables.set(id, Promise.resolve(table));
      this.entered(table, journalEntry(entry));
    }
    return { table: id, commitment: state.commitment, links };
  }

  async #load(id: string): Promise<Table> {
    for (let tries = 0; tries < 5; tries++) {
      const { generation } = this.store;
      const row = await this.store.db.selectFrom('tables').where('id', '=', id).selectAll().executeTakeFirst();
      const entries = await this.store.entries(id, -1);
      if (row === undefined && entries.length === 0) throw refusal('not-found', 'There is no such table.');
      if (row === undefined || entries.length === 0 || !isIntact('tables', row))
        throw new StorageError('damaged', `Table ${id} is damaged: what the database gives is not what was written.`);
      const box = this.box(row.game);
      const history = historyOf(id, entries.map(journalEntry));
      const { state } = history;
      if (!state.imported && commitmentTo(row.secret) !== state.commitment)
        throw new StorageError('damaged', `The secret of table ${id} is damaged: it is not the one the table was committed to.`);
      if (state.imported || state.phase === 'closed' || row.state === 'finished') return this.#loadOver(box, row, history, generation);
      const match = loadMatch(box.game, row.secret, history, readCheckpoint(id, row.checkpoint));
      if (match === null || !('update' in match)) return new Table(this, box, row, history.state, match, generation);
      // The update of the rules is written like everything else; whoever is first decides.
      const at = Date.now();
      const entry = { table: id, entry: state.last + 1, at, kind: 'rules', person: null, id: null, body: match.update };
      const standing = standingAfter(state, journalEntry(entry), match.updated, '') as Standing;
      const listed = listedAfter(listedAs(row, state), state, journalEntry(entry), match.updated);
      await this.store.commit({ entry, statements: [this.statements.setTable(listed), this.statements.standing(id, at, standing)], generation });
    }
    throw refusal('unavailable', 'The table could not be loaded. Try again.');
  }

  /** A match that is over is as its record says, whatever rules there are by now. */
  async #loadOver(box: Box, row: Row<'tables'>, history: History, generation: string): Promise<Table> {
    const { state, create, opening } = history;
    const { secret } = row;
    const given = state.phase === 'closed' && opening !== null ? recordByJournal(history, secret) : null;
    const record = create.record ?? given ?? (opening === null ? null : await this.#sealedRecord(box, secret, history));
    if (state.phase !== 'closed') state.phase = 'finished';
    return new Table(this, box, row, state, record === null ? null : overMatch(box, record), generation);
  }

  /** As it was written at the end; matches that ended before that was done get theirs now. */
  async #sealedRecord(box: Box, secret: string, history: History): Promise<MatchRecord> {
    const { state } = history;
    const stored = await storedRecord(this.store, state.id);
    if (stored !== null) return stored;
    const match = state.rules === box.game.rulesVersion ? loadMatch(box.game, secret, history, null) : null;
    const record = match === null || 'update' in match ? recordByJournal(history, secret) : sealedRecord(match, contextOf(state, secret));
    await this.store.db.executeQuery(this.statements.seal(state.id, recordText(record)));
    return record;
  }

  async report(table: string, error: Error, record: MatchRecord | null): Promise<string> {
    const id = freshId();
    const cause = error.cause instanceof Error ? error.cause : error;
    this.#tell(table, (observer) => observer.onReport?.(table, id, error));
    await this.store.db
      .insertInto('reports')
      .values(withSum('reports', { id, table_id: table, at: Date.now(), message: error.message, body: JSON.stringify({ stack: cause.stack ?? null, record }) }))
      .execute()
      .catch(() => undefined); // the log has it too
    return id;
  }

  /** A table that is no longer the one in use has written something: the one that is, or that is read now, goes on from there. */
  wroteStale(table: Table): void {
    this.table(table.id)
      .then((current) => current.catchUp())
      .catch(() => undefined);
  }

  /** Something was written at a table: by this process, or by another. */
  changed(table: Table, local: boolean): void {
    this.#tell(table.id, (observer) => observer.onChange?.(table, local));
  }

  /** Something has happened at a table. */
  entered(table: Table, entry: JournalEntry): void {
    this.#tell(table.id, (observer) => observer.onEntry?.(table, entry));
  }

  nudge(table: Table): void {
    this.#tell(table.id, (observer) => observer.onNudge?.(table));
  }

  answered(table: Table, milliseconds: number): void {
    this.#tell(table.id, (observer) => observer.onAnswer?.(milliseconds));
  }

  /** What somebody throws who is told of a table: it has happened all the same, and goes on for all others. */
  failed(table: string, error: unknown): void {
    for (const observer of this.#observers) observer.onFailure?.(table, error);
  }

  #tell(table: string, tell: (observer: RegistryObserver) => void): void {
    for (const observer of this.#observers)
      try {
        tell(observer);
      } catch (error) {
        this.failed(table, error);
      }
  }
}
