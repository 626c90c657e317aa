import type { Box } from '#games';
import { type Match, RuleError, recordOf } from '#kernel';
import type { Action, ActionResult, MatchView, Person, ServerMessage, TableState } from '#wire';
import { isRefusal, refusal, type ServerRefusal } from '../refusal.ts';
import { StorageError } from '../storage/errors.ts';
import type { StoredEntry, Verdict } from '../storage/store.ts';
import { isPublic, type JournalEntry, journalEntry } from './entry.ts';
import { freshId } from './people.ts';
import type { Plan } from './plan.ts';
import * as playing from './playing.ts';
import type { TableRegistry } from './registry.ts';
import { applyToMatch } from './replay.ts';
import * as seating from './seating.ts';
import { SerialQueue } from './serial-queue.ts';
import { apply, type State, seatsOf } from './state.ts';
import type { Statements } from './statements.ts';
import * as talk from './talk.ts';
import { entryFor, matchView, tableView } from './views.ts';

/** Somebody who looks at a table: over a socket or a stream. */
export interface Watcher {
  readonly person: string | null;
  /** Whether views, options and events are wanted, or only what was answered (by clients that run the rules themselves). */
  readonly views: boolean;
  /** `re`: it is about this action of theirs, and acknowledges it. */
  send(message: string, re?: string): void;
  /** The table cannot be served here (any more): the client has to come back. */
  close(why: string): void;
}

/** What plans are made from. */
export interface TableContext {
  readonly box: Box;
  readonly secret: string;
  readonly statements: Statements;
  readonly state: State;
  readonly match: Match | null;
}

/** Whose action it is, since when, and on which connection. */
interface ActionContext {
  readonly person: string | null;
  readonly id: string | null;
  readonly begun: number | null;
  readonly by: Watcher | undefined;
}

/** What bots and the table itself do. */
const OWN: ActionContext = { person: null, id: null, begun: null, by: undefined };

/** How often an action is tried again when another process was faster. */
const TRIES = 20;

/** A table in memory. Actions come one after the other; each is written before anybody hears of it. */
export class Table implements TableContext {
  readonly id: string;
  readonly box: Box;
  readonly secret: string;
  state: State;
  readonly seatNames: readonly string[];
  readonly watchers = new Set<Watcher>();
  /** No longer the one in use: another has been read anew. */
  dropped = false;
  /** When somebody last did anything here or looked in. */
  touched = Date.now();
  readonly #registry: TableRegistry;
  /** Of the database it was read from: a restore begins another. */
  readonly #generation: string;
  readonly #queue = new SerialQueue();
  #match: Match | null;
  /** While an answer is being written: how many there were before it, and the match without it once somebody has asked for that. */
  #before: number | null = null;
  #without: Match | null = null;
  /** Actions that became entries other than answers: what comes a second time is answered, not done. */
  readonly #did: Set<string>;
  /** A write may or may not have happened: read before going on. */
  #uncertain = false;

  constructor(registry: TableRegistry, box: Box, secret: string, state: State, match: Match | null, did: Set<string>, generation: string) {
    this.id = state.id;
    this.#registry = registry;
    this.box = box;
    this.secret = secret;
    this.state = state;
    this.#match = match;
    this.#did = did;
    this.#generation = generation;
    this.seatNames = box.game.seats(state.config);
    this.#settle();
  }

