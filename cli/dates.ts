import { UsageError } from './command.ts';
import { say } from './words/words.ts';

/** A day, a minute, as they are written everywhere. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

export function minuteOf(at: number): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000 };

/** A moment to come: 12h, 7d, 2026-12-24, 2026-12-24T18:00Z. */
export function momentIn(name: string, text: string, now = Date.now()): number {
  const [, count, unit = ''] = /^(\d{1,5})([hd])$/.exec(text) ?? [];
  const at = count === undefined ? Date.parse(text) : now + Number(count) * (UNITS[unit] ?? 0);
  if (!(at > now)) throw new UsageError(say.wrong.moment({ name, text }));
  return at;
}
