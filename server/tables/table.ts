import type { CompiledQuery } from 'kysely';
import type { Box } from '#games';
import { type Match, RuleError, recordOf, type Seat, Timeline } from '#kernel';
import type { Action, ActionResult, Person } from '#wire';
import { isRefusal, refusal, type ServerRefusal } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { StoredEntry, Verdict } from '../storage/store.ts';
import { available, unavailable } from './available.ts';
import { whenAllShown } from './beginning.ts';
import type { TableContext } from './context.ts';
import { DurableMatch } from './durable-match.ts';
import { journalEntry } from './entry.ts';
import { type ListedTable, listedAfter, listedAs } from './listed-table.ts';
import { sendPages } from './missed-pages.ts';
import { type Plan, planFor } from './plan.ts';
import * as playing from './playing.ts';
import type { TableRegistry } from './registry.ts';
import { applyToMatch } from './replay.ts';
import { linkForAll, linkOfAction } from './seating.ts';
import { SerialQueue } from './serial-queue.ts';
import { askedIn, standingAfter } from './standings.ts';
import { apply, mayHaveBeenDone, type State } from './state.ts';
import type { Statements } from './statements.ts';
import { mayWatch } from './views.ts';
import { momentOf, type Watcher, Watchers, welcomeMessage } from './watchers.ts';

/** Whose action it is, since when, and on which connection. */
interface ActionContext {
  readonly person: string;
  readonly id: string;
  readonly kind: Action['do'];
  readonly begun: number;
  readonly by: Watcher | undefined;
}

/** How often an action is tried again when another process was faster. */
const TRIES = 20;

/** So long after a write that may or may not have happened the journal is read, in milliseconds. */
const READ_AFTER = 1_000;

/** So often what has happened meanwhile is told elsewhere before whoever comes is welcomed. */
const TELLINGS = 5;

/** A table in memory. Actions come one after the other; each is written before anybody hears of it. */
export class Table implements TableContext {
  readonly id: string;
  readonly box: Box;
  readonly secret: string;
  /** Where whoever set it up came from (`originOf`). */
  readonly origin: string;
  readonly state: State;
  readonly watchers: Watchers;
  #seatNames: readonly string[];
  /** When somebody last did anything here or looked in. */
  touched = performance.now();
  readonly #registry: TableRegistry;
  /** Of the database it was read from: a restore begins another. */
  readonly #generation: string;
  readonly #queue = new SerialQueue();
  readonly #match: DurableMatch;
  /** Whose answer the lists say is awaited. */
  #asked: string;
  /** As it stands in the database. */
  #listed: ListedTable;
  /** Made when somebody looks who wants to be told more than answers. */
  #timeline: Timeline | null = null;
  /** No longer the one in use: another has been read anew. */
  #dropped = false;
  /** A write may or may not have happened: read before going on. */
  #uncertain = false;

  constructor(registry: TableRegistry, box: Box, row: Row<'tables'>, state: State, match: Match | null, generation: string) {
    this.id = state.id;
    this.#registry = registry;
    this.box = box;
    this.secret = row.secret;
    this.origin = row.origin;
    this.state = state;
    this.watchers = new Watchers(state, registry.store.shared);
    this.#match = new DurableMatch(match);
    this.#asked = askedIn(match);
    this.#generation = generation;
    this.#seatNames = box.game.seats(state.config);
    this.#finishWithMatch();
    this.#listed = listedAs(row, state);
  }

  get seatNames(): readonly string[] {
    return this.#seatNames;
  }

  get match(): Match | null {
    return this.#match.current;
  }

