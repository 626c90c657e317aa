import { BOT, type Checkpoint, type Json, type Match, type Outcome, type Pledge, resignation, type Seat } from '#kernel';
import { LEAST_PATIENCE, type Person } from '#wire';
import { type Holder, isPublic, type JournalEntry } from './entry.ts';

/** All that is true of a table besides its match: the sum of its journal. */
export interface State {
  readonly id: string;
  readonly game: string;
  config: Json;
  readonly created: number;
  readonly listed: boolean;
  readonly watched: boolean;
  /** So many seconds somebody is waited for. */
  patience: number;
  readonly commitment: string;
  /** Played elsewhere: there is nothing to go on with. */
  readonly imported: boolean;
  phase: 'open' | 'playing' | 'finished' | 'closed';
  rules: number;
  host: string;
  seats: Holder[];
  /** The seats that links have opened, by the hash of the link. */
  readonly usedLinks: Map<string, Seat>;
  /** Who is bound to add what to the dice, in the order of the seats. */
  pledges: readonly Pledge[];
  /** What people have shown of it. */
  readonly shares: Map<Seat, string>;
  /** Since when everybody shows theirs, until the match begins. */
  ready: { readonly at: number; readonly heard: number } | null;
  readonly names: Map<string, string>;
  /** The entries whose text was removed. */
  readonly unsaid: Set<number>;
  /** Who asks for a seat, the first to ask first. */
  knocking: readonly string[];
  /** To whom the host has said no. */
  readonly declined: Set<string>;
  undos: number;
  undoRequest: { readonly by: string; readonly to: number; readonly asked: number; readonly agreed: readonly string[]; readonly at: number } | null;
  /** The answer with which a request lapsed last. */
  lapsed: number | null;
  rematch: string | null;
  /** Who gave the match up. */
  resigned: Seat | null;
  /** When each person last did anything here; as `asked` by a clock that never jumps (`performance.now`). */
  readonly heard: Map<string, number>;
  /** When the decision that is open was asked. */
  asked: number;
  /** Since when this process has known the table. */
  readonly known: number;
  /** Since something was hidden, the seats each person was given, for ever: whatever they saw there they know. Null as long as nothing is. */
  seen: Map<string, Set<Seat>> | null;
  /** The actions that were done, by person and id: all but answers and talk, of which there are many, and which the journal is asked for. */
  readonly acts: Set<string>;
  /** Who gave each answer that stands; null is a bot. */
  readonly answeredBy: (string | null)[];
  /** Where the match goes on from since its rules were updated. */
  base: Checkpoint<Json> | null;
  /** The last entry and its time. */
  last: number;
  changed: number;
}

/** What tables are given that were set up before anybody asked; and before there was a least. */
const PATIENCE = 120;

type Creation = Extract<JournalEntry, { kind: 'create' }>;

/** `heard`: when, by the clock of this process. */
export function initialState(id: string, { at, body }: Creation, heard = performance.now()): State {
  const { record } = body;
  return {
    id,
    game: body.game,
    config: body.config,
    created: at,
    listed: body.listed,
    watched: body.watched,
    patience: Math.max(LEAST_PATIENCE, body.patience ?? PATIENCE),
    commitment: body.commitment,
    imported: record !== null,
    phase: record === null ? 'open' : record.key === undefined ? 'closed' : 'finished',
    rules: body.rules,
    host: body.host.id,
    seats: [...body.seats],
    usedLinks: new Map(),
    pledges: [],
    shares: new Map(),
    ready: null,
    unsaid: new Set(),
    names: new Map([body.host, ...body.people].map(({ id: person, name }) => [person, name])),
    knocking: [],
    declined: new Set(),
    undos: 0,
    undoRequest: null,
    lapsed: null,
    rematch: null,
    resigned: null,
    heard: new Map([[body.host.id, heard]]),
    asked: heard,
    known: performance.now(),
    seen: null,
    acts: new Set(),
    answeredBy: record === null ? [] : record.answers.map(() => null),
    base: null,
    last: 0,
    changed: at,
  };
}

