import type { Row, StoredEntry, Write } from '../index.ts';
import { withSum } from '../sums.ts';

export function write(table: string, entry: number, more: Partial<StoredEntry> & Pick<Write, 'statements' | 'generation'> = {}): Write {
  const { statements = [], generation, ...rest } = more;
  const whole = { table, entry, at: 1_700_000_000_000 + entry, kind: 'answer', person: null, id: null, body: { n: entry }, ...rest };
  return generation === undefined ? { entry: whole, statements } : { entry: whole, statements, generation };
}

/** The row of a table that is being played, but for what is given. */
export function tableRow(id: string, change: Partial<Omit<Row<'tables'>, 'sum'>> = {}): Row<'tables'> {
  return withSum('tables', {
    id,
    game: 'g',
    rules: 1,
    config: '{}',
    host: 'ann',
    state: 'playing',
    listed: 1,
    bots: 0,
    created: 1,
    changed: 2,
    secret: 's',
    checkpoint: null,
    origin: '',
    ...change,
  });
}
