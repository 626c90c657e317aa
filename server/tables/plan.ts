import type { CompiledQuery } from 'kysely';
import type { Match } from '#kernel';
import type { Action, ActionResult, Person } from '#wire';
import { refusal } from '../refusal.ts';
import * as beginning from './beginning.ts';
import type { TableContext } from './context.ts';
import type { EntryBodies, EntryKind } from './entry.ts';
import * as knocking from './knocking.ts';
import * as playing from './playing.ts';
import * as seating from './seating.ts';
import * as talk from './talk.ts';

/** What an action would write, and the match it leads to. Nothing has happened yet. */
export type Plan = { [K in EntryKind]: PlannedEntry<K> }[EntryKind] | { readonly kind: null; readonly result: Partial<ActionResult> };

export interface PlannedEntry<K extends EntryKind> {
  readonly kind: K;
  readonly body: EntryBodies[K];
  /** What becomes the match when the entry is written, if it is not the one there is. */
  readonly match?: Match;
  /** Written with the entry or not at all. */
  readonly statements?: readonly CompiledQuery[];
  /** More for whoever did it. */
  readonly result?: Partial<ActionResult>;
}

/** A journal does not grow without end; what the rules of a game ask for always has room. */
export const MOST_ENTRIES = 50_000;
const ALWAYS: ReadonlySet<Action['do']> = new Set(['answer', 'why', 'nudge', 'start', 'reveal', 'resign', 'close', 'rematch']);

/** May they, and what would it be? Throws a refusal when they may not. */
export function planFor(context: TableContext, person: Person, action: Action): Plan {
  if (context.state.last >= MOST_ENTRIES && !ALWAYS.has(action.do))
    throw refusal('too-many', 'This table has reached its limit of entries: only the match itself goes on.');
  switch (action.do) {
    case 'answer':
      return playing.answer(context, person, action);
    case 'undo':
      return playing.undo(context, person, action);
    case 'consent':
      return playing.consent(context, person, action);
    case 'why':
      return playing.why(context, person, action);
    case 'start':
      return beginning.start(context, person);
    case 'reveal':
      return beginning.reveal(context, person, action);
    case 'nudge':
      return playing.nudge(context, person);
    case 'say':
      return talk.say(context, person, action);
    case 'ping':
      return talk.ping(context, person, action);
    case 'sit':
      return seating.sit(context, person, action);
    case 'stand':
      return seating.stand(context, person, action);
    case 'resign':
      return seating.resign(context, person, action);
    case 'give':
      return seating.give(context, person, action);
    case 'knock':
      return knocking.knock(context, person);
    case 'admit':
      return knocking.admit(context, person, action);
    case 'host':
      return seating.host(context, person, action);
    case 'close':
      return seating.close(context, person);
    case 'rematch':
      return seating.rematch(context, person);
  }
}
