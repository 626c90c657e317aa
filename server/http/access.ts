import { refusal } from '../refusal.ts';
import { matchesHash } from '../tables/links.ts';
import type { TableRegistry } from '../tables/registry.ts';
import type { Table } from '../tables/table.ts';
import { mayWatch } from '../tables/views.ts';

/** A table that this person, or whoever has the link of one of its seats, may look at. */
export async function tableFor(registry: TableRegistry, id: string, person: string | null, link?: string): Promise<Table> {
  const table = await registry.table(id);
  const may = () =>
    mayWatch(table.state, person) || (link !== undefined && table.state.seats.some((holder) => holder.kind === 'link' && matchesHash(holder.hash, link)));
  // They may have sat down at another process a moment ago.
  if (!may()) await table.refresh();
  if (!may()) throw refusal('forbidden', 'Only those who sit at this table may look at it.');
  return table;
}
