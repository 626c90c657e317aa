import type { Match, Seat, Timeline } from '#kernel';
import type { Follow, MatchView, ServerMessage, TableState } from '#wire';
import { isPublic, type JournalEntry } from './entry.ts';
import { Presence } from './presence.ts';
import { type State, seatsOf } from './state.ts';
import { entryFor, matchView, stands, tableView } from './views.ts';

/** Somebody who looks at a table: over a socket or a stream. */
export interface Watcher {
  readonly person: string | null;
  readonly follow: Follow;
  /** Whether they want to know what options would do. */
  readonly previews: boolean;
  /** Whether they want to know who has the table open. */
  readonly presence: boolean;
  /** Where they come from (`originOf`). */
  readonly network: string;
  /** `re`: it is about this action of theirs, and acknowledges it. */
  send(message: string, re?: string): void;
  /** Fulfilled when they have read what was sent, or are gone. */
  drained(): Promise<void>;
  /** The table cannot be served here (any more): the client has to come back. */
  close(why: string): void;
}

/** What watchers see of a table. */
export interface WatchedTable {
  readonly id: string;
  readonly seatNames: readonly string[];
  readonly state: State;
  readonly match: Match | null;
  /** Every moment of the match, to be looked at. */
  readonly timeline: Timeline | null;
}

/** Where a table stands, as a person may see it. */
export function presentFor({ state, match, seatNames }: WatchedTable, person: string | null, previews: boolean): Present {
  return { table: tableView(state, seatNames), last: state.last, match: match === null ? null : matchView(state, match, seatsOf(state, person), previews) };
}

type Present = { readonly table: TableState; readonly last: number; readonly match: MatchView | null };

/** The first message to a watcher: where the table stands, and what they have missed. */
export function welcomeMessage(table: WatchedTable, { person, follow, previews }: Watcher, missed: readonly JournalEntry[], re?: string): ServerMessage {
  const seats = seatsOf(table.state, person);
  const present = presentFor(table, person, previews);
  return {
    type: 'welcome',
    ...(re === undefined ? {} : { re }),
    ...present,
    you: { id: person, seats },
    missed: missed.map((entry) => entryFor(table, entry, seats, follow)),
    match: follow === 'answers' ? null : present.match,
  };
}

/** Some of what a watcher has missed, as text. */
export function pageText(table: WatchedTable, { person, follow }: Watcher, entries: readonly JournalEntry[]): string {
  const seats = seatsOf(table.state, person);
  return pageOf(
    table,
    entries.map((entry) => JSON.stringify(entryFor(table, entry, seats, follow))),
  );
}

/** The same, with what led to each moment as it was told elsewhere. */
export function stepsPageText(table: WatchedTable, seats: readonly Seat[], entries: readonly JournalEntry[], events: ReadonlyMap<number, string>): string {
  const texts = entries.map((entry) => {
    const { events: _, ...rest } = { events: [], ...entryFor(table, entry, seats, 'answers') };
    const text = JSON.stringify(rest);
    return entry.kind === 'start' || entry.kind === 'answer' ? `${text.slice(0, -1)},"events":${events.get(entry.entry) ?? '[]'}}` : text;
  });
  return pageOf(table, texts);
}

function pageOf({ id }: WatchedTable, entries: readonly string[]): string {
  return `{"type":"page","of":${JSON.stringify(id)},"entries":[${entries.join()}]}`;
}

/** The moment that an entry led to and that has to be told with it, as long as it stands; null for all others. */
export function momentOf({ match }: WatchedTable, entry: JournalEntry): number | null {
  return entry.kind === 'start' ? 0 : entry.kind === 'answer' && stands(match, entry.body) ? entry.body.number + 1 : null;
}

function entryMessage(table: WatchedTable, entry: JournalEntry, seats: readonly Seat[], { follow, previews }: Watcher): ServerMessage {
  const { id, state, match, seatNames } = table;
  const talked = entry.kind === 'say' || entry.kind === 'unsay' || entry.kind === 'ping';
  return {
    type: 'entry',
    of: id,
    entry: entryFor(table, entry, seats, follow),
    ...((entry.kind === 'answer' && state.phase === 'playing' && state.lapsed !== entry.entry) || talked ? {} : { table: tableView(state, seatNames) }),
    match: match === null || talked || follow === 'answers' ? null : matchView(state, match, seats, previews),
  };
}

/** All who look at a table. */
export class Watchers {
  readonly #all = new Set<Watcher>();
  readonly #presence: Presence | null;

  /** Where other processes serve the table, too, this one does not know who has it open. */
  constructor(state: State, shared: boolean) {
    this.#presence = shared ? null : new Presence(state, this.#all);
  }

  get size(): number {
    return this.#all.size;
  }

  add(watcher: Watcher): void {
    this.#all.add(watcher);
    this.#presence?.greet(watcher);
  }

  delete(watcher: Watcher): void {
    if (this.#all.delete(watcher)) this.#presence?.changed();
  }

  close(why: string): void {
    for (const watcher of [...this.#all]) watcher.close(why);
  }

  /** Whoever has lost the seat that let them look on is let go. */
  closeUnless(may: (watcher: Watcher) => boolean): void {
    for (const watcher of [...this.#all]) if (!may(watcher)) watcher.close('only those who sit at this table may look at it');
  }

  /**
   * Tell everybody of an entry that is durable, as they may see it. Those who may see the same get the same text. `by` did it, by their action `re`.
   * Whoever cannot be told is let go, and `failed` hears why.
   */
  broadcast(table: WatchedTable, entry: JournalEntry, failed: (error: unknown) => void, by?: Watcher, re?: string | null): void {
    if (entry.kind !== 'answer') this.#presence?.changed();
    const forAll = isPublic(entry);
    const texts = new Map<string, string>();
    const tell = (watcher: Watcher): void => {
      const seats = forAll && watcher.follow === 'answers' ? [] : seatsOf(table.state, watcher.person);
      const key = `${watcher.follow} ${watcher.previews} ${seats.join()}`;
      let text = texts.get(key);
      if (text === undefined) {
        text = JSON.stringify(entryMessage(table, entry, seats, watcher));
        texts.set(key, text);
      }
      if (watcher === by && typeof re === 'string') watcher.send(`{"re":${JSON.stringify(re)},${text.slice(1)}`, re);
      else watcher.send(text);
    };
    for (const watcher of [...this.#all])
      try {
        tell(watcher);
      } catch (error) {
        failed(error);
        watcher.close('what happened cannot be shown; come back in a moment');
      }
  }
}