/** What changes the match. */
const MOVES: ReadonlySet<JournalEntry['kind']> = new Set(['start', 'answer', 'undo', 'rules']);

/** Of actions of these kinds a table does not remember each. */
const MANY: ReadonlySet<string> = new Set(['answer', 'say', 'ping'] satisfies JournalEntry['kind'][]);

/** What this action became may stand in the journal: it is one of many, or was done. */
export function mayHaveBeenDone({ acts }: State, person: string, kind: string, id: string): boolean {
  return MANY.has(kind) || acts.has(`${person} ${id}`);
}

/** The state after an entry, in place. Whether the match is over is for the match to say. `heard`: when, by the clock of this process. */
export function apply(state: State, entry: JournalEntry, heard = performance.now()): void {
  const { person, id } = entry;
  state.last = entry.entry;
  state.changed = entry.at;
  if (person !== null) state.heard.set(person, heard);
  if (person !== null && id !== null && !MANY.has(entry.kind)) state.acts.add(`${person} ${id}`);
  if (MOVES.has(entry.kind)) state.asked = heard;
  switch (entry.kind) {
    case 'sit': {
      if (person === null) break;
      const before = state.seats[entry.body.seat];
      if (before?.kind === 'link') state.usedLinks.set(before.hash, entry.body.seat);
      state.seats[entry.body.seat] = { kind: 'person', person };
      state.names.set(person, entry.body.name);
      state.knocking = state.knocking.filter((who) => who !== person);
      if (entry.body.share != null) state.shares.set(entry.body.seat, entry.body.share);
      if (entry.body.pledge != null) pledge(state, [entry.body.seat, person, entry.body.pledge]);
      break;
    }
    case 'stand':
      leave(state, entry.body.seat, entry.body.to ?? { kind: 'open' });
      break;
    case 'give':
      leave(state, entry.body.seat, entry.body.to);
      break;
    case 'arrange':
      state.config = entry.body.config;
      state.patience = entry.body.patience;
      state.seats = [...entry.body.seats];
      break;
    case 'resign':
      state.resigned = entry.body.seat;
      state.phase = 'finished';
      state.undoRequest = null;
      break;
    case 'knock':
      if (person === null) break;
      state.names.set(person, entry.body.name);
      state.knocking = [...state.knocking, person];
      break;
    case 'admit': {
      const { who, seat, to } = entry.body;
      state.knocking = state.knocking.filter((other) => other !== who);
      if (seat === null || to === null) state.declined.add(who);
      else leave(state, seat, to);
      break;
    }
    case 'host':
      state.host = entry.body.to;
      break;
    case 'ready':
      state.ready = { at: entry.at, heard };
      for (const [seat, hash] of entry.body.bots) pledge(state, [seat, BOT, hash]);
      break;
    case 'reveal':
      for (const [seat, share] of entry.body.shares) state.shares.set(seat, share);
      break;
    case 'start':
      state.ready = null;
      state.phase = 'playing';
      state.rules = entry.body.rules;
      break;
    case 'answer':
      state.answeredBy.push(person);
      if (state.undoRequest !== null) state.lapsed = entry.entry;
      state.undoRequest = null;
      break;
    case 'ask':
      if (person !== null) state.undoRequest = { by: person, to: entry.body.to, asked: entry.entry, agreed: [], at: heard };
      break;
    case 'agree':
      if (person !== null && state.undoRequest !== null) state.undoRequest = { ...state.undoRequest, agreed: [...state.undoRequest.agreed, person] };
      break;
    case 'decline':
      state.undoRequest = null;
      break;
    case 'undo':
      back(state, entry.body.to);
      break;
    case 'rules':
      state.rules = entry.body.version;
      state.base = entry.body.checkpoint;
      back(state, entry.body.to);
      break;
    case 'close':
      state.phase = 'closed';
      state.undoRequest = null;
      break;
    case 'rematch':
      state.rematch = entry.body.table;
      break;
    case 'unsay':
      state.unsaid.add(entry.body.said);
      break;
    case 'rename':
      state.names.set(entry.body.who, entry.body.name);
      break;
    case 'create':
    case 'say':
    case 'ping':
    case 'trouble':
      break;
  }
  look(state, entry);
}

