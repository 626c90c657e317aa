import type { Checkpoint, Json, Seat } from '#kernel';
import type { Person } from '#wire';
import type { Happening, Holder } from './happening.ts';

/** All that is true of a table besides its match: the sum of its journal. */
export interface State {
  readonly id: string;
  readonly game: string;
  readonly config: Json;
  readonly created: number;
  readonly listed: boolean;
  readonly watched: boolean;
  readonly commitment: string;
  /** Played elsewhere: there is nothing to go on with. */
  readonly imported: boolean;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  rules: number;
  host: string;
  readonly seats: Holder[];
  readonly shares: Map<Seat, string>;
  readonly names: Map<string, string>;
  undos: number;
  asking: { readonly by: string; readonly to: number; readonly agreed: readonly string[] } | null;
  rematch: string | null;
  /** Who gave each answer that stands; null is a bot. */
  readonly answeredBy: (string | null)[];
  /** Where the match goes on from since its rules were updated. */
  base: Checkpoint<Json> | null;
  /** The last entry and its time. */
  last: number;
  changed: number;
}

type Created = Extract<Happening, { kind: 'create' }>;

export function created(id: string, { at, body }: Created): State {
  const { record } = body;
  return {
    id,
    game: body.game,
    config: body.config,
    created: at,
    listed: body.listed,
    watched: body.watched,
    commitment: body.commitment,
    imported: record !== null,
    phase: record === null ? 'open' : record.key === undefined ? 'closed' : 'finished',
    rules: body.rules,
    host: body.host.id,
    seats: [...body.seats],
    shares: new Map(),
    names: new Map([body.host, ...body.people].map(({ id: person, name }) => [person, name])),
    undos: 0,
    asking: null,
    rematch: null,
    answeredBy: record === null ? [] : record.answers.map(() => null),
    base: null,
    last: 0,
    changed: at,
  };
}

/** What an entry changes. Whether the match is over is for the match to say. */
export function happen(state: State, what: Happening): void {
  const { person } = what;
  state.last = what.entry;
  state.changed = what.at;
  switch (what.kind) {
    case 'sit':
      if (person === null) break;
      state.seats[what.body.seat] = { kind: 'person', person };
      state.names.set(person, what.body.name);
      if (what.body.share !== null) state.shares.set(what.body.seat, what.body.share);
      break;
    case 'stand':
      leave(state, what.body.seat, { kind: 'open' });
      break;
    case 'give':
      leave(state, what.body.seat, what.body.to);
      break;
    case 'host':
      state.host = what.body.to;
      break;
    case 'start':
      state.phase = 'playing';
      state.rules = what.body.rules;
      break;
    case 'answer':
      state.answeredBy.push(person);
      break;
    case 'ask':
      if (person !== null) state.asking = { by: person, to: what.body.to, agreed: [] };
      break;
    case 'agree':
      if (person !== null && state.asking !== null) state.asking = { ...state.asking, agreed: [...state.asking.agreed, person] };
      break;
    case 'decline':
      state.asking = null;
      break;
    case 'undo':
      back(state, what.body.to);
      break;
    case 'rules':
      state.rules = what.body.version;
      state.base = what.body.checkpoint;
      back(state, what.body.to);
      break;
    case 'close':
      state.phase = 'closed';
      state.asking = null;
      break;
    case 'rematch':
      state.rematch = what.body.table;
      break;
    case 'create':
    case 'say':
    case 'ping':
    case 'trouble':
      break;
  }
}

/** Before the match begins, whoever leaves takes their share of the dice along. */
function leave(state: State, seat: Seat, to: Holder): void {
  state.seats[seat] = to;
  if (state.phase === 'open') state.shares.delete(seat);
}

function back(state: State, to: number): void {
  state.answeredBy.length = Math.min(to, state.answeredBy.length);
  state.undos++;
  state.asking = null;
}

export function nameOf(state: State, person: string): Person {
  return { id: person, name: state.names.get(person) ?? '?' };
}

/** The seats a person has. */
export function seatsOf(state: State, person: string | null): Seat[] {
  return person === null ? [] : state.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.person === person ? [seat] : []));
}

/** The people with a seat. */
export function peopleAt(state: State): string[] {
  return [...new Set(state.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : [])))];
}

export function sharesOf(state: State): (readonly [Seat, string])[] {
  return [...state.shares].sort(([a], [b]) => a - b);
}
