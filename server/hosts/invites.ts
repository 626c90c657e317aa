import { randomBytes } from 'node:crypto';
import type { NewGuest } from '#wire';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { isIntact, withSum } from '../storage/sums.ts';
import { hashOf } from '../tables/links.ts';
import type { TableRegistry } from '../tables/registry.ts';
import { invitationOf } from '../tables/seating.ts';

/** A link that lets one new person in, until it expires. It is kept as a hash. */
export async function invite({ db }: Pick<Store, 'db'>, expires: number): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  await db
    .insertInto('invites')
    .values(withSum('invites', { hash: hashOf(code), created: Date.now(), expires }))
    .execute();
  return code;
}

/** Where nobody comes in uninvited: refuses whoever brings neither a host's code, which is used up by it, nor the link of a table that has a seat for them. */
export async function requireInvitation(registry: TableRegistry, { invite: code, table, link }: NewGuest): Promise<void> {
  if (code !== undefined && (await redeemed(registry.store, code))) return;
  if (table !== undefined && link !== undefined && invitationOf((await registry.table(table)).state, link) !== null) return;
  throw refusal('uninvited', 'This server is for people who are invited: open the link of a table, or one that whoever runs the server gives you.');
}

async function redeemed({ db }: Store, code: string): Promise<boolean> {
  const row = await db.selectFrom('invites').where('hash', '=', hashOf(code)).selectAll().executeTakeFirst();
  if (row === undefined || !isIntact('invites', row) || row.expires <= Date.now()) return false;
  const { numDeletedRows } = await db.deleteFrom('invites').where('hash', '=', row.hash).executeTakeFirst();
  return numDeletedRows > 0n;
}
