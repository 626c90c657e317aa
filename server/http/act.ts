import type { Action, ActionResult, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { Table } from '../tables/table.ts';
import type { Watcher } from '../tables/watchers.ts';
import type { Api } from './api.ts';

/** Do something at a table, unless the server is stopping or they talk too fast. */
export function act(
  { talk, connections }: Pick<Api, 'talk' | 'connections'>,
  table: Table,
  person: Person,
  action: Action,
  by?: Watcher,
): Promise<ActionResult> {
  if (connections.closing) throw refusal('unavailable', 'This server is stopping. Try again in a moment.');
  if ((action.do === 'say' || action.do === 'ping') && !talk.allow(person.id)) throw refusal('too-fast', 'Too many messages. Wait a moment.');
  return connections.track(table.act(person, action, by));
}
