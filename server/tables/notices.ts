import type { Seat } from '#kernel';
import type { Notice, Person } from '#wire';
import type { JournalEntry } from './entry.ts';
import { tableRow } from './listing.ts';
import { keptFor, nameOf, playersOf, type State, seatsOf } from './state.ts';
import { matchView, textOf } from './views.ts';
import type { WatchedTable } from './watchers.ts';

/** What a person was told of a table last. */
export interface Known {
  readonly last: number;
  readonly phase: State['phase'];
  readonly seats: readonly Seat[];
  readonly kept: readonly Seat[];
  /** The decision that waits for them, by its number and how often the table was taken back. */
  readonly turn: string | null;
  /** Who asks for their consent to go back, and where to. */
  readonly undo: string | null;
  readonly rematch: string | null;
  /** Who asks them, the host, for a seat. */
  readonly knocking: readonly string[];
  /** The shares they have pledged and have to show now. */
  readonly unshown: readonly Seat[];
}

/** Of a table that was not there. */
export const NOTHING_KNOWN: Known = { last: -1, phase: 'open', seats: [], kept: [], turn: null, undo: null, rematch: null, knocking: [], unshown: [] };

type Noticed = Omit<WatchedTable, 'timeline'>;

export function knownOf({ state, match }: Noticed, person: string): Known {
  const seats = seatsOf(state, person);
  const request = state.undoRequest;
  return {
    last: state.last,
    phase: state.phase,
    seats,
    kept: state.seats.flatMap((holder, seat) => (keptFor(holder) === person && holder.kind === 'kept' ? [seat] : [])),
    turn: state.phase === 'playing' && match?.asked.some((seat) => seats.includes(seat)) ? `${match.number} ${state.undos}` : null,
    undo:
      request !== null && request.by !== person && playersOf(state).includes(person) && !request.agreed.includes(person)
        ? `${request.by} ${request.to} ${request.at}`
        : null,
    rematch: state.rematch,
    knocking: state.host === person ? state.knocking : [],
    unshown: state.ready === null ? [] : state.pledges.flatMap(([seat, who]) => (who === person && !state.shares.has(seat) ? [seat] : [])),
  };
}

/** Everything that is new to a person since they were told of a table. */
export function noticesFor(table: Noticed, person: Person, before: Known): Notice[] {
  const { state, match } = table;
  const now = knownOf(table, person.id);
  const row = { table: tableRow(table, person) };
  const notices: Notice[] = [];
  const gained = <T>(was: readonly T[], is: readonly T[]) => is.filter((one) => !was.includes(one));
  const notice = (type: 'invited' | 'seated' | 'left', seats: Seat[]) => seats.length > 0 && notices.push({ type, ...row, seats });
  notice('invited', gained(before.kept, now.kept));
  notice('seated', gained(before.seats, now.seats));
  notice('left', gained(now.seats, before.seats));
  if (now.unshown.length > 0 && before.unshown.length === 0)
    notices.push({ type: 'ready', ...row, seats: [...now.unshown], pledges: state.pledges.map(([seat, who, hash]) => [seat, who, hash]) });
  if (now.phase !== before.phase && now.phase !== 'open') notices.push({ type: now.phase === 'playing' ? 'started' : now.phase, ...row });
  if (now.rematch !== null && now.rematch !== before.rematch) notices.push({ type: 'rematch', ...row, rematch: now.rematch });
  for (const who of gained(before.knocking, now.knocking)) notices.push({ type: 'knock', ...row, by: nameOf(state, who) });
  if (now.undo !== null && now.undo !== before.undo && state.undoRequest !== null)
    notices.push({ type: 'undo', ...row, by: nameOf(state, state.undoRequest.by), to: state.undoRequest.to });
  if (now.turn !== null && now.turn !== before.turn && match !== null) notices.push({ type: 'turn', ...row, match: matchView(state, match, now.seats) });
  return notices;
}

/** Somebody else said a person's name. */
export function mentionIn(table: Noticed, entry: JournalEntry, person: Person): Notice | null {
  if (entry.kind !== 'say' || entry.person === null || entry.person === person.id || !mentions(textOf(table.state, entry), person.name)) return null;
  return { type: 'mention', table: tableRow(table, person), by: nameOf(table.state, entry.person), text: textOf(table.state, entry) };
}

/** The whole name, be it written large or small. */
function mentions(text: string, name: string): boolean {
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${literal}(?![\p{L}\p{N}])`, 'iu').test(text);
}

/** Everybody a table concerns: those with a seat, those one is kept for, the host. */
export function concernedBy(state: State): Set<string> {
  return new Set([state.host, ...state.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : (keptFor(holder) ?? [])))]);
}
