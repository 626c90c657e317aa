import type { ActionOf, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import type { Holder } from './entry.ts';
import type { Plan } from './plan.ts';
import { holderOf, requireHost, requireNotReady, requireUnfinished } from './seating.ts';
import { keptFor, type State, seatsOf } from './state.ts';
import { mayWatch } from './views.ts';

/** So many may wait for the host's answer. */
const MOST_WAITING = 8;

/** Ask the host for a seat: once each, and not again after a no. */
export function knock({ state }: TableContext, person: Person): Plan {
  requireUnfinished(state);
  if (!mayWatch(state, person.id)) throw refusal('forbidden', 'Only people with an invitation can see this table.');
  if (seatsOf(state, person.id).length > 0 || state.seats.some((holder) => keptFor(holder) === person.id))
    throw refusal('seat-taken', 'You already have a seat here.');
  if (state.host === person.id) throw refusal('not-now', 'This table is yours: sit down on a free seat.');
  if (state.declined.has(person.id)) throw refusal('forbidden', 'The host has said no.');
  if (state.knocking.includes(person.id)) return { kind: null, result: {} };
  if (!state.seats.some((holder) => mayBeGiven(state, holder))) throw refusal('not-now', 'All seats are taken.');
  if (state.knocking.length >= MOST_WAITING) throw refusal('too-many', 'Many others wait for a seat here already. Try again later.');
  return { kind: 'knock', body: { name: person.name } };
}

/** Let somebody in who asked for it, or say no. Before the match the seat is kept for them; in it, a bot plays until they sit down. */
export function admit({ state, statements }: TableContext, person: Person, { person: who, seat }: ActionOf<'admit'>): Plan {
  requireHost(state, person);
  requireUnfinished(state);
  if (!state.knocking.includes(who)) throw refusal('not-found', 'Nobody with that id asks for a seat here.');
  if (seat === null) return { kind: 'admit', body: { who, seat, to: null } };
  requireNotReady(state);
  const holder = holderOf(state, seat);
  if (!mayBeGiven(state, holder)) throw refusal('seat-taken', 'Somebody else has that seat.');
  const to: Holder = state.phase === 'playing' && holder.kind === 'bot' ? { ...holder, owner: who } : { kind: 'kept', person: who };
  return {
    kind: 'admit',
    body: { who, seat, to },
    statements: [statements.setSeat(state.id, seat, who)],
  };
}

/** Seats that are nobody's: free ones, and those of bots that play for nobody. */
function mayBeGiven({ phase }: State, holder: Holder): boolean {
  return holder.kind === 'bot' ? holder.owner === undefined : phase === 'open' && (holder.kind === 'open' || holder.kind === 'link');
}
