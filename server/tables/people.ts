import { randomBytes } from 'node:crypto';
import type { Person } from '#wire';
import type { Store } from '../storage/store.ts';
import { hashOf } from './links.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A random id: 80 bits in letters that are not mistaken for each other. */
export function freshId(): string {
  let id = '';
  for (const byte of randomBytes(16)) id += LETTERS[byte & 31];
  return id;
}

const DAY = 86_400_000;
/** A token that was not used for so long opens nothing any more. */
const UNSEEN = 400 * DAY;
/** So long what was looked up is taken for true: at other processes somebody may have signed out. */
const LOOKED_UP = 60_000;

/** Guests: a name and a token. */
export class People {
  readonly #store: Store;
  /** Those seen lately, so that not every request reads the database. */
  readonly #known = new Map<string, { readonly person: Person; readonly until: number }>();

  constructor(store: Store) {
    this.#store = store;
    store.onNotification((notification) => notification === 'everything' && this.#known.clear());
  }

  /** A new guest; the token is for the guest alone and kept as a hash. */
  async createGuest(name: string): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: freshId(), name };
    await this.#store.db.insertInto('people').values({ id: person.id, name, created: Date.now() }).execute();
    return { person, token: await this.createToken(person, 'session', null) };
  }

  /** A further token of a person: for a bot, or another device. */
  async createToken(person: Person, kind: 'session' | 'api', label: string | null): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.#store.db
      .insertInto('tokens')
      .values({ hash: hashOf(token), person: person.id, kind, label, created: Date.now(), seen: Date.now() })
      .execute();
    return token;
  }

  /** Who has this token. Tokens are found by their hash: how long that takes says nothing about them. */
  async byToken(token: string): Promise<Person | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    const now = Date.now();
    if (known !== undefined && known.until > now) return known.person;
    const row = await this.#store.db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .where('tokens.hash', '=', hash)
      .select(['people.id as id', 'people.name as name', 'tokens.seen as seen'])
      .executeTakeFirst();
    if (row === undefined || row.seen < now - UNSEEN) return null;
    if (row.seen < now - DAY) await this.#store.db.updateTable('tokens').where('hash', '=', hash).set({ seen: now }).execute();
    if (this.#known.size >= 10_000) this.#known.delete(this.#known.keys().next().value as string);
    const person = { id: row.id, name: row.name };
    this.#known.set(hash, { person, until: now + LOOKED_UP });
    return person;
  }

  async rename(person: Person, name: string): Promise<Person> {
    await this.#store.db.updateTable('people').where('id', '=', person.id).set({ name }).execute();
    for (const [hash, known] of this.#known) if (known.person.id === person.id) this.#known.delete(hash);
    return { id: person.id, name };
  }

  /** Forget a token: sign out. */
  async revoke(token: string): Promise<void> {
    this.#known.delete(hashOf(token));
    await this.#store.db.deleteFrom('tokens').where('hash', '=', hashOf(token)).execute();
  }
}