  /** The match as far as it has happened: an answer that is still being written has not. */
  get match(): Match | null {
    if (this.#before === null || this.#match === null) return this.#match;
    this.#without ??= this.#match.fork('same', this.#before);
    return this.#without;
  }

  get statements(): Statements {
    return this.#registry.statements;
  }

  /** Do what a person asks for, or say why not. Fulfilled only when it is durable. `by` hears of it as of their own action. */
  act(person: Person, action: Action, by?: Watcher): Promise<ActionResult> {
    const context: ActionContext = { person: person.id, id: action.id, begun: performance.now(), by };
    if (action.do === 'rematch') return this.#queue.run(() => this.#rematch(context, person));
    return this.#queue.run(() => this.#perform(context, () => this.#plan(person, action)));
  }

  /** The answer of a bot; false when the decision it thought about is no longer open. */
  answerForBot(number: number, undos: number, seat: number, notation: string): Promise<boolean> {
    return this.#queue.run(async () => {
      try {
        await this.#perform(OWN, () => playing.answer(this, null, { number, seat, notation, undos }));
        return true;
      } catch (thrown) {
        if (isRefusal(thrown) && (thrown.code === 'closed' || thrown.code === 'over' || thrown.code === 'not-your-seat')) return false;
        throw thrown;
      }
    });
  }

  /** Something the table itself has to say. */
  trouble(text: string): Promise<ActionResult> {
    return this.#queue.run(() => this.#perform(OWN, () => ({ kind: 'trouble', body: { text } })));
  }

  /** Read what other processes have written. */
  async catchUp(): Promise<void> {
    await this.#queue.run(() => this.#catchUp());
  }

  /** Let somebody look on from now; the first message tells where the table stands. */
  watch(watcher: Watcher, since: number | null, re?: string): Promise<void> {
    return this.#queue.run(async () => {
      this.touched = Date.now();
      if (this.#uncertain || this.#registry.store.kind === 'postgres') await this.#catchUp();
      const seats = seatsOf(this.state, watcher.person);
      const missed = since === null ? [] : since >= this.state.last ? [] : await this.#registry.store.entries(this.id, since);
      // Nobody would ever tell them anything here.
      if (this.dropped) throw refusal('unavailable', 'The table is being read anew. Try again.');
      const welcome: ServerMessage = {
        type: 'welcome',
        ...(re === undefined ? {} : { re }),
        table: this.view(),
        you: { id: watcher.person, seats },
        last: this.state.last,
        missed: missed.filter(({ entry }) => entry <= this.state.last).map((row) => entryFor(this.state, this.match, journalEntry(row), seats, watcher.views)),
        match: watcher.views ? this.matchFor(watcher.person) : null,
      };
      watcher.send(JSON.stringify(welcome));
      this.watchers.add(watcher);
    });
  }

  view(): TableState {
    return tableView(this.state, this.seatNames);
  }

  matchFor(person: string | null): MatchView | null {
    return this.match === null ? null : matchView(this.state, this.match, seatsOf(this.state, person));
  }

  #plan(person: Person, action: Exclude<Action, { do: 'rematch' }>): Plan {
    switch (action.do) {
      case 'answer':
        return playing.answer(this, person, action);
      case 'undo':
        return playing.undo(this, person, action);
      case 'consent':
        return playing.consent(this, person, action);
      case 'why':
        return playing.why(this, person, action);
      case 'start':
        return playing.start(this, person);
      case 'say':
        return talk.say(this, person, action);
      case 'ping':
        return talk.ping(this, person, action);
      case 'sit':
        return seating.sit(this, person, action);
      case 'stand':
        return seating.stand(this, person, action);
      case 'give':
        return seating.give(this, person, action);
      case 'host':
        return seating.host(this, person, action);
      case 'close':
        return seating.close(this, person);
      case 'nudge':
        if (seatsOf(this.state, person.id).length === 0) throw refusal('not-your-seat', 'You do not sit at this table.');
        this.#registry.nudge(this);
        return { kind: null, result: {} };
    }
  }

  #planRematch(person: Person): Plan {
    const { state } = this;
    if (state.phase === 'open' || state.phase === 'playing') throw refusal('not-now', 'This match is not over.');
    if (state.imported || (state.host !== person.id && seatsOf(state, person.id).length === 0)) throw refusal('forbidden', 'You did not play here.');
    if (state.rematch !== null) return { kind: null, result: { table: state.rematch } };
    const table = freshId();
    return { kind: 'rematch', body: { table }, result: { table } };
  }

  async #rematch(context: ActionContext, person: Person): Promise<ActionResult> {
    const done = await this.#perform(context, () => this.#planRematch(person));
    if (done.table !== undefined) await this.#registry.rematch(this, done.table);
    return done;
  }

  /** Plan, write, apply: again from the start whenever somebody else was faster. */
  async #perform({ person, id, begun, by }: ActionContext, planning: () => Plan): Promise<ActionResult> {
    this.touched = Date.now();
    if (this.dropped) throw refusal('unavailable', 'The table is being read anew. Try again.');
    if (this.#uncertain) await this.#catchUp();
    for (let tries = 0; tries < TRIES; tries++) {
      if (this.#maybeAgain(person, id)) {
        const earlier = await this.#earlier(person, id);
        if (earlier !== undefined) return earlier;
      }
      let plan: Plan;
      try {
        plan = planning();
      } catch (thrown) {
        if (thrown instanceof RuleError) throw await this.#failed(thrown);
        const earlier = isRefusal(thrown) ? await this.#earlier(person, id) : undefined;
        if (earlier !== undefined) return earlier;
        // Whoever asks may have heard more at another process than this one knows.
        if (isRefusal(thrown) && this.#registry.store.kind === 'postgres' && (await this.#catchUp())) continue;
        throw thrown;
      }
      if (plan.kind === null) return { entry: null, number: this.match?.number ?? 0, ...plan.result };
      const row: StoredEntry = {
        table: this.id,
        entry: this.state.last + 1,
        at: Date.now(),
        kind: plan.kind,
        person,
        id,
        body: plan.body as unknown as StoredEntry['body'],
      };
      let verdict: Verdict = 'lost';
      this.#before = plan.before ?? null;
      try {
        verdict = await this.#registry.store.commit({ entry: row, generation: this.#generation, statements: plan.statements ?? [] });
      } catch (thrown) {
        this.#uncertain = true;
        throw unavailable(thrown);
      } finally {
        if (verdict === 'lost') this.#match = this.match;
        this.#before = null;
        this.#without = null;
      }
      if (verdict === 'committed') {
        this.#apply(row, plan.match ?? this.match, plan.result === undefined ? by : undefined);
        if (plan.kind === 'answer' && begun !== null) this.#registry.answered(performance.now() - begun);
        if (this.dropped) this.#registry.wroteStale(this);
        else this.#registry.changed(this, true);
        return { entry: row.entry, number: this.match?.number ?? 0, ...plan.result };
      }
      await this.#catchUp();
    }
    throw refusal('unavailable', 'Too many are doing something at this table at once. Try again.');
  }

  /** Rules that throw change nothing and leave a report with the record of the match. */
  async #failed(error: RuleError): Promise<ServerRefusal> {
    const report = await this.#registry.report(this.id, error, this.match === null ? null : recordOf(this.match));
    const message = `The rules of ${this.box.game.title} failed there; nothing has changed. The report has number ${report}.`;
    return refusal('rule-failed', message, { report, cause: error });
  }

  /**
   * Was this action done before? Whatever it was, all entries up to the last are known here, and the next one can be written
   * only by whoever knows them all. An answer that comes again finds its decision closed, unless the table was taken back.
   */
  #maybeAgain(person: string | null, id: string | null): boolean {
    return person !== null && id !== null && (this.state.undos > 0 || this.#did.has(`${person} ${id}`));
  }

  /** What came of this action when it was sent before. */
  async #earlier(person: string | null, id: string | null): Promise<ActionResult | undefined> {
    if (person === null || id === null) return undefined;
    const row = await this.#read(() => this.#registry.store.entryById(this.id, person, id));
    if (row === undefined) return undefined;
    const was = journalEntry(row);
    const number = was.kind === 'answer' ? was.body.number + 1 : (this.match?.number ?? 0);
    return {
      entry: row.entry,
      number,
      ...(was.kind === 'give' && was.body.to.kind === 'link' ? { link: seating.linkOfAction(this.secret, person, id) } : {}),
      ...(was.kind === 'rematch' ? { table: was.body.table } : {}),
    };
  }

  /** Was there anything new? */
  async #catchUp(): Promise<boolean> {
    const rows = await this.#read(() => this.#registry.store.entries(this.id, this.state.last));
    if (this.#registry.store.generation !== this.#generation) {
      this.dropped = true;
      this.#registry.drop(this.id, 'the database was restored');
    }
    if (this.dropped) throw refusal('unavailable', 'The table is being read anew. Try again.');
    this.#uncertain = false;
    for (const row of rows) {
      const entry = journalEntry(row);
      let match: Match | null;
      try {
        match = applyToMatch(this, entry);
      } catch (cause) {
        this.#registry.drop(this.id, 'the table has to be read anew');
        throw refusal('unavailable', 'The table is being read anew. Try again.', { cause });
      }
      this.#apply(row, match);
    }
    if (rows.length > 0) this.#registry.changed(this, false);
    return rows.length > 0;
  }

  async #read<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (thrown) {
      throw unavailable(thrown);
    }
  }

  /** The entry is written: now it has happened, and everybody hears of it. */
  #apply(row: StoredEntry, match: Match | null, by?: Watcher): void {
    const entry = journalEntry(row);
    const { person, id } = row;
    this.#match = match;
    if (person !== null && id !== null && row.kind !== 'answer') this.#did.add(`${person} ${id}`);
    apply(this.state, entry);
    this.#settle();
    const forAll = isPublic(entry);
    const messages = new Map<string, string>();
    for (const watcher of this.watchers) {
      const seats = forAll && !watcher.views ? [] : seatsOf(this.state, watcher.person);
      const key = watcher.views ? `views ${seats.join()}` : seats.join();
      let message = messages.get(key);
      if (message === undefined) {
        message = JSON.stringify(this.#message(entry, seats, watcher.views));
        messages.set(key, message);
      }
      if (watcher === by && id !== null) watcher.send(`{"re":${JSON.stringify(id)},${message.slice(1)}`, id);
      else watcher.send(message);
    }
  }

  #message(entry: JournalEntry, seats: readonly number[], views: boolean): ServerMessage {
    const { state, match } = this;
    const talked = entry.kind === 'say' || entry.kind === 'ping';
    return {
      type: 'entry',
      of: this.id,
      entry: entryFor(state, match, entry, seats, views),
      ...((entry.kind === 'answer' && state.phase === 'playing') || talked ? {} : { table: this.view() }),
      match: match === null || talked || !views ? null : matchView(state, match, seats),
    };
  }

  #settle(): void {
    if (this.match?.outcome != null && this.state.phase === 'playing') this.state.phase = 'finished';
  }
}

function unavailable(thrown: unknown): Error {
  if (!(thrown instanceof StorageError)) return thrown instanceof Error ? thrown : new Error(String(thrown));
  return refusal('unavailable', `${thrown.message} Nothing you did is lost that was confirmed; try again in a moment.`, { cause: thrown });
}
