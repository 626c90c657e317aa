import { type ChanceResult, type Checkpoint, isPrivate, type Json, type MatchRecord, type Seat } from '#kernel';
import type { BotName, Person } from '#wire';
import type { StoredEntry } from '../storage/store.ts';

/** Who has a seat. A link is known by its hash only. */
export type Holder =
  | { readonly kind: 'open' }
  | { readonly kind: 'link'; readonly hash: string }
  | { readonly kind: 'kept'; readonly person: string }
  | { readonly kind: 'person'; readonly person: string }
  /** `owner` is away, and has the seat again when they sit down. */
  | { readonly kind: 'bot'; readonly bot: BotName; readonly owner?: string };

/** What the journal keeps of each kind of entry. Holds what not everybody may see; `entryFor` redacts it. */
export interface EntryBodies {
  create: {
    readonly host: Person;
    readonly game: string;
    readonly config: Json;
    readonly rules: number;
    readonly seats: readonly Holder[];
    readonly listed: boolean;
    readonly watched: boolean;
    /** In seconds; tables of old have none. */
    readonly patience?: number;
    readonly commitment: string;
    /** The names of people for whom seats are kept. */
    readonly people: readonly Person[];
    /** A match that was played elsewhere. */
    readonly record: MatchRecord | null;
  };
  /** Before there were pledges, people showed their `share` at once. */
  sit: { readonly seat: Seat; readonly name: string; readonly pledge?: string | null; readonly share?: string | null };
  /** `to`: who plays on, while a match is on. */
  stand: { readonly seat: Seat; readonly to?: Holder };
  give: { readonly seat: Seat; readonly to: Holder };
  /** What is played from now on, and who has which seat of it. */
  arrange: { readonly config: Json; readonly patience: number; readonly seats: readonly Holder[] };
  resign: { readonly seat: Seat };
  host: { readonly to: string };
  /** Somebody asks for a seat; `name` is theirs. */
  knock: { readonly name: string };
  /** The host's answer: whom, and which seat is theirs now; null is a no. */
  admit: { readonly who: string; readonly seat: Seat | null; readonly to: Holder | null };
  /** The host wants to begin; from now on seats stay as they are, and everybody shows what they add to the dice. */
  ready: { readonly bots: readonly (readonly [Seat, string])[] };
  reveal: { readonly shares: readonly (readonly [Seat, string])[] };
  start: { readonly opening: readonly ChanceResult[]; readonly rules: number };
  answer: { readonly number: number; readonly seat: Seat; readonly notation: string; readonly gave: readonly ChanceResult[] };
  ask: { readonly to: number };
  agree: Record<string, never>;
  decline: Record<string, never>;
  undo: { readonly to: number; readonly agreed: readonly string[] };
  rules: { readonly from: number; readonly version: number; readonly lost: number; readonly checkpoint: Checkpoint<Json>; readonly to: number };
  say: { readonly text: string };
  /** Whoever runs the server has removed what was said in that entry. */
  unsay: { readonly said: number };
  /** Whoever runs the server has removed a person: nobody is told their name any more. */
  rename: { readonly who: string; readonly name: string };
  ping: { readonly place: string };
  trouble: { readonly text: string };
  close: { readonly why: string };
  rematch: { readonly table: string };
}

export type EntryKind = keyof EntryBodies;

/** An entry of the journal, by its kind. */
export type JournalEntry = {
  [K in EntryKind]: {
    readonly entry: number;
    readonly at: number;
    readonly person: string | null;
    /** Of the action that it came of, as its client named it. */
    readonly id: string | null;
    readonly kind: K;
    readonly body: EntryBodies[K];
  };
}[EntryKind];

/** The journal is written by this program alone: what stands in it has the form it was written with. */
export function journalEntry(stored: StoredEntry): JournalEntry {
  return stored as JournalEntry;
}

/** Nothing of it is hidden from anybody. */
export function isPublic(entry: JournalEntry): boolean {
  const gave = entry.kind === 'answer' ? entry.body.gave : entry.kind === 'start' ? entry.body.opening : [];
  return !gave.some(isPrivate);
}
