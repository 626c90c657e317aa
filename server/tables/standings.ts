import type { Match, Outcome, Seat } from '#kernel';
import type { Person, TableRow, TableSeat } from '#wire';
import type { JournalEntry } from './entry.ts';
import { apply, nameOf, outcomeOf, type State } from './state.ts';
import { tableSeats } from './views.ts';

/** What the lists say of a table besides its row in `tables`. It is written with the entry that makes it so: nobody runs a match again to show a list. */
export interface Standing {
  readonly host: Person;
  readonly seats: readonly Omit<TableSeat, 'name'>[];
  readonly rematch: string | null;
  readonly number: number;
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** What is known of its match. */
export type Progress = Pick<Standing, 'number' | 'asked' | 'outcome'>;

export function standingOf(state: State, match: Match | null): Standing {
  return standingWith(state, { number: match?.number ?? 0, asked: match?.asked ?? [], outcome: outcomeOf(state, match) });
}

export function standingWith(state: State, { number, asked, outcome }: Progress): Standing {
  const seats = tableSeats(state, []).map(({ name: _, ...seat }) => seat);
  return { host: nameOf(state, state.host), seats, rematch: state.rematch, number, asked: state.phase === 'playing' ? [...asked] : [], outcome };
}

/** What says nothing new to those who look at a list. */
const UNLISTED: ReadonlySet<JournalEntry['kind']> = new Set(['say', 'unsay', 'ping', 'trouble', 'ask', 'agree', 'decline', 'knock', 'ready', 'reveal']);

/** The standing after an entry that is about to be written; null when the lists say the same: within one turn only the match goes on. */
export function standingAfter(state: State, entry: JournalEntry, match: Match | null, asked: string): Standing | null {
  if (UNLISTED.has(entry.kind)) return null;
  if (entry.kind === 'answer') return match !== null && match.outcome === null && askedIn(match) === asked ? null : standingOf(state, match);
  const after = structuredClone(state);
  apply(after, entry);
  return standingOf(after, match);
}

/** Whose answer is awaited, to be compared. */
export function askedIn(match: Match | null): string {
  return match === null ? '-' : match.asked.join();
}

/** A row of a list, as a person sees it. */
export function rowOf(
  { id, game, phase, created, changed }: Pick<TableRow, 'id' | 'game' | 'phase' | 'created' | 'changed'>,
  { host, seats, number, asked, outcome }: Standing,
  seatNames: readonly string[],
  person: Person | null,
): TableRow {
  return {
    id,
    game,
    phase,
    host,
    seats: seats.map((seat, n) => ({ name: seatNames[n] ?? `seat ${n}`, ...seat })),
    created,
    changed,
    number,
    asked: [...asked],
    mine: person === null ? [] : seats.flatMap(({ kind, person: holder }, seat) => (kind === 'person' && holder?.id === person.id ? [seat] : [])),
    outcome,
  };
}
