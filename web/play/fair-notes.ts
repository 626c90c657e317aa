import type { MatchRecord } from '#kernel';

/** What this device noted of a table before its dice were made. */
export interface FairNotes {
  /** What the server showed before anything was added to its secret; empty when that was not seen in time. */
  readonly commitment: string;
  /** The bytes this device added. */
  readonly shares: readonly string[];
}

/** Whether the server kept its promise: with bytes of this device in the dice, without, or not at all. Null when nothing was noted in time. */
export type Promised = 'with-mine' | 'kept' | 'broken' | null;

export function promised({ fair }: Pick<MatchRecord, 'fair'>, notes: FairNotes | null): Promised {
  if (fair === undefined || notes === null || notes.commitment === '') return null;
  if (fair.commitment !== notes.commitment) return 'broken';
  return fair.shares.some(([, share]) => notes.shares.includes(share)) ? 'with-mine' : 'kept';
}

/** The first commitment that is seen counts, as long as nothing was added. */
export function noteCommitment(table: string, commitment: string): void {
  if (fairNotes(table) === null) keep(table, { commitment, shares: [] });
}

/** 32 random bytes of one's own: the dice come from them and from the server's secret. */
export function shareFor(table: string): string {
  const share = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const { commitment, shares } = fairNotes(table) ?? { commitment: '', shares: [] };
  keep(table, { commitment, shares: [...shares, share] });
  return share;
}

export function fairNotes(table: string): FairNotes | null {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null');
    return isNotes(raw) ? raw : null;
  } catch {
    return null;
  }
}

function isNotes(raw: unknown): raw is FairNotes {
  if (typeof raw !== 'object' || raw === null || !('commitment' in raw) || !('shares' in raw)) return false;
  return typeof raw.commitment === 'string' && Array.isArray(raw.shares) && raw.shares.every((share) => typeof share === 'string');
}

function keep(table: string, notes: FairNotes): void {
  try {
    localStorage.setItem(keyOf(table), JSON.stringify(notes));
  } catch {
    // Then nothing can be compared at the end, and nothing is claimed.
  }
}

function keyOf(table: string): string {
  return `muster.fair.${table}`;
}
