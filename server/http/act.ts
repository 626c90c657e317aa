import type { Action, ActionResult, Person } from '#wire';
import type { Budgets } from '../budgets.ts';
import { refusal } from '../refusal.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import type { Api } from './api.ts';

/** Do something at a table, unless the server is stopping or they do it too often. */
export function act(
  { budgets, connections }: Pick<Api, 'budgets' | 'connections'>,
  table: Table,
  person: Person,
  action: Action,
  address: string,
  by?: Watcher,
): Promise<ActionResult> {
  if (connections.closing) throw refusal('unavailable', 'This server is stopping. Try again in a moment.');
  spend(budgets, person, action, address);
  return connections.track(table.act(person, action, by));
}

/** What an action costs besides the time it takes. */
function spend({ talk, seating, undo, newcomers }: Budgets, { id }: Person, action: Action, address: string): void {
  switch (action.do) {
    case 'say':
    case 'ping':
      if (!talk.allow(id)) throw refusal('too-fast', 'Too many messages. Wait a moment.');
      return;
    case 'sit':
    case 'stand':
    case 'give':
    case 'host':
      if (!seating.allow(id)) throw refusal('too-fast', 'Seats are changing hands too often. Wait a moment.');
      return;
    case 'undo':
    case 'consent':
      if (!undo.allow(id)) throw refusal('too-fast', 'Too many undos at once. Wait a moment.');
      return;
    case 'rematch':
      if (!newcomers.allow(address)) throw refusal('too-many', 'Too many new tables from this address. Try again later.');
      return;
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
