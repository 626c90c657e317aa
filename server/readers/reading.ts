import {
  answerFromTuple,
  at,
  type Game,
  type Json,
  Match,
  type MatchRecord,
  type Outcome,
  parseRecord,
  RecordError,
  resignation,
  runRecord,
  type Seat,
  Timeline,
  verifyRecord,
} from '#kernel';
import { failureToLoad, type WrittenTable } from '../tables/runnable.ts';

/** A match to be run again, by what is written of it: too long for whoever answers people meanwhile. */
export type Reading =
  /** Does a record hold that somebody brings along? */
  | { readonly do: 'check'; readonly raw: Json }
  /** Can a table be gone on with? */
  | { readonly do: 'load'; readonly table: WrittenTable }
  /** Where does a match stand? */
  | { readonly do: 'stand'; readonly record: MatchRecord }
  /** What led to each of these moments, step by step, as far as these seats may know: through the eyes of the first of them. */
  | { readonly do: 'tell'; readonly record: MatchRecord; readonly seats: readonly Seat[]; readonly moments: readonly number[] };

export type Read<R extends Reading = Reading> = R extends { do: 'check' }
  ? Checked
  : R extends { do: 'stand' }
    ? Stands | null
    : R extends { do: 'tell' }
      ? readonly string[]
      : R extends { do: 'load' }
        ? string | null
        : never;

/** The record as it was read, and where its match stands; or why it does not hold. */
export type Checked = { readonly record: MatchRecord; readonly stands: Stands } | { readonly refused: string };

/** Whose answer is awaited, or how it ended. */
export interface Stands {
  readonly asked: readonly Seat[];
  readonly outcome: Outcome | null;
}

export function read<R extends Reading>(reading: R, games: readonly Game[]): Read<R>;
export function read(reading: Reading, games: readonly Game[]): Read {
  switch (reading.do) {
    case 'check':
      return check(reading.raw, games);
    case 'stand':
      return stand(reading.record, games);
    case 'tell':
      return tell(reading, games);
    case 'load':
      return failureToLoad(reading.table, games);
  }
}

/** The game it is about; undefined when it is not said. */
export function gameOf(reading: Reading): unknown {
  const record = reading.do === 'check' ? reading.raw : reading.do === 'load' ? reading.table : reading.record;
  return typeof record === 'object' && record !== null && 'game' in record ? record.game : undefined;
}

function check(raw: Json, games: readonly Game[]): Checked {
  try {
    const record = parseRecord(raw);
    const game = games.find(({ id }) => id === record.game);
    if (game === undefined) throw new RecordError('game', `there is no game '${record.game}' here`);
    return { record, stands: standsOf(record.key === undefined ? runRecord(game, record) : verifyRecord(game, record), record) };
  } catch (thrown) {
    if (thrown instanceof RecordError) return { refused: thrown.message };
    throw thrown;
  }
}

/** Null where the rules of today do not run it. */
function stand(record: MatchRecord, games: readonly Game[]): Stands | null {
  try {
    return standsOf(rebuilt(record, games), record);
  } catch {
    // Whatever it is that other rules make of it.
    return null;
  }
}

/** So many letters are told at once: whoever reads slowly is not given everything. */
const MOST_TOLD = 250_000;

/** For each moment a list of steps, as JSON: whoever sends it on need not look at it. Of the first moments, as far as there is room. */
function tell({ record, seats, moments }: Extract<Reading, { do: 'tell' }>, games: readonly Game[]): string[] {
  const timeline = new Timeline(rebuilt(record, games));
  timeline.look(seats[0] ?? null, seats);
  const told: string[] = [];
  for (let letters = 0; letters < MOST_TOLD && told.length < moments.length; letters += told.at(-1)?.length ?? 0)
    told.push(JSON.stringify(timeline.stepsAt(at(moments, told.length)).map(({ event, clauses, view }) => ({ event, clauses, view }))));
  return told;
}

/** The match as far as it is written, without its key. */
function rebuilt({ game: id, config, opening, answers, from }: MatchRecord, games: readonly Game[]): Match {
  const game = games.find((found) => found.id === id);
  if (game === undefined) throw new RecordError('game', `there is no game '${id}' here`);
  const parts = { opening, answers: answers.map(answerFromTuple), key: null, keySince: -1, checkpoint: null };
  return Match.rebuild(game, game.configure(config), from === undefined ? parts : { ...parts, from: { ...from, state: game.load(from.state) } });
}

function standsOf({ asked, outcome, seatNames }: Match, { resigned }: MatchRecord): Stands {
  return { asked: [...asked], outcome: resigned === undefined ? outcome : resignation(resigned, seatNames.length) };
}
