import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Box } from '#games';
import { type Match, recordText, type Seat, type Timeline } from '#kernel';
import { type Action, Follow, type Person } from '#wire';
import type { Given } from '../../kernel/testing/given.ts';
import type { Look, Twin } from '../../kernel/testing/twins.ts';
import { isRefusal, refusalBody } from '../refusal.ts';
import type { Schema } from '../storage/schema.ts';
import type { TableContext } from '../tables/context.ts';
import type { EntryBodies, EntryKind, JournalEntry } from '../tables/entry.ts';
import { tableRow } from '../tables/listing.ts';
import { NOTHING_KNOWN, noticesFor } from '../tables/notices.ts';
import { planFor } from '../tables/plan.ts';
import { runningRecord } from '../tables/records.ts';
import { apply, initialState, type State } from '../tables/state.ts';
import { statementsFor } from '../tables/statements.ts';
import { presentFor, type WatchedTable, type Watcher, Watchers, welcomeMessage } from '../tables/watchers.ts';

const SECRET = 'f'.repeat(64);
const statements = statementsFor(
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  }),
);

const personOf = (seat: Seat | null): Person =>
  seat === null ? { id: 'spectator'.padEnd(16, '0'), name: 'Spectator' } : { id: `seat${seat}`.padEnd(16, '0'), name: `Person ${seat}` };

/** A table around a match, with its journal and without a store: somebody on each seat, everything answered in time. */
class PaperTable implements WatchedTable, TableContext {
  readonly id = 'paper'.padEnd(16, '0');
  readonly secret = SECRET;
  readonly statements = statements;
  readonly box: Box;
  readonly match: Match;
  readonly timeline: Timeline;
  readonly state: State;
  readonly journal: JournalEntry[] = [];

  constructor(box: Box, { match, timeline }: Twin) {
    this.box = box;
    this.match = match;
    this.timeline = timeline;
    const seats = match.seatNames.map((_, seat) => seat);
    const body: EntryBodies['create'] = {
      host: personOf(0),
      game: box.game.id,
      config: {},
      rules: box.game.rulesVersion,
      seats: seats.map(() => ({ kind: 'open' })),
      listed: true,
      watched: true,
      commitment: '0'.repeat(64),
      people: [],
      record: null,
    };
    this.state = initialState(this.id, { entry: 0, at: 0, person: personOf(0).id, id: null, kind: 'create', body });
    for (const seat of seats) this.#write('sit', personOf(seat), { seat, name: personOf(seat).name, pledge: null });
    this.#write('start', personOf(0), { opening: match.opening, rules: box.game.rulesVersion });
    this.catchUp();
  }

  get seatNames(): readonly string[] {
    return this.match.seatNames;
  }

  /** Write down what has been answered since. */
  catchUp(): void {
    for (let number = this.state.answeredBy.length; number < this.match.number; number++) {
      const answer = this.match.answers[number];
      if (answer !== undefined) this.#write('answer', personOf(answer.seat), { number, seat: answer.seat, notation: answer.notation, gave: answer.gave });
    }
  }

  tryAnswer(number: number, seat: Seat, notation: string): Match {
    this.match.answer(number, seat, notation);
    return this.match;
  }

  #write<K extends EntryKind>(kind: K, { id }: Person, body: EntryBodies[K]): void {
    // A kind and the body that belongs to it.
    const entry = { entry: this.state.last + 1, at: 0, person: id, kind, body } as JournalEntry;
    apply(this.state, entry);
    this.journal.push(entry);
  }
}

/** Everything that a server gives to whoever looks at the table of a match: broadcasts, welcomes, lists, records, replies and refusals. */
export function overTheWire(box: Box): Look {
  const tables = new WeakMap<Match, PaperTable>();
  return (twin, eyes, since, tries) => {
    const table = tables.get(twin.match) ?? new PaperTable(box, twin);
    tables.set(twin.match, table);
    table.catchUp();
    const person = personOf(eyes);
    return [...messagesTo(table, person, since), ...repliesTo(table, person, eyes, tries)];
  };
}

/** Every way to follow a table. */
const FOLLOWING = Follow.options.flatMap((follow) => [false, true].map((previews) => [follow, previews] as const));

/** Whoever comes gets everything so far, whoever is there what has just happened. */
function messagesTo(table: PaperTable, { id }: Person, since: number): Given {
  const given: [string, string][] = [];
  const watchers = new Watchers(table.state, true);
  for (const [follow, previews] of FOLLOWING) {
    const whom = `those who follow ${follow}${previews ? ' with previews' : ''}`;
    const watcher: Watcher = {
      person: id,
      follow,
      previews,
      presence: false,
      network: '',
      send: (text) => given.push([`what is sent to ${whom}`, text]),
      drained: async () => {},
      close: () => {},
    };
    if (since === table.match.number) given.push([`the welcome of ${whom}`, JSON.stringify(welcomeMessage(table, watcher, table.journal))]);
    watchers.add(watcher);
  }
  const last = table.journal.at(-1);
  if (last !== undefined) watchers.broadcast(table, last, fail);
  return given;
}

function repliesTo(table: PaperTable, person: Person, eyes: Seat | null, tries: readonly string[]): Given {
  const { match } = table;
  const seat = eyes ?? 0;
  const { number } = match;
  const allowed = eyes === null ? [] : match.options(eyes);
  const given: [string, string][] = [
    ['the table', JSON.stringify(presentFor(table, person.id, false))],
    ['the table with previews', JSON.stringify(presentFor(table, person.id, true))],
    ['the list', JSON.stringify(tableRow(table, person))],
    ['the notices', JSON.stringify(noticesFor(table, person, NOTHING_KNOWN))],
    ['the record of the table', recordText(runningRecord(table, person.id))],
    [`the reply to 'undo'`, reply(table, person, { do: 'undo', id: 'undo', to: number - 1 })],
    [`the reply to a late answer`, reply(table, person, { do: 'answer', id: 'late', number: number + 1, seat, notation: 'late' })],
  ];
  for (const notation of tries) {
    given.push([`the reply to 'why not ${notation}'`, reply(table, person, { do: 'why', id: 'why', seat, notation })]);
    if (!allowed.includes(notation)) given.push([`the reply to '${notation}'`, reply(table, person, { do: 'answer', id: 'answer', number, seat, notation })]);
  }
  return given;
}

/** What somebody is told who asks for something; nothing is done. */
function reply(table: PaperTable, person: Person, action: Action): string {
  try {
    const { kind, result } = planFor(table, person, action);
    return JSON.stringify([kind, result ?? null]);
  } catch (thrown) {
    if (isRefusal(thrown)) return JSON.stringify(refusalBody(thrown));
    throw thrown;
  }
}

/** Nobody is let go here: what cannot be told is wrong. */
function fail(error: unknown): never {
  throw error;
}
