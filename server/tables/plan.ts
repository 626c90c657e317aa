import type { CompiledQuery } from 'kysely';
import type { Match } from '#kernel';
import type { ActionResult } from '#wire';
import type { EntryBodies, EntryKind } from './entry.ts';

/** What an action would write, and the match it leads to. Nothing has happened yet. */
export type Plan = { [K in EntryKind]: PlannedEntry<K> }[EntryKind] | { readonly kind: null; readonly result: Partial<ActionResult> };

export interface PlannedEntry<K extends EntryKind> {
  readonly kind: K;
  readonly body: EntryBodies[K];
  /** What becomes the match when the entry is written, if it is not the one there is. */
  readonly match?: Match;
  /** The match has taken the answer already: so many it had before. */
  readonly before?: number;
  /** Written with the entry or not at all. */
  readonly statements?: readonly CompiledQuery[];
  /** More for whoever did it. */
  readonly result?: Partial<ActionResult>;
}
