import { type Match, type Seat, seenBy } from '#kernel';
import type { Entry, MatchView, TableSeat, TableState } from '#wire';
import type { EntryBodies, JournalEntry } from './entry.ts';
import { nameOf, type State, seatsOf, sharesOf } from './state.ts';

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
    created: state.created,
    seats: tableSeats(state, seatNames),
    commitment: state.commitment,
    shares: sharesOf(state).map(([seat, share]) => [seat, share]),
    undos: state.undos,
    undoRequest: state.undoRequest === null ? null : { ...state.undoRequest, agreed: [...state.undoRequest.agreed] },
    rematch: state.rematch,
  };
}

export function tableSeats(state: State, seatNames: readonly string[]): TableSeat[] {
  return state.seats.map((holder, seat) => ({
    name: seatNames[seat] ?? `seat ${seat}`,
    kind: holder.kind,
    person: holder.kind === 'person' || holder.kind === 'kept' ? nameOf(state, holder.person) : null,
    bot: holder.kind === 'bot' ? holder.bot : null,
  }));
}

/** The match for whoever has these seats; without any, for a spectator. */
export function matchView({ undos }: State, match: Match, seats: readonly Seat[]): MatchView {
  const looking: readonly (Seat | null)[] = seats.length === 0 ? [null] : seats;
  return { undos, views: looking.map((seat) => ({ seat, ...match.view(seat) })) };
}

/** An entry as the holder of these seats may see it, redacted; with the events it brought about, or without. */
export function entryFor(state: State, match: Match | null, entry: JournalEntry, seats: readonly Seat[], withEvents: boolean): Entry {
  const common = { entry: entry.entry, at: entry.at, person: entry.person === null ? null : nameOf(state, entry.person) };
  switch (entry.kind) {
    case 'create':
    case 'agree':
    case 'decline':
      return { ...common, kind: entry.kind };
    case 'sit':
    case 'stand':
      return { ...common, kind: entry.kind, seat: entry.body.seat };
    case 'give': {
      const { seat, to } = entry.body;
      return {
        ...common,
        kind: 'give',
        seat,
        to: { kind: to.kind === 'bot' ? 'bot' : to.kind === 'link' ? 'link' : 'open', bot: to.kind === 'bot' ? to.bot : null },
      };
    }
    case 'host':
      return { ...common, kind: 'host', to: nameOf(state, entry.body.to) };
    case 'start':
      return { ...common, kind: 'start', opening: entry.body.opening.map((given) => seenBy(given, seats)) };
    case 'answer': {
      const { number, seat, notation, gave } = entry.body;
      return {
        ...common,
        kind: 'answer',
        number,
        seat,
        notation,
        gave: gave.map((given) => seenBy(given, seats)),
        events: withEvents ? eventsOf(match, entry.body, seats) : [],
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
    case 'trouble':
      return { ...common, kind: entry.kind, text: entry.body.text };
    case 'ping':
      return { ...common, kind: 'ping', place: entry.body.place };
    case 'close':
      return { ...common, kind: 'close', why: entry.body.why };
    case 'rematch':
      return { ...common, kind: 'rematch', table: entry.body.table };
  }
}

type AnswerBody = EntryBodies['answer'];
type Events = Extract<Entry, { kind: 'answer' }>['events'];

/** What happened after an answer that still stands. */
function eventsOf(match: Match | null, { number, notation, seat }: AnswerBody, seats: readonly Seat[]): Events {
  const standing = match?.answers[number];
  if (match === null || standing === undefined || standing.notation !== notation || standing.seat !== seat) return [];
  const events: Events = [];
  for (let i = match.events.length - 1; i >= 0; i--) {
    const tell = match.events[i] as Match['events'][number];
    if (tell.at <= number) break;
    if (tell.at === number + 1 && (tell.to === undefined || tell.to.some((to) => seats.includes(to))))
      events.push({ event: tell.event, clauses: [...tell.clauses] });
  }
  return events.reverse();
}

/** May this person look at the table? */
export function mayWatch(state: State, person: string | null): boolean {
  return state.watched || state.host === person || seatsOf(state, person).length > 0 || state.seats.some((h) => h.kind === 'kept' && h.person === person);
}
