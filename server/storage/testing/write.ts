import type { StoredEntry, Write } from '../index.ts';

export function write(table: string, entry: number, more: Partial<StoredEntry> & Pick<Write, 'statements' | 'generation'> = {}): Write {
  const { statements = [], generation, ...rest } = more;
  const whole = { table, entry, at: 1_700_000_000_000 + entry, kind: 'answer', person: null, id: null, body: { n: entry }, ...rest };
  return generation === undefined ? { entry: whole, statements } : { entry: whole, statements, generation };
}
