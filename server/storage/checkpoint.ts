import { short } from './chain.ts';
import { StorageError } from './errors.ts';

/** A checkpoint as it is kept, its sum before it. */
export function sealedCheckpoint(table: string, text: string): string {
  return `${sumOf(table, text)} ${text}`;
}

/** A checkpoint that was kept, as text. */
export function openedCheckpoint(table: string, kept: string): string {
  const text = kept.slice(kept.indexOf(' ') + 1);
  if (kept !== sealedCheckpoint(table, text)) throw new StorageError('damaged', `The checkpoint of table ${table} is damaged.`);
  return text;
}

function sumOf(table: string, text: string): string {
  return short(`${table} ${text}`);
}
