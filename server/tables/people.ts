import { randomBytes } from 'node:crypto';
import type { Person, Scope, TokenSummary } from '#wire';
import { StorageError } from '../storage/errors.ts';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { intact, withSum } from '../storage/sums.ts';
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

/** Who asks, and what their token is good for. */
export interface Login {
  readonly person: Person;
  /** The hash of the token. */
  readonly token: string;
  readonly kind: 'session' | 'api';
  readonly scope: Scope;
  /** When it opens nothing any more. */
  readonly expires: number;
}

/** Guests: a name, and tokens to be known by. */
export class People {
  readonly #store: Store;
  /** Those seen lately, so that not every request reads the database. */
  readonly #known = new Map<string, { readonly login: Login; readonly lookedUp: number }>();

  constructor(store: Store) {
    this.#store = store;
    store.onNotification((notification) => {
      if (notification === 'everything') this.#known.clear();
      else if ('revoked' in notification) this.#known.delete(notification.revoked);
    });
  }

  /** Played of every token that opens nothing any more, wherever it was revoked. */
  onRevoked(listener: (token: string) => void): void {
    this.#store.onNotification((notification) => {
      if (notification !== 'everything' && 'revoked' in notification) listener(notification.revoked);
    });
  }

  /** A new guest, where they come from (`originOf`), and with what; the token is for the guest alone and kept as a hash. */
  async createGuest(name: string, origin = '', device: string | null = null): Promise<{ readonly person: Person; readonly token: string }> {
    const person = { id: freshId(), name };
    await this.#store.db
      .insertInto('people')
      .values(withSum('people', { id: person.id, name, created: Date.now(), origin }))
      .execute();
    return { person, token: await this.createSession(person, device) };
  }

  /** Somebody is signed in on a device. */
  createSession(person: Person, device: string | null): Promise<string> {
    return this.createToken(person, { kind: 'session', label: device, scope: 'all', days: 0 });
  }

  /** Who has this id, and since when they are here. */
  async byId(id: string): Promise<{ readonly person: Person; readonly since: number } | null> {
    const row = await this.#store.db.selectFrom('people').where('id', '=', id).selectAll().executeTakeFirst();
    if (row === undefined) return null;
    const { name, created } = intact('people', row, 'This person');
    return { person: { id, name }, since: created };
  }

  /** A further token of a person: for a program, or another device. For so many days; 0 as long as it is used. */
  async createToken(
    person: Person,
    { kind, label, scope, days }: { readonly kind: Login['kind']; readonly label: string | null; readonly scope: Scope; readonly days: number },
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const now = Date.now();
    const expires = days === 0 ? 0 : now + days * DAY;
    await this.#store.db
      .insertInto('tokens')
      .values(withSum('tokens', { hash: hashOf(token), person: person.id, kind, label, created: now, seen: now, expires, scope }))
      .execute();
    return token;
  }

  /** Who has this token. Tokens are found by their hash: how long that takes says nothing about them. */
  async byToken(token: string): Promise<Login | null> {
    if (!/^[\w-]{43}$/.test(token)) return null;
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    const now = Date.now();
    if (known !== undefined && performance.now() - known.lookedUp < LOOKED_UP && known.login.expires > now) return known.login;
    const found = await this.#store.db
      .selectFrom('tokens')
      .leftJoin('people', 'people.id', 'tokens.person')
      .where('tokens.hash', '=', hash)
      .selectAll('tokens')
      .select(['people.id as id', 'people.name as name', 'people.created as since', 'people.origin as origin', 'people.sum as person_sum'])
      .executeTakeFirst();
    if (found === undefined) return null;
    const { id, name, since, origin, person_sum, ...written } = found;
    const row = intact('tokens', written, 'This login');
    if (row.seen < now - UNSEEN || (row.expires !== 0 && row.expires <= now)) return null;
    if (id === null || name === null || since === null || origin === null || person_sum === null)
      throw new StorageError('damaged', 'This login is damaged: there is nobody it belongs to.');
    intact('people', { id, name, created: since, origin, sum: person_sum }, 'Who this login belongs to');
    if (row.seen < now - DAY) await this.#seen(row, now);
    if (this.#known.size >= 10_000) this.#known.delete(this.#known.keys().next().value as string);
    const expires = row.expires === 0 ? Number.POSITIVE_INFINITY : row.expires;
    const login = { person: { id, name }, token: hash, kind: row.kind, scope: row.scope, expires };
    this.#known.set(hash, { login, lookedUp: performance.now() });
    return login;
  }

  /** It was used today. */
  async #seen(row: Row<'tokens'>, seen: number): Promise<void> {
    const { sum } = withSum('tokens', { ...row, seen });
    await this.#store.db.updateTable('tokens').where('hash', '=', row.hash).where('sum', '=', row.sum).set({ seen, sum }).execute();
  }

  async rename(person: Person, name: string): Promise<Person> {
    const { db } = this.#store;
    for (let renamed = 0n; renamed === 0n; ) {
      const row = await db.selectFrom('people').where('id', '=', person.id).selectAll().executeTakeFirst();
      if (row === undefined) break;
      const { sum } = withSum('people', { ...intact('people', row, 'This person'), name });
      // Unless something else of them has changed meanwhile.
      const { numUpdatedRows } = await db.updateTable('people').where('id', '=', person.id).where('sum', '=', row.sum).set({ name, sum }).executeTakeFirst();
      renamed = numUpdatedRows;
    }
    for (const [hash, { login }] of this.#known) if (login.person.id === person.id) this.#known.delete(hash);
    return { id: person.id, name };
  }

  /** The tokens of a person; `current` is the one they ask with. */
  async tokensOf(person: Person, current: string): Promise<TokenSummary[]> {
    const rows = await this.#store.db.selectFrom('tokens').where('person', '=', person.id).selectAll().orderBy('created').execute();
    return rows.map(({ hash, kind, label, created, seen, expires, scope }) => ({
      id: idOf(hash),
      kind,
      label,
      scope,
      created,
      seen,
      expires: expires === 0 ? null : expires,
      current: hash === current,
    }));
  }

  /** Forget a token: what it opened ends, at every process. */
  revoke(hash: string): Promise<void> {
    return this.#store.revoke(hash);
  }

  /** Forget all tokens of a person, those of programs too. */
  async revokeAll(person: Person): Promise<void> {
    const rows = await this.#store.db.selectFrom('tokens').where('person', '=', person.id).select('hash').execute();
    for (const { hash } of rows) await this.revoke(hash);
  }

  /** Forget one of one's tokens; false when there is none by that id. */
  async revokeById(person: Person, id: string): Promise<boolean> {
    const rows = await this.#store.db.selectFrom('tokens').where('person', '=', person.id).select('hash').execute();
    const found = rows.find(({ hash }) => idOf(hash) === id);
    if (found !== undefined) await this.revoke(found.hash);
    return found !== undefined;
  }
}

/** By which a token is named in lists. */
function idOf(hash: string): string {
  return hash.slice(0, 16);
}
