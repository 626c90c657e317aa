import { hash } from 'node:crypto';

/** The sum of a journal up to an entry, from that of the entries before it (empty for the first) and its own. (The thread loads this, so it stays small.) */
export function chained(before: string, sum: string): string {
  return short(before + sum);
}

/** 64 bits. */
export function short(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 16);
}
