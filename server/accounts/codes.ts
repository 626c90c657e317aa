import { randomInt } from 'node:crypto';
import type { LinkCode, Person } from '#wire';
import { refusal } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import { withSum } from '../storage/sums.ts';
import { hashOf, matchesHash } from '../tables/links.ts';
import type { Login } from '../tables/people.ts';
import { redeem, spend, ticket, ticketOf } from './tickets.ts';

/** Letters and digits that are not mistaken for each other. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A sheet has so many codes of so many letters: 80 bits each. */
const SHEET = 10;
const LETTERS_OF_RECOVERY = 16;

/** A code that is typed on another device: the first letters say which one it is, the others that it was seen. */
const LETTERS_OF_PLACE = 3;
const LETTERS_OF_LINK = 8;
/** So long it works, in milliseconds, and so often somebody may be wrong. */
export const LINK_LASTS = 5 * 60_000;
export const LINK_TRIES = 5;

/** New codes on paper; those of before work no longer. */
export async function newSheet(store: Store, { id }: Person): Promise<string[]> {
  const codes = Array.from({ length: SHEET }, () => freshCode(LETTERS_OF_RECOVERY));
  await store.transact(async (db) => {
    await db.deleteFrom('tickets').where('kind', '=', 'recovery').where('person', '=', id).execute();
    await db
      .insertInto('tickets')
      .values(codes.map((code) => ticket(code, { kind: 'recovery', person: id, about: '', expires: 0 })))
      .execute();
  });
  return codes.map(grouped);
}

/** How many codes are left, and since when; null for whoever has none. */
export async function sheetOf({ db }: Pick<Store, 'db'>, person: string): Promise<{ readonly made: number; readonly left: number } | null> {
  const rows = await db.selectFrom('tickets').where('person', '=', person).where('kind', '=', 'recovery').select('created').execute();
  const [first] = rows;
  return first === undefined ? null : { made: first.created, left: rows.length };
}

/** A code for another device, as long as it lasts; one of before ends. */
export async function newLink(store: Store, { person, token }: Login): Promise<LinkCode> {
  const now = Date.now();
  await store.db
    .deleteFrom('tickets')
    .where('kind', '=', 'link')
    .where((where) => where.or([where('person', '=', person.id), where('expires', '<=', now)]))
    .execute();
  for (;;) {
    const code = freshCode(LETTERS_OF_LINK);
    const row = ticket(placeOf(code), { kind: 'link', person: person.id, about: `${token} ${hashOf(code)}`, expires: now + LINK_LASTS });
    const { numInsertedOrUpdatedRows } = await store.db
      .insertInto('tickets')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    // Where two begin alike, the one that was there stays.
    if (numInsertedOrUpdatedRows === 1n) return { code: grouped(code), lasts: LINK_LASTS / 1000 };
  }
}

/** Whom a code lets in: from a sheet, or from a device that is signed in. */
export async function whoHas(store: Store, typed: string): Promise<{ readonly person: string; readonly left: number | null }> {
  const code = plain(typed);
  const person = code.length === LETTERS_OF_LINK ? await linked(store, code) : await recovered(store, code);
  if (person === null) throw refusal('bad-code', 'This code is wrong, was used, or is too old.');
  return code.length === LETTERS_OF_LINK ? { person, left: null } : { person, left: (await sheetOf(store, person))?.left ?? 0 };
}

async function recovered(store: Store, code: string): Promise<string | null> {
  return (await redeem(store, 'recovery', code))?.person ?? null;
}

async function linked(store: Store, code: string): Promise<string | null> {
  const found = await ticketOf(store, 'link', placeOf(code));
  if (found === null) return null;
  const [session = '', hash = ''] = found.about.split(' ');
  const right = matchesHash(hash, code);
  // Whoever counted or used it meanwhile was faster.
  if (!right && found.tries + 1 < LINK_TRIES) {
    const row = withSum('tickets', { ...found, tries: found.tries + 1 });
    const { numUpdatedRows } = await store.db.updateTable('tickets').where('hash', '=', row.hash).where('sum', '=', found.sum).set(row).executeTakeFirst();
    return numUpdatedRows === 0n ? linked(store, code) : null;
  }
  if (!(await spend(store, found))) return linked(store, code);
  if (!right || found.expires <= Date.now()) return null;
  // The device that showed it may have been signed out meanwhile.
  const shown = await store.db.selectFrom('tokens').where('hash', '=', session).select('person').executeTakeFirst();
  return shown === undefined ? null : found.person;
}

function placeOf(code: string): string {
  return `link ${code.slice(0, LETTERS_OF_PLACE)}`;
}

function freshCode(letters: number): string {
  return Array.from({ length: letters }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** As it is read: four by four. */
function grouped(code: string): string {
  return code.replace(/.{4}(?=.)/g, '$&-');
}

/** As it was meant: O and I are no letters of a code. */
function plain(typed: string): string {
  return typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
}
