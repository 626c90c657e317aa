import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { withSum } from '../storage/sums.ts';
import { freshId } from '../tables/people.ts';

/** What a host does to people and tables. */
export type Deed = 'ban' | 'unban' | 'invite' | 'remove-chat' | 'remove-table' | 'remove-person';

/** Write down what a host did, to whom, and why. */
export async function note({ db }: Pick<Store, 'db'>, what: Deed, whom: string, why: string): Promise<void> {
  await db
    .insertInto('deeds')
    .values(withSum('deeds', { id: freshId(), at: Date.now(), what, whom, why }))
    .execute();
}

/** All of it, the latest first. */
export function deedsOf({ db }: Pick<Store, 'db'>): Promise<Row<'deeds'>[]> {
  return db.selectFrom('deeds').selectAll().orderBy('at', 'desc').orderBy('id').execute();
}
