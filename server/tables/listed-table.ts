import type { Match } from '#kernel';
import type { Row } from '../storage/schema.ts';
import { withSum } from '../storage/sums.ts';
import type { Holder, JournalEntry } from './entry.ts';
import type { State } from './state.ts';

/** What the lists know of a table. */
export type ListedTable = Omit<Row<'tables'>, 'checkpoint'>;

/** As it has to be where the state is this: the row may have been read before the journal was. */
export function listedAs({ checkpoint: _, ...row }: Row<'tables'>, { config, host, rules, phase, seats }: State): ListedTable {
  return withSum('tables', { ...row, config: JSON.stringify(config), host, rules, state: phase, bots: botsAt(seats), checkpoint: null });
}

/**
 * As it is after an entry; the same one where the entry changes nothing of it. It is written whole, with the sum of what is known here:
 * what the disk has changed meanwhile does not come right by it.
 */
export function listedAfter(before: ListedTable, { seats }: State, entry: JournalEntry, match: Match | null): ListedTable {
  const changes = changesBy(entry, seats, match?.outcome != null);
  return changes === null ? before : withSum('tables', { ...before, ...changes, checkpoint: null });
}

function changesBy(entry: JournalEntry, seats: readonly Holder[], over: boolean): Partial<ListedTable> | null {
  const { at: changed } = entry;
  const seated = (seat: number, to: Holder) => ({ bots: botsAt(seats.with(seat, to)) });
  switch (entry.kind) {
    case 'sit':
      return entry.person === null ? null : seated(entry.body.seat, { kind: 'person', person: entry.person });
    case 'stand':
      return seated(entry.body.seat, entry.body.to ?? { kind: 'open' });
    case 'give':
      return seated(entry.body.seat, entry.body.to);
    case 'arrange':
      return { config: JSON.stringify(entry.body.config), bots: botsAt(entry.body.seats) };
    case 'admit':
      return entry.body.seat === null || entry.body.to === null ? null : seated(entry.body.seat, entry.body.to);
    case 'host':
      return { host: entry.body.to };
    case 'start':
      return { state: over ? 'finished' : 'playing', rules: entry.body.rules, changed };
    case 'answer':
      return over ? { state: 'finished', changed } : null;
    case 'resign':
      return { state: 'finished', changed };
    case 'close':
      return { state: 'closed', changed };
    case 'rules':
      return { rules: entry.body.version };
    default:
      return null;
  }
}

function botsAt(seats: readonly Holder[]): 0 | 1 {
  return seats.some(({ kind }) => kind === 'bot') ? 1 : 0;
}
