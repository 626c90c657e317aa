import { type Match, type Seat, seenBy } from '#kernel';
import type { Entry, Now, SeatOf, TableState } from '#wire';
import type { Happening } from './happening.ts';
import { nameOf, type State, seatsOf, sharesOf } from './state.ts';

/** A table as everybody may see it. */
export function tableTold(state: State, seatNames: readonly string[]): TableState {
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
    seats: seatsTold(state, seatNames),
    commitment: state.commitment,
    shares: sharesOf(state).map(([seat, share]) => [seat, share]),
    undos: state.undos,
    asking: state.asking === null ? null : { by: state.asking.by, to: state.asking.to, agreed: [...state.asking.agreed] },
    rematch: state.rematch,
  };
}

export function seatsTold(state: State, seatNames: readonly string[]): SeatOf[] {
  return state.seats.map((holder, seat) => ({
    name: seatNames[seat] ?? `seat ${seat}`,
    kind: holder.kind,
    person: holder.kind === 'person' || holder.kind === 'kept' ? nameOf(state, holder.person) : null,
    bot: holder.kind === 'bot' ? holder.bot : null,
  }));
}

/** The present moment for whoever has these seats. */
export function nowTold(state: State, match: Match, seats: readonly Seat[]): Now {
  const decision = match.decision;
  const asked = match.asked;
  return {
    number: match.number,
    undos: state.undos,
    asked: decision === null ? null : { kind: decision.question.kind, about: decision.about ?? null, seats: [...asked] },
    outcome: match.outcome === null ? null : { ...match.outcome, payoff: [...match.outcome.payoff] },
    hands: hands(match, asked, seats),
  };
}

function hands(match: Match, asked: readonly Seat[], seats: readonly Seat[]): Now['hands'] {
  const looking: readonly (Seat | null)[] = seats.length === 0 ? [null] : seats;
  return looking.map((seat) => ({
    seat,
    view: match.game.view(match.state, seat),
    options: seat !== null && asked.includes(seat) ? match.options(seat) : [],
  }));
}

/** An entry as the holder of these seats may see it; with the events it brought about, or without. */
export function entryTold(state: State, match: Match | null, what: Happening, seats: readonly Seat[], withEvents: boolean): Entry {
  const common = { entry: what.entry, at: what.at, person: what.person === null ? null : nameOf(state, what.person) };
  switch (what.kind) {
    case 'create':
    case 'agree':
    case 'decline':
      return { ...common, kind: what.kind };
    case 'sit':
    case 'stand':
      return { ...common, kind: what.kind, seat: what.body.seat };
    case 'give': {
      const { seat, to } = what.body;
      return {
        ...common,
        kind: 'give',
        seat,
        to: { kind: to.kind === 'bot' ? 'bot' : to.kind === 'link' ? 'link' : 'open', bot: to.kind === 'bot' ? to.bot : null },
      };
    }
    case 'host':
      return { ...common, kind: 'host', to: nameOf(state, what.body.to) };
    case 'start':
      return { ...common, kind: 'start', opening: what.body.opening.map((given) => seenBy(given, seats)) };
    case 'answer': {
      const { number, seat, notation, gave } = what.body;
      return {
        ...common,
        kind: 'answer',
        number,
        seat,
        notation,
        gave: gave.map((given) => seenBy(given, seats)),
        events: withEvents ? eventsOf(match, what.body, seats) : [],
      };
    }
    case 'ask':
      return { ...common, kind: 'ask', to: what.body.to };
    case 'undo':
      return { ...common, kind: 'undo', to: what.body.to, agreed: [...what.body.agreed] };
    case 'rules': {
      const { from, version, to, lost } = what.body;
      return { ...common, kind: 'rules', from, version, to, lost };
    }
    case 'say':
    case 'trouble':
      return { ...common, kind: what.kind, text: what.body.text };
    case 'ping':
      return { ...common, kind: 'ping', place: what.body.place };
    case 'close':
      return { ...common, kind: 'close', why: what.body.why };
    case 'rematch':
      return { ...common, kind: 'rematch', table: what.body.table };
  }
}

type Answered = Extract<Happening, { kind: 'answer' }>['body'];
type Told = Extract<Entry, { kind: 'answer' }>;

/** What happened after an answer that still stands. */
function eventsOf(match: Match | null, { number, notation, seat }: Answered, seats: readonly Seat[]): Told['events'] {
  const standing = match?.answers[number];
  if (match === null || standing === undefined || standing.notation !== notation || standing.seat !== seat) return [];
  const events: Told['events'] = [];
  for (let i = match.events.length - 1; i >= 0; i--) {
    const told = match.events[i] as Match['events'][number];
    if (told.at <= number) break;
    if (told.at === number + 1 && (told.to === undefined || told.to.some((to) => seats.includes(to))))
      events.push({ event: told.event, clauses: [...told.clauses] });
  }
  return events.reverse();
}

/** May this person look at the table? */
export function maySee(state: State, person: string | null): boolean {
  return state.watched || state.host === person || seatsOf(state, person).length > 0 || state.seats.some((h) => h.kind === 'kept' && h.person === person);
}
