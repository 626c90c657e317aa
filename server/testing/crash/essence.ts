import type { Entry } from '#wire';
import type { StoredEntry } from '../../storage/store.ts';

const FIELDS = ['number', 'seat', 'notation', 'to', 'agreed', 'text', 'table'];

/** What is the same of an entry for everybody, as text: told to clients, or as it stands in the journal. */
export function essenceOf(entry: Entry): string {
  return essence(entry.entry, entry.at, entry.kind, entry.person?.id ?? null, entry);
}

export function storedEssence({ entry, at, kind, person, body }: StoredEntry): string {
  return essence(entry, at, kind, person, body);
}

function essence(entry: number, at: number, kind: string, person: string | null, from: unknown): string {
  const fields = Object.entries(from as object).filter(([name]) => FIELDS.includes(name));
  return JSON.stringify([entry, at, kind, person, Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)))]);
}