/** From the first hidden card on, whoever is given a seat has seen what is hidden there. */
function look(state: State, entry: JournalEntry): void {
  const hides = state.seen === null && !isPublic(entry);
  if (hides) state.seen = new Map();
  if (state.seen === null || !(hides || entry.kind === 'sit')) return;
  for (const [seat, holder] of state.seats.entries())
    if (holder.kind === 'person') state.seen.set(holder.person, (state.seen.get(holder.person) ?? new Set()).add(seat));
}

/** Before the match begins, whoever leaves takes their share of the dice along. */
function leave(state: State, seat: Seat, to: Holder): void {
  state.seats[seat] = to;
  if (state.phase !== 'open') return;
  state.shares.delete(seat);
  state.pledges = state.pledges.filter(([pledged]) => pledged !== seat);
}

function pledge(state: State, pledged: Pledge): void {
  state.pledges = [...state.pledges.filter(([seat]) => seat !== pledged[0]), pledged].sort(([a], [b]) => a - b);
}

function back(state: State, to: number): void {
  state.answeredBy.length = Math.min(to, state.answeredBy.length);
  state.undos++;
  state.undoRequest = null;
}

export function nameOf(state: State, person: string): Person {
  return { id: person, name: state.names.get(person) ?? '?' };
}

/** Who may sit down here, and nobody else. */
export function keptFor(holder: Holder): string | undefined {
  return holder.kind === 'kept' ? holder.person : holder.kind === 'bot' ? holder.owner : undefined;
}

/** The seats a person has. */
export function seatsOf(state: State, person: string | null): Seat[] {
  return person === null ? [] : state.seats.flatMap((holder, seat) => (holder.kind === 'person' && holder.person === person ? [seat] : []));
}

/** Has the table waited for this person, who has to answer, as long as it agreed to? Whoever says something is there. */
export function isAway(state: State, person: string, now = performance.now()): boolean {
  return isSilent(state, person, state.asked, state.patience * 1000, now);
}

/** What the journal says of the time before this process may be by a clock that was wrong: so long everybody has to be heard. */
const CHANCE = 60_000;

/** Has nothing been heard of this person for so long, nor since then? */
export function isSilent(state: State, person: string, since: number, patience = state.patience * 1000, now = performance.now()): boolean {
  const heard = Math.max(since, state.heard.get(person) ?? since);
  return now - heard >= patience && now - state.known >= Math.min(patience, CHANCE);
}

/** When something of the journal was heard, by the clock of this process: what comes from the future has just happened. */
export function heardAt({ at }: JournalEntry): number {
  return performance.now() - Math.max(0, Date.now() - at);
}

/** How it ended: by the rules, or because somebody gave up. */
export function outcomeOf({ resigned, seats }: State, match: Match | null): Outcome | null {
  if (resigned !== null) return resignation(resigned, seats.length);
  return match?.outcome ?? null;
}

/** The people with a seat. */
export function peopleAt(state: State): string[] {
  return [...new Set(state.seats.flatMap((holder) => (holder.kind === 'person' ? [holder.person] : [])))];
}

/** Whose a seat is, be it that a bot plays for them. */
export function ownerOf(holder: Holder | undefined): string | undefined {
  return holder?.kind === 'person' ? holder.person : holder === undefined ? undefined : keptFor(holder);
}

/** The people with a seat, and those for whom a bot plays. */
export function playersOf(state: State): string[] {
  return [...new Set(state.seats.flatMap((holder) => ownerOf(holder) ?? []))];
}
