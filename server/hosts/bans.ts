import { BlockList, isIP } from 'node:net';
import { budgetOf } from '../http/address.ts';
import { refusal } from '../refusal.ts';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { isIntact, withSum } from '../storage/sums.ts';

/** So long until the list is read again that could not be read, in milliseconds. */
const READ_AGAIN = 1_000;

interface Ban {
  /** When it ends; 0 is never. */
  readonly until: number;
  covers(address: string, person: string | null): boolean;
}

/** Who is kept out, as this process knows it: all hear at once when the list changes. */
export class Bans {
  readonly #store: Store;
  readonly #listeners: (() => void)[] = [];
  #all: readonly Ban[] = [];
  #closed = false;

  constructor(store: Store) {
    this.#store = store;
    store.onNotification((notification) => {
      if (notification === 'everything' || 'bans' in notification) void this.read();
    });
  }

  /** Until it is read again, the list is what it was. */
  async read(): Promise<void> {
    try {
      const rows = await this.#store.db.selectFrom('bans').selectAll().execute();
      // What is damaged names nobody for sure; the check says so.
      this.#all = rows.filter((row) => isIntact('bans', row)).map(banOf);
      for (const listener of this.#listeners) listener();
    } catch {
      if (!this.#closed) setTimeout(() => void this.read(), READ_AGAIN).unref();
    }
  }

  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Refuses whoever is kept out: by who they are, or by where they come from (`budgetOf`). */
  require(address: string, person: string | null): void {
    if (this.covers(address, person)) throw refusal('banned', 'Whoever runs this server has banned you from it.');
  }

  covers(address: string, person: string | null, now = Date.now()): boolean {
    return this.#all.some((ban) => (ban.until === 0 || ban.until > now) && ban.covers(address, person));
  }

  close(): void {
    this.#closed = true;
  }
}

function banOf({ whom, until }: Row<'bans'>): Ban {
  const network = networkIn(whom);
  if (network === null) return { until, covers: (_, person) => person === whom };
  const list = new BlockList();
  list.addSubnet(network.address, network.bits, network.family);
  return {
    until,
    covers(address) {
      const [plain = ''] = address.split('/');
      const version = isIP(plain);
      return version !== 0 && list.check(plain, version === 6 ? 'ipv6' : 'ipv4');
    },
  };
}

/** Whom a host means: a person by their id, an address, or a network as 203.0.113.0/24; null where it is none of these. Of IPv6 the first 64 bits are one address. */
export function whomIn(text: string): string | null {
  const given = text.trim().toLowerCase();
  if (PERSON.test(given)) return given;
  const whom = given.includes('/') ? given : budgetOf(given);
  return networkIn(whom) === null ? null : whom;
}

export const PERSON = /^[a-z0-9]{16}$/;

function networkIn(whom: string): { readonly address: string; readonly bits: number; readonly family: 'ipv4' | 'ipv6' } | null {
  const [address = '', length, ...rest] = whom.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0 || (length !== undefined && !/^\d{1,2}$/.test(length))) return null;
  const most = version === 4 ? 32 : 64;
  const bits = length === undefined ? most : Number(length);
  return bits >= 1 && bits <= most ? { address, bits, family: version === 4 ? 'ipv4' : 'ipv6' } : null;
}

/** Keep somebody out from now on, at every process; until a time, or for good (0). */
export async function ban(store: Store, whom: string, until: number, why: string): Promise<void> {
  const { whom: _, ...row } = withSum('bans', { whom, why, at: Date.now(), until });
  await store.db
    .insertInto('bans')
    .values({ whom, ...row })
    .onConflict((conflict) => conflict.column('whom').doUpdateSet(row))
    .execute();
  await store.tell({ bans: 'changed' });
}

/** Let somebody in again; false where they were not kept out. */
export async function unban(store: Store, whom: string): Promise<boolean> {
  const { numDeletedRows } = await store.db.deleteFrom('bans').where('whom', '=', whom).executeTakeFirst();
  await store.tell({ bans: 'changed' });
  return numDeletedRows > 0n;
}

/** All that hold, the latest first. */
export async function bansOf({ db }: Pick<Store, 'db'>, now = Date.now()): Promise<Row<'bans'>[]> {
  const rows = await db.selectFrom('bans').selectAll().orderBy('at', 'desc').execute();
  return rows.filter(({ until }) => until === 0 || until > now);
}
