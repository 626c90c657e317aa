import { type MatchRecord, recordOf, redact, sealed } from '#kernel';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import type { TableContext } from './context.ts';
import { journalEntry } from './entry.ts';
import { nameOf, seatsOf, sharesOf } from './state.ts';

/** The record of a table for a person: whole, with key and secret, when the match is over; until then as far as their seats may know. */
export function recordFor(
  { state, match, secret }: Pick<TableContext, 'state' | 'match' | 'secret'>,
  imported: MatchRecord | null,
  person: string | null,
): MatchRecord {
  if (imported !== null) return imported;
  if (match === null) throw refusal('not-now', 'The match has not begun.');
  const { resigned } = state;
  const over = match.outcome !== null || resigned !== null;
  const people = state.seats.map((holder) => (holder.kind === 'person' ? nameOf(state, holder.person).name : holder.kind === 'bot' ? holder.bot : ''));
  const fair = { table: state.id, commitment: state.commitment, shares: sharesOf(state), ...(over ? { secret } : {}) };
  const record = recordOf(match, { fair, people, ...(resigned === null ? {} : { resigned }) });
  return over ? sealed(record) : redact(record, seatsOf(state, person));
}

/** The record a table was made from. */
export async function importedRecord(store: Store, id: string): Promise<MatchRecord | null> {
  const [first] = await store.entries(id, -1);
  const was = first === undefined ? null : journalEntry(first);
  return was?.kind === 'create' ? was.body.record : null;
}
