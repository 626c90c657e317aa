import type { Action, Done, Person } from '#wire';
import { NotDone } from '../refusal.ts';
import type { Table, Watcher } from '../tables/table.ts';
import type { Api } from './api.ts';

/** Do something at a table, within the budget for talk; count what is refused. */
export function act({ talk, connections }: Pick<Api, 'talk' | 'connections'>, table: Table, person: Person, action: Action, by?: Watcher): Promise<Done> {
  if (connections.closing) throw new NotDone('unavailable', 'This server is stopping. Send it again in a moment.');
  if ((action.do === 'say' || action.do === 'ping') && !talk.spend(person.id)) throw new NotDone('too-fast', 'Let the others read first.');
  return connections.during(table.act(person, action, by));
}
