/** The moment of a table that was last looked at on this device. */

const key = (table: string): string => `muster.seen.${table}`;

export function seenBefore(table: string): number | null {
  try {
    const raw = localStorage.getItem(key(table));
    return raw !== null && /^\d+$/.test(raw) ? Number(raw) : null;
  } catch {
    return null;
  }
}

export function noteSeen(table: string, number: number): void {
  try {
    localStorage.setItem(key(table), String(number));
  } catch {
    // Only "since you left" is lost.
  }
}
