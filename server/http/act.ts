import type { Action, ActionResult, Person } from '#wire';
import type { Budgets } from '../budgets.ts';
import { refusal } from '../refusal.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import type { Api } from './api.ts';

/** Do something at a table, unless the server is stopping or they do it too often. */
export async function act(
  { budgets, connections }: Pick<Api, 'budgets' | 'connections'>,
  table: Table,
  person: Person,
  action: Action,
  address: string,
  by?: Watcher,
): Promise<ActionResult> {
  if (connections.closing) throw refusal('unavailable', 'This server is stopping. Try again in a moment.');
  await spend(budgets, table, person, action, address);
  return connections.track(table.act(person, action, by));
}

/** To tell step by step what somebody missed, the match is run again for them. */
export function spendOnTelling(
  { telling }: Budgets,
  { person, follow, address }: Pick<Watcher, 'person' | 'follow'> & { address: string },
  since: number | null,
): void {
  if (follow === 'steps' && since !== null) telling.spend(person ?? address, address, 'You come back too often. Wait a moment.');
}

/** What an action costs besides the time it takes. */
async function spend({ talk, seating, undo, newcomers }: Budgets, { state }: Table, { id }: Person, action: Action, address: string): Promise<void> {
  switch (action.do) {
    case 'say':
    case 'ping':
      return talk.spend(id, address, 'Too many messages. Wait a moment.');
    case 'sit':
    case 'stand':
    case 'give':
    case 'arrange':
    case 'host':
    case 'knock':
    case 'admit':
      return seating.spend(id, address, 'Seats are changing hands too often. Wait a moment.');
    case 'undo':
    case 'consent':
      return undo.spend(id, address, 'Too many undos at once. Wait a moment.');
    case 'rematch':
      // Whoever asks again gets the table that is there.
      return state.rematch === null ? newcomers.admit('new tables', address, id) : undefined;
    case 'answer':
    case 'why':
    case 'start':
    case 'reveal':
    case 'nudge':
    case 'close':
    case 'resign':
      return;
  }
}
