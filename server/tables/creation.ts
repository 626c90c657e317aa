import { type Box, nextConfig } from '#games';
import { ConfigError, commitmentTo, freshSecret, type Json, type MatchRecord, type Seat } from '#kernel';
import type { NewTable, Person, SeatSetup } from '#wire';
import type { Stands } from '../readers/reading.ts';
import { refusal } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { StoredEntry } from '../storage/store.ts';
import { withSum } from '../storage/sums.ts';
import type { EntryBodies, Holder } from './entry.ts';
import { hashOf, tableLink } from './links.ts';
import { freshId } from './people.ts';
import type { Progress } from './standings.ts';
import { nameOf } from './state.ts';
import type { Table } from './table.ts';

/** What a new table is to be. */
export interface TableSetup {
  readonly id?: string;
  readonly box: Box;
  readonly host: Person;
  readonly config: Json;
  /** Links of seats are made from the table's secret. */
  readonly seats: (secret: string) => readonly Holder[];
  readonly listed: boolean;
  readonly watched: boolean;
  readonly patience: number;
  /** The names of people for whom seats are kept. */
  readonly people: readonly Person[];
  /** A match that was played elsewhere. */
  readonly record: MatchRecord | null;
  /** Where that match stands, as far as it can be said. */
  readonly stands: Progress | null;
  /** Where whoever sets it up comes from (`originOf`). */
  readonly origin: string;
}

/** A table that is about to be: its first entry, what the lists say of it, and what only its creator gets. */
export interface Creation {
  readonly entry: StoredEntry;
  readonly row: Row<'tables'>;
  readonly seats: readonly Holder[];
  readonly links: { seat: Seat; link: string }[];
}

/** A table as somebody wants it. */
export function wantedTable(box: Box, host: Person, wanted: NewTable, origin: string): TableSetup {
  const config = configFor(box, wanted);
  const count = box.game.seats(config).length;
  const seats = wanted.seats ?? Array.from({ length: count }, (_, seat): SeatSetup => ({ kind: seat === 0 ? 'me' : 'open' }));
  if (seats.length !== count) throw refusal('config', `This game has ${count} seat${count === 1 ? '' : 's'}, not ${seats.length}.`);
  const holders = (secret: string) => seats.map((setup) => holderFor(setup, host, secret));
  return {
    box,
    host,
    config,
    seats: holders,
    listed: wanted.listed,
    watched: wanted.watched,
    patience: wanted.patience,
    people: [],
    record: null,
    stands: null,
    origin,
  };
}

/** The same people on the same seats; bots stay, seats that were nobody's are open. A part of a story is followed by the next. */
export function rematchOf({ state, box, match, origin }: Table, id: string): TableSetup {
  const seats = state.seats.map(
    (holder): Holder =>
      holder.kind === 'person'
        ? { kind: 'kept', person: holder.person }
        : holder.kind === 'bot' && holder.owner !== undefined
          ? { kind: 'kept', person: holder.owner }
          : holder.kind === 'link'
            ? { kind: 'open' }
            : holder,
  );
  const people = [...state.names].map(([person, name]) => ({ id: person, name }));
  const config = match === null ? state.config : nextConfig(box, state.config, match);
  return {
    id,
    box,
    host: nameOf(state, state.host),
    config,
    seats: () => seats,
    listed: false,
    watched: state.watched,
    patience: state.patience,
    people,
    record: null,
    stands: null,
    origin,
  };
}

/** A match that was played elsewhere, to be looked at here. */
export function importOf(box: Box, host: Person, record: MatchRecord, stands: Stands | null, origin: string): TableSetup {
  const seats = box.game.seats(record.config).map((): Holder => ({ kind: 'open' }));
  const progress = { number: record.answers.length, asked: [], outcome: stands?.outcome ?? null };
  return { box, host, config: record.config, seats: () => seats, listed: false, watched: true, patience: 0, people: [], record, stands: progress, origin };
}

export function creationOf({ id = freshId(), box, host, config, seats, listed, watched, patience, people, record, origin }: TableSetup): Creation {
  const secret = freshSecret();
  const holders = seats(secret);
  const at = Date.now();
  const game = box.game.id;
  const rules = record?.rules ?? box.game.rulesVersion;
  const commitment = record?.fair?.commitment ?? commitmentTo(secret);
  const body: EntryBodies['create'] = { host, game, config, rules, seats: holders, listed, watched, patience, commitment, people, record };
  return {
    entry: { table: id, entry: 0, at, kind: 'create', person: host.id, id: null, body: body as Json },
    row: withSum('tables', {
      id,
      game,
      rules,
      config: JSON.stringify(config),
      host: host.id,
      state: record === null ? 'open' : record.key === undefined ? 'closed' : 'finished',
      listed: listed ? 1 : 0,
      bots: holders.some(({ kind }) => kind === 'bot') ? 1 : 0,
      created: at,
      changed: at,
      secret,
      checkpoint: null,
      origin,
    }),
    seats: holders,
    links: holders.flatMap((holder, seat) => (holder.kind === 'link' ? [{ seat, link: tableLink(secret) }] : [])),
  };
}

function holderFor(setup: SeatSetup, host: Person, secret: string): Holder {
  switch (setup.kind) {
    case 'me':
      return { kind: 'kept', person: host.id };
    case 'link':
      return { kind: 'link', hash: hashOf(tableLink(secret)) };
    case 'bot':
      return setup;
    case 'open':
      return { kind: 'open' };
  }
}

function configFor(box: Box, { preset, config }: NewTable): Json {
  const chosen = preset === undefined ? box.presets[0] : box.presets.find(({ id }) => id === preset);
  if (chosen === undefined) throw refusal('config', `${box.game.title} has no set-up '${preset}': ${box.presets.map(({ id }) => id).join(', ')}.`);
  return configured(box, config ?? chosen.config);
}

/** With all defaults; refused where the game has no such thing. */
export function configured(box: Box, config: unknown): Json {
  try {
    return box.game.configure(config) as Json;
  } catch (thrown) {
    if (thrown instanceof ConfigError) throw refusal('config', thrown.message, { clauses: thrown.clauses });
    throw thrown;
  }
}
