import type { CompiledQuery } from 'kysely';
import type { Match } from '#kernel';
import type { Done } from '#wire';
import type { Happenings, Kind } from './happening.ts';

/** What an action would write, and the match it leads to. Nothing has happened yet. */
export type Plan = { [K in Kind]: Entering<K> }[Kind] | { readonly kind: null; readonly done: Partial<Done> };

export interface Entering<K extends Kind> {
  readonly kind: K;
  readonly body: Happenings[K];
  /** What becomes the match when the entry is written, if it is not the one there is. */
  readonly match?: Match;
  /** The match has taken the answer already: so many it had before. */
  readonly before?: number;
  /** Written with the entry or not at all. */
  readonly also?: readonly CompiledQuery[];
  /** More for whoever did it. */
  readonly done?: Partial<Done>;
}
