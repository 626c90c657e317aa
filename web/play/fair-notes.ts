import * as z from 'zod/mini';
import { canonical, type MatchRecord, type Pledge, pledgeTo, type Seat } from '#kernel';

const Notes = z.object({
  commitment: z.string(),
  shares: z.array(z.object({ seat: z.number(), share: z.string(), pledge: z.string(), played: z._default(z.boolean(), false) })),
  pledges: z.nullable(z.array(z.tuple([z.number(), z.string(), z.string()]))),
  acknowledged: z.boolean(),
});

/** What this device noted of a table before its dice were made. */
export interface FairNotes {
  /** What the server showed before anything was added to its secret; empty when that was not seen in time. */
  readonly commitment: string;
  /** The bytes of this device for the seats it sat down on, what it showed of them beforehand, and whether it had the seat in the match. */
  readonly shares: readonly { readonly seat: Seat; readonly share: string; readonly pledge: string; readonly played: boolean }[];
  /** Who was bound to what when this device showed its bytes; null when it has not. */
  readonly pledges: readonly Pledge[] | null;
  /** The server has got them in time. */
  readonly acknowledged: boolean;
}

const NOTHING: FairNotes = { commitment: '', shares: [], pledges: null, acknowledged: false };

/**
 * What this device can say of the dice. With its bytes in them they are fair. Without, the server kept to its secret but may have
 * chosen it for its dice. The others are promises that were broken. Null when nothing was noted in time.
 */
export type Promised = 'with-mine' | 'without-mine' | Broken | null;

/** Another secret than was committed to; other pledges than when this device showed its bytes; its own pledge or bytes left out. */
export type Broken = 'other-secret' | 'other-pledges' | 'left-out';

export function promised({ fair }: Pick<MatchRecord, 'fair'>, notes: FairNotes | null): Promised {
  if (fair === undefined || notes === null || notes.commitment === '') return null;
  const { commitment, shares, pledges, acknowledged } = notes;
  if (fair.commitment !== commitment) return 'other-secret';
  const bound = fair.pledges ?? [];
  const mine = pledged(notes, bound);
  if (shares.some((share) => share.played && !mine.includes(share))) return 'left-out';
  if (pledges === null) return 'without-mine';
  // Somebody was bound to something else, or came along when others had shown theirs.
  if (canonical([...bound]) !== canonical([...pledges])) return 'other-pledges';
  const there = mine.filter(({ seat, share }) => fair.shares.some(([at, added]) => at === seat && added === share));
  if (acknowledged && there.length < mine.length) return 'left-out';
  return there.length > 0 ? 'with-mine' : 'without-mine';
}

/** The first commitment that is seen counts, as long as nothing was added. */
export function noteCommitment(table: string, commitment: string): void {
  if (fairNotes(table) === null) keep(table, { ...NOTHING, commitment });
}

/** 32 random bytes of one's own, from which the dice will come; what others see of them until the match begins. */
export function pledgeFor(table: string, seat: Seat, person: string): string {
  const share = Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const notes = fairNotes(table) ?? NOTHING;
  const pledge = pledgeTo(table, seat, person, share);
  keep(table, { ...notes, shares: [...others(notes, seat), { seat, share, pledge, played: false }] });
  return pledge;
}

/** Somebody gets up before the match, or sits down in the middle of it: on that seat this device is bound to nothing. */
export function unpledge(table: string, seat: Seat): void {
  const notes = fairNotes(table);
  if (notes !== null) keep(table, { ...notes, shares: others(notes, seat) });
}

/** The match goes on with these seats of this device: what it had pledged for them has to be in the record. */
export function notePlayed(table: string, seats: readonly Seat[]): void {
  const notes = fairNotes(table);
  if (notes !== null) keep(table, { ...notes, shares: notes.shares.map((share) => (seats.includes(share.seat) ? { ...share, played: true } : share)) });
}

/** What stays when the pledge for a seat does not; once the match has begun it does. */
function others({ shares }: FairNotes, seat: Seat): FairNotes['shares'] {
  return shares.filter((share) => share.seat !== seat || share.played);
}

/** The bytes to show now that everybody is bound; who to what is noted first. */
export function sharesToShow(table: string, pledges: readonly Pledge[]): { readonly seat: Seat; readonly share: string }[] {
  const notes = fairNotes(table);
  if (notes === null) return [];
  // Once shown, nobody can have been bound to anything else.
  const bound = notes.pledges ?? pledges;
  const shares = pledged(notes, bound).map(({ seat, share }) => ({ seat, share }));
  if (shares.length > 0) keep(table, { ...notes, pledges: bound });
  return shares;
}

export function noteAcknowledged(table: string): void {
  const notes = fairNotes(table);
  if (notes !== null) keep(table, { ...notes, acknowledged: true });
}

/** Those of one's shares that still count: whoever stood up and sat down again has others. */
function pledged({ shares }: FairNotes, pledges: readonly Pledge[]): FairNotes['shares'] {
  return shares.filter(({ seat, pledge }) => pledges.some(([at, , hash]) => at === seat && hash === pledge));
}

export function fairNotes(table: string): FairNotes | null {
  try {
    return Notes.parse(JSON.parse(localStorage.getItem(keyOf(table)) ?? 'null'));
  } catch {
    return null;
  }
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
