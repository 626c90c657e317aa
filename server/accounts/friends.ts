import { randomBytes } from 'node:crypto';
import { Avatar, type Friend, type Friendship } from '#wire';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';
import { issue, redeem } from './tickets.ts';

/** So many may one person call friends, and so long a link works. */
const MOST = 500;
const WEEK = 7 * 86_400_000;

/** Friends, and who asks or was asked, by name. */
export async function friendsOf({ db }: Pick<Store, 'db'>, person: string): Promise<Friend[]> {
  const rows = await db
    .selectFrom('friends')
    .where((where) => where.or([where('person', '=', person), where('other', '=', person)]))
    .selectAll()
    .execute();
  for (const row of rows) intact('friends', row, 'A friendship');
  const [mine, theirs] = [rows.flatMap((row) => (row.person === person ? [row.other] : [])), rows.flatMap((row) => (row.other === person ? [row.person] : []))];
  const ids = [...new Set([...mine, ...theirs])];
  if (ids.length === 0) return [];
  const people = await db
    .selectFrom('people')
    .leftJoin('profiles', 'profiles.person', 'people.id')
    .where('people.id', 'in', ids)
    .select(['people.id as id', 'people.name as name', 'profiles.avatar as avatar'])
    .orderBy('people.name')
    .orderBy('people.id')
    .execute();
  return people.map(({ id, name, avatar }) => ({
    person: { id, name },
    avatar: Avatar.safeParse(avatar).data ?? null,
    friendship: between(mine.includes(id), theirs.includes(id)),
  }));
}

/** How somebody stands to a person; null for oneself, and for whoever is nobody yet. */
export async function friendshipOf({ db }: Pick<Store, 'db'>, asking: string | null, person: string): Promise<Friendship | null> {
  if (asking === null || asking === person) return null;
  const rows = await db.selectFrom('friends').where('person', 'in', [asking, person]).where('other', 'in', [asking, person]).selectAll().execute();
  for (const row of rows) intact('friends', row, 'A friendship');
  return between(
    rows.some((row) => row.person === asking),
    rows.some((row) => row.person === person),
  );
}

function between(mine: boolean, theirs: boolean): Friendship {
  return mine ? (theirs ? 'friends' : 'asked') : theirs ? 'asks' : 'none';
}

/** Call somebody a friend: whoever has been asked says yes by it. */
export async function befriend({ db }: Pick<Store, 'db'>, person: string, other: string): Promise<void> {
  const rows = await db.selectFrom('friends').where('person', '=', person).select('other').execute();
  if (rows.length >= MOST) throw refusal('too-many', `You have ${MOST} friends, as many as there is room for.`);
  await db
    .insertInto('friends')
    .values(withSum('friends', { person, other, since: Date.now() }))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Friends no more, or not at all: both forget it. */
export async function unfriend({ db }: Pick<Store, 'db'>, person: string, other: string): Promise<void> {
  await db.deleteFrom('friends').where('person', 'in', [person, other]).where('other', 'in', [person, other]).execute();
}

/** A code that makes whoever brings it a friend, once. */
export async function friendCode(store: Store, person: string): Promise<string> {
  const code = randomBytes(16).toString('base64url');
  await issue(store, code, { kind: 'friend', person, about: '', expires: Date.now() + WEEK });
  return code;
}

/** Whoever brings the code of a person has been asked by them. */
export async function askedByCode(store: Store, code: string, person: string, other: string): Promise<void> {
  const ticket = await redeem(store, 'friend', code);
  if (ticket?.person !== other) throw refusal('bad-link', 'This link was used, or is too old. Ask for a new one.');
  await befriend(store, other, person);
}
