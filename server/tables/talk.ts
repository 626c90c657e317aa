import type { ActionOf, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { TableContext } from './context.ts';
import type { Plan } from './plan.ts';
import { keptFor, type State, seatsOf } from './state.ts';

export function say({ state }: TableContext, person: Person, { text }: ActionOf<'say'>): Plan {
  mayTalk(state, person);
  return { kind: 'say', body: { text } };
}

export function ping({ state }: TableContext, person: Person, { at }: ActionOf<'ping'>): Plan {
  mayTalk(state, person);
  return { kind: 'ping', body: { place: at } };
}

/** Those at the table talk; spectators watch. */
function mayTalk(state: State, person: Person): void {
  if (state.host !== person.id && seatsOf(state, person.id).length === 0 && state.seats.every((holder) => keptFor(holder) !== person.id))
    throw refusal('forbidden', 'Only people who sit at the table can chat here.');
}
