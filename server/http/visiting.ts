import { NotDone } from '../refusal.ts';
import type { House } from '../tables/house.ts';
import { opens } from '../tables/links.ts';
import type { Table } from '../tables/table.ts';
import { maySee } from '../tables/told.ts';

/** A table that this person, or whoever has the link of one of its seats, may look at. */
export async function tableFor(house: House, id: string, person: string | null, link?: string): Promise<Table> {
  const table = await house.table(id);
  const may = () =>
    maySee(table.state, person) || (link !== undefined && table.state.seats.some((holder) => holder.kind === 'link' && opens(holder.hash, link)));
  // They may have sat down at another process a moment ago.
  if (!may() && house.store.kind === 'postgres') await table.catchUp();
  if (!may()) throw new NotDone('forbidden', 'Only those who sit at this table may look at it.');
  return table;
}
