import { type Match, type Seat, seenBy } from '#kernel';
import type { Entry, Follow, MatchView, Person, TableSeat, TableState } from '#wire';
import type { EntryBodies, Holder, JournalEntry } from './entry.ts';
import { sharesOf } from './shares.ts';
import { keptFor, nameOf, type State, seatsOf } from './state.ts';
import type { WatchedTable } from './watchers.ts';

/** A table as everybody may see it. */
export function tableView(state: State, seatNames: readonly string[]): TableState {
  return {
    id: state.id,
    game: state.game,
    rules: state.rules,
    config: state.config,
    phase: state.phase,
    host: nameOf(state, state.host),
    listed: state.listed,
    watched: state.watched,
    patience: state.patience,
    created: state.created,
    seats: tableSeats(state, seatNames),
    commitment: state.commitment,
    pledges: state.pledges.map(([seat, who, hash]) => [seat, who, hash]),
    ready: state.ready?.at ?? null,
    shares: sharesOf(state).map(([seat, share]) => [seat, share]),
    knocking: state.knocking.map((person) => nameOf(state, person)),
    undos: state.undos,
    undoRequest: state.undoRequest === null ? null : undoRequestOf(state.undoRequest),
    resigned: state.resigned,
    rematch: state.rematch,
  };
}

function undoRequestOf({ by, to, asked, agreed }: NonNullable<State['undoRequest']>): TableState['undoRequest'] {
  return { by, to, asked, agreed: [...agreed] };
}

export function tableSeats(state: State, seatNames: readonly string[]): TableSeat[] {
  return state.seats.map((holder, seat) => ({
    name: seatNames[seat] ?? `seat ${seat}`,
    kind: holder.kind,
    person: holder.kind === 'person' || holder.kind === 'kept' ? nameOf(state, holder.person) : null,
    bot: holder.kind === 'bot' ? holder.bot : null,
    owner: ownerOf(state, holder),
  }));
}

function ownerOf(state: State, holder: Holder): Person | null {
  return holder.kind === 'bot' && holder.owner !== undefined ? nameOf(state, holder.owner) : null;
}

/** The match for whoever has these seats; without any, for a spectator. With what their options would do, if they ask. */
export function matchView({ undos }: State, match: Match, seats: readonly Seat[], previews = false): MatchView {
  const looking: readonly (Seat | null)[] = seats.length === 0 ? [null] : seats;
  return { undos, views: looking.map((seat) => ({ seat, ...match.view(seat), ...(previews ? { previews: previewsFor(match, seat) } : {}) })) };
}

function previewsFor(match: Match, seat: Seat | null): NonNullable<MatchView['views'][number]['previews']> {
  return match.open(seat === null ? [] : [seat]).map(({ preview }) => preview);
}

/** An entry as the holder of these seats may see it, redacted; with as much of what it brought about as they follow. */
export function entryFor(table: WatchedTable, entry: JournalEntry, seats: readonly Seat[], follow: Follow): Entry {
  const { state } = table;
  const common = { entry: entry.entry, at: entry.at, person: entry.person === null ? null : nameOf(state, entry.person) };
  switch (entry.kind) {
    case 'create':
    case 'arrange':
    case 'ready':
    case 'agree':
    case 'decline':
      return { ...common, kind: entry.kind };
    case 'sit':
    case 'stand':
    case 'resign':
      return { ...common, kind: entry.kind, seat: entry.body.seat };
    case 'give': {
      const { seat, to } = entry.body;
      return {
        ...common,
        kind: 'give',
        seat,
        to: { kind: to.kind === 'bot' ? 'bot' : to.kind === 'link' ? 'link' : 'open', bot: to.kind === 'bot' ? to.bot : null, owner: ownerOf(state, to) },
      };
    }
    case 'knock':
      return { ...common, kind: 'knock' };
    case 'admit':
      return { ...common, kind: 'admit', to: nameOf(state, entry.body.who), seat: entry.body.seat };
    case 'host':
      return { ...common, kind: 'host', to: nameOf(state, entry.body.to) };
    case 'reveal':
      return { ...common, kind: 'reveal', shares: entry.body.shares.map(([seat, share]) => [seat, share]) };
    case 'start':
      return { ...common, kind: 'start', opening: entry.body.opening.map((given) => seenBy(given, seats)), events: eventsAt(table, 0, seats, follow) };
    case 'answer': {
      const { number, seat, notation, gave } = entry.body;
      return {
        ...common,
        kind: 'answer',
        number,
        seat,
        notation,
        gave: gave.map((given) => seenBy(given, seats)),
        events: stands(table.match, entry.body) ? eventsAt(table, number + 1, seats, follow) : [],
      };
    }
    case 'ask':
      return { ...common, kind: 'ask', to: entry.body.to };
    case 'undo':
      return { ...common, kind: 'undo', to: entry.body.to, agreed: [...entry.body.agreed] };
    case 'rules': {
      const { from, version, to, lost } = entry.body;
      return { ...common, kind: 'rules', from, version, to, lost };
    }
    case 'say':
      return { ...common, kind: 'say', text: textOf(state, entry) };
    case 'unsay':
      return { ...common, kind: 'unsay', said: entry.body.said };
    case 'rename':
      return { ...common, kind: 'rename', who: nameOf(state, entry.body.who) };
    case 'trouble':
      return { ...common, kind: 'trouble', text: entry.body.text };
    case 'ping':
      return { ...common, kind: 'ping', place: entry.body.place };
    case 'close':
      return { ...common, kind: 'close', why: entry.body.why };
    case 'rematch':
      return { ...common, kind: 'rematch', table: entry.body.table };
  }
}

/** What somebody said, unless it was removed. */
export function textOf({ unsaid }: State, { entry, body }: Extract<JournalEntry, { kind: 'say' }>): string {
  return unsaid.has(entry) ? '' : body.text;
}

/** Has the answer not been taken back since? */
export function stands(match: Match | null, { number, notation, seat }: EntryBodies['answer']): boolean {
  const standing = match?.answers[number];
  return standing !== undefined && standing.notation === notation && standing.seat === seat;
}

type Events = Extract<Entry, { kind: 'answer' }>['events'];

/** What led to a moment, as far as these seats may know: through the eyes of the first of them. */
function eventsAt({ timeline }: WatchedTable, number: number, seats: readonly Seat[], follow: Follow): Events {
  if (timeline === null || follow === 'answers') return [];
  timeline.look(seats[0] ?? null, seats);
  if (follow === 'views') return timeline.eventsAt(number).map(({ event, clauses }) => ({ event, clauses: [...clauses] }));
  return timeline.stepsAt(number).map(({ event, clauses, view }) => ({ event, clauses: [...clauses], view }));
}

/** May this person look at the table? */
export function mayWatch(state: State, person: string | null): boolean {
  return state.watched || state.host === person || seatsOf(state, person).length > 0 || state.seats.some((h) => keptFor(h) === person);
}
