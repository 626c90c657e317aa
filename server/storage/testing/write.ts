import type { Entry, Write } from '../index.ts';

export function write(table: string, entry: number, more: Partial<Entry> & Pick<Write, 'also' | 'generation'> = {}): Write {
  const { also = [], generation, ...rest } = more;
  const whole = { table, entry, at: 1_700_000_000_000 + entry, kind: 'answer', person: null, id: null, body: { n: entry }, ...rest };
  return generation === undefined ? { entry: whole, also } : { entry: whole, also, generation };
}