  get timeline(): Timeline | null {
    const { match } = this;
    if (match === null) return null;
    if (this.#timeline?.match !== match) this.#timeline = new Timeline(match);
    return this.#timeline;
  }

  get statements(): Statements {
    return this.#registry.statements;
  }

  tryAnswer(number: number, seat: Seat, notation: string): Match {
    return this.#match.tryAnswer(number, seat, notation);
  }

  /** Do what a person asks for, or say why not. Fulfilled only when it is durable. `by` hears of it as of their own action. */
  act(person: Person, action: Action, by?: Watcher): Promise<ActionResult> {
    const context: ActionContext = { person: person.id, id: action.id, kind: action.do, begun: performance.now(), by };
    return this.#queue.run(async () => {
      const result = await this.#perform(() => planFor(this, person, action), context);
      if (action.do === 'reveal') await this.#beginWhenAllShown();
      if (action.do === 'nudge') this.#registry.nudge(this);
      if (action.do === 'rematch' && result.table !== undefined) await this.#registry.rematch(this, result.table);
      return result;
    });
  }

  /** Whoever shows their share last has acknowledged more than they asked for; should it fail, anybody's `start` makes up for it. */
  async #beginWhenAllShown(): Promise<void> {
    try {
      await this.#perform(() => whenAllShown(this) ?? { kind: null, result: {} });
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown;
    }
  }

  /** The answer of a bot; false when the decision it thought about is no longer open. */
  answerForBot(number: number, undos: number, seat: number, notation: string): Promise<boolean> {
    return this.#queue.run(async () => {
      try {
        await this.#perform(() => playing.answer(this, null, { number, seat, notation, undos }));
        return true;
      } catch (thrown) {
        if (isRefusal(thrown) && (thrown.code === 'closed' || thrown.code === 'over' || thrown.code === 'not-your-seat')) return false;
        throw thrown;
      }
    });
  }

  /** Something the table itself has to say. */
  trouble(text: string): Promise<ActionResult> {
    return this.#queue.run(() => this.#perform(() => ({ kind: 'trouble', body: { text } })));
  }

  /** What was said in an entry is taken away, by whoever runs the server. */
  unsay(said: number): Promise<ActionResult> {
    return this.#queue.run(() => this.#perform(() => (this.state.unsaid.has(said) ? { kind: null, result: {} } : { kind: 'unsay', body: { said } })));
  }

  /** Nobody is told the name of a person any more. */
  rename(who: string, name: string): Promise<ActionResult> {
    return this.#queue.run(() =>
      this.#perform(() => (this.state.names.get(who) === name ? { kind: null, result: {} } : { kind: 'rename', body: { who, name } })),
    );
  }

  /** Read what other processes have written. */
  async catchUp(): Promise<void> {
    await this.#queue.run(() => this.#catchUp());
  }

  /** Read what other processes may have written, if there are any. */
  async refresh(): Promise<void> {
    if (this.#registry.store.shared) await this.catchUp();
  }

  /** Let somebody look on from now; the first message tells where the table stands. */
  async watch(watcher: Watcher, after: number | null, re?: string): Promise<void> {
    this.touched = performance.now();
    let since = after;
    for (let tries = 0; ; tries++) {
      if (since !== null) since = await sendPages(this, this.#registry, watcher, since);
      if (await this.#queue.run(() => this.#welcome(watcher, since, tries < TELLINGS, re))) return;
    }
  }

  /** Where the table stands; false when too much has happened meanwhile that has to be told elsewhere first. */
  async #welcome(watcher: Watcher, since: number | null, mayWait: boolean, re?: string): Promise<boolean> {
    const { store } = this.#registry;
    this.touched = performance.now();
    if (this.#uncertain || store.shared) await this.#catchUp();
    const rows = since === null || since >= this.state.last ? [] : await store.entries(this.id, since);
    this.requireInUse();
    const missed = rows.filter(({ entry }) => entry <= this.state.last).map(journalEntry);
    if (mayWait && watcher.follow === 'steps' && missed.some((entry) => momentOf(this, entry) !== null)) return false;
    watcher.send(JSON.stringify(welcomeMessage(this, watcher, missed, re)));
    this.watchers.add(watcher);
    return true;
  }

  /** It is not the one in use any more; those who look on have to come back. */
  drop(why: string): void {
    this.#dropped = true;
    this.watchers.close(why);
  }

  /** Plan, write, apply: again from the start whenever somebody else was faster. Without a context it is the table's own action, or a bot's. */
  async #perform(planning: () => Plan, context?: ActionContext): Promise<ActionResult> {
    this.touched = performance.now();
    this.requireInUse();
    if (this.#uncertain) await this.#catchUp();
    for (let tries = 0; tries < TRIES; tries++) {
      const earlier = context !== undefined && this.#mayBeRepeated(context) ? await this.#earlierResult(context) : undefined;
      if (earlier !== undefined) return earlier;
      let plan: Plan;
      try {
        plan = planning();
      } catch (thrown) {
        this.#match.discard();
        if (thrown instanceof RuleError) throw await this.#reportFailure(thrown);
        if (!isRefusal(thrown)) throw thrown;
        const before = context === undefined ? undefined : await this.#earlierResult(context);
        if (before !== undefined) return before;
        // Whoever asks may have heard more at another process than this one knows.
        if (this.#registry.store.shared && (await this.#catchUp())) continue;
        throw thrown;
      }
      if (plan.kind === null) return { entry: null, number: this.match?.number ?? 0, ...plan.result };
      const row = this.#rowOf(plan, context);
      const entry = journalEntry(row);
      const match = plan.match ?? this.match;
      const standing = standingAfter(this.state, entry, match, this.#asked);
      const listed = listedAfter(this.#listed, this.state, entry, match);
      const lists = [
        ...(listed === this.#listed ? [] : [this.statements.setTable(listed)]),
        ...(standing === null ? [] : [this.statements.standing(this.id, row.at, standing)]),
      ];
      if ((await this.#write(row, [...(plan.statements ?? []), ...lists])) === 'lost') {
        await this.#catchUp();
        continue;
      }
      this.#apply(row, match, plan.result === undefined ? context?.by : undefined);
      if (plan.kind === 'answer' && context !== undefined) this.#registry.answered(this, performance.now() - context.begun);
      if (this.#dropped) this.#registry.wroteStale(this);
      else this.#registry.changed(this, true);
      return { entry: row.entry, number: this.match?.number ?? 0, ...plan.result };
    }
    throw refusal('unavailable', 'Too much is happening at this table at once. Try again.');
  }

  #rowOf({ kind, body }: Exclude<Plan, { kind: null }>, context: ActionContext | undefined): StoredEntry {
    const { person = null, id = null } = context ?? {};
    return { table: this.id, entry: this.state.last + 1, at: Date.now(), kind, person, id, body: body as StoredEntry['body'] };
  }

  /** Unless it is committed, the match is as it was. */
  async #write(entry: StoredEntry, statements: readonly CompiledQuery[]): Promise<Verdict> {
    let verdict: Verdict = 'lost';
    try {
      verdict = await this.#registry.store.commit({ entry, generation: this.#generation, statements });
      return verdict;
    } catch (thrown) {
      if (!this.#uncertain) this.#readSoon();
      this.#uncertain = true;
      throw unavailable(thrown);
    } finally {
      if (verdict === 'lost') this.#match.discard();
    }
  }

  /** What may have been written is read even if nobody comes back for it: others wait to hear of it. */
  #readSoon(): void {
    setTimeout(() => {
      if (this.#uncertain && !this.#dropped) this.catchUp().catch(() => this.#readSoon());
    }, READ_AFTER).unref();
  }

  /** Rules that throw change nothing and leave a report with the record of the match. */
  async #reportFailure(error: RuleError): Promise<ServerRefusal> {
    const report = await this.#registry.report(this.id, error, this.match === null ? null : recordOf(this.match));
    const message = `The rules of ${this.box.game.title} failed there; nothing has changed. The report has number ${report}.`;
    return refusal('rule-failed', message, { report, cause: error });
  }

  /**
   * Can it be that this was sent before and would be done again? An answer that comes again finds its decision closed, unless the
   * table was taken back; all else could be done twice. Since all entries up to the last are known here, and the next one can be
   * written only by whoever knows them all, nothing slips in after it was looked for.
   */
  #mayBeRepeated({ kind }: ActionContext): boolean {
    return kind === 'answer' ? this.state.undos > 0 : kind !== 'why' && kind !== 'nudge';
  }

  /** What came of this action when it was sent before. */
  async #earlierResult({ person, id, kind: action }: ActionContext): Promise<ActionResult | undefined> {
    if (!mayHaveBeenDone(this.state, person, action, id)) return undefined;
    const row = await available(this.#registry.store.entryById(this.id, person, id));
    if (row === undefined) return undefined;
    const { entry, kind, body } = journalEntry(row);
    return {
      entry,
      number: kind === 'answer' ? body.number + 1 : (this.match?.number ?? 0),
      ...(kind === 'give' && body.to.kind === 'link' ? { link: linkOfAction(this.secret, person, id) } : {}),
      ...(kind === 'arrange' ? linkForAll(body.seats, this.secret) : {}),
      ...(kind === 'rematch' ? { table: body.table } : {}),
    };
  }

  /** Was there anything new? */
  async #catchUp(): Promise<boolean> {
    const { store } = this.#registry;
    const rows = await available(store.entries(this.id, this.state.last));
    if (store.generation !== this.#generation) {
      this.#dropped = true;
      this.#registry.drop(this.id, 'the database was restored');
    }
    this.requireInUse();
    this.#uncertain = false;
    for (const row of rows) {
      let match: Match | null;
      try {
        match = applyToMatch(this, journalEntry(row));
      } catch (cause) {
        this.#registry.drop(this.id, 'the table has to be read anew');
        throw beingRead(cause);
      }
      this.#apply(row, match);
    }
    if (rows.length > 0) this.#registry.changed(this, false);
    return rows.length > 0;
  }

  /** The entry is written: now it has happened, and everybody hears of it. */
  #apply(row: StoredEntry, match: Match | null, by?: Watcher): void {
    const entry = journalEntry(row);
    this.#match.confirm(match);
    this.#asked = askedIn(match);
    this.#listed = listedAfter(this.#listed, this.state, entry, match);
    apply(this.state, entry);
    if (entry.kind === 'arrange') this.#seatNames = this.box.game.seats(this.state.config);
    this.#finishWithMatch();
    this.watchers.broadcast(this, entry, (error) => this.#registry.failed(this.id, error), by, row.id);
    this.#registry.entered(this, entry);
    if (entry.kind === 'stand' || entry.kind === 'give' || entry.kind === 'host') this.watchers.closeUnless(({ person }) => mayWatch(this.state, person));
  }

  #finishWithMatch(): void {
    if (this.match?.outcome != null && this.state.phase === 'playing') this.state.phase = 'finished';
  }

  /** Refuses where another has been read anew: nobody would ever tell them anything here. */
  requireInUse(): void {
    if (this.#dropped) throw beingRead();
  }
}

function beingRead(cause?: unknown): ServerRefusal {
  return refusal('unavailable', 'The table is being reloaded. Try again.', { cause });
}
