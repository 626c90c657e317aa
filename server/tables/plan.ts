import type { CompiledQuery } from 'kysely';
import type { Match } from '#kernel';
import type { Action, ActionName, ActionOf, ActionResult, Person } from '#wire';
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
  return planned(context, person, action.do, action);
}

type Planner<N extends ActionName> = (context: TableContext, person: Person, action: ActionOf<N>) => Plan;

const PLANNERS: { readonly [N in ActionName]: Planner<N> } = {
  answer: playing.answer,
  undo: playing.undo,
  consent: playing.consent,
  why: playing.why,
  start: beginning.start,
  reveal: beginning.reveal,
  nudge: playing.nudge,
  say: talk.say,
  ping: talk.ping,
  sit: seating.sit,
  stand: seating.stand,
  resign: seating.resign,
  give: seating.give,
  arrange: seating.arrange,
  knock: knocking.knock,
  admit: knocking.admit,
  host: seating.host,
  close: seating.close,
  rematch: seating.rematch,
};

function planned<N extends ActionName>(context: TableContext, person: Person, name: N, action: ActionOf<N>): Plan {
  const planner: Planner<N> = PLANNERS[name];
  return planner(context, person, action);
}
