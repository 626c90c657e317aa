import type { CompiledQuery } from 'kysely';
import {
  finalRecord,
  type Match,
  type MatchRecord,
  type RecordContext,
  RecordError,
  readRecord,
  recordOf,
  recordText,
  redact,
  type Seat,
  sealed,
} from '#kernel';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { recordIn } from '../storage/sums.ts';
import type { TableContext } from './context.ts';
import { journalEntry } from './entry.ts';
import { sharesOf } from './shares.ts';
import { nameOf, type State, seatsOf } from './state.ts';

/** The record of a table for a person: the sealed one when the match is over, until then as far as their seats may know. */
export async function recordFor(store: Store, table: Pick<TableContext, 'state' | 'match'>, person: string | null): Promise<MatchRecord> {
  const { id, imported, phase } = table.state;
  const over = imported ? await importedRecord(store, id) : phase === 'finished' ? await storedRecord(store, id) : null;
  return over ?? runningRecord(table, person);
}

/** The record of a running match, as far as the seats of a person may know. */
export function runningRecord({ state, match }: Pick<TableContext, 'state' | 'match'>, person: string | null): MatchRecord {
  if (match === null) throw refusal('not-now', 'The match has not begun.');
  return redact(recordOf(match, contextOf(state)), seatsOf(state, person));
}

/** What is written when a match is over: the record, whole, with key and secret, never to be changed again. */
export function finishing(
  { state, statements, secret }: Pick<TableContext, 'state' | 'statements' | 'secret'>,
  match: Match,
  resigned?: Seat,
): readonly CompiledQuery[] {
  return [statements.seal(state.id, recordText(sealedRecord(match, contextOf(state, secret, resigned))))];
}

/** Rules that do not come to the same end when they are run again leave a record all the same. */
export function sealedRecord(match: Match, context: RecordContext): MatchRecord {
  try {
    return finalRecord(match, context);
  } catch (thrown) {
    if (thrown instanceof RecordError) return sealed(recordOf(match, context));
    throw thrown;
  }
}

/** What a record says besides the match; with the secret once the match is over. */
export function contextOf(state: State, secret?: string, resigned: Seat | null = state.resigned): RecordContext {
  const people = state.seats.map((holder) => (holder.kind === 'person' ? nameOf(state, holder.person).name : holder.kind === 'bot' ? holder.bot : ''));
  const { id, commitment, pledges } = state;
  const fair = {
    table: id,
    commitment,
    shares: sharesOf(state, secret),
    ...(pledges.length === 0 ? {} : { pledges }),
    ...(secret === undefined ? {} : { secret }),
  };
  return { fair, people, ...(resigned === null ? {} : { resigned }) };
}

/** The sealed record of a match that is over. */
export async function storedRecord({ db }: Store, id: string): Promise<MatchRecord | null> {
  const row = await db.selectFrom('records').where('table_id', '=', id).selectAll().executeTakeFirst();
  return row === undefined ? null : readRecord(recordIn(row));
}

/** The record a table was made from. */
async function importedRecord(store: Store, id: string): Promise<MatchRecord | null> {
  const [first] = await store.entries(id, -1);
  const was = first === undefined ? null : journalEntry(first);
  return was?.kind === 'create' ? was.body.record : null;
}
