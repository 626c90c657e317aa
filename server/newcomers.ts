import { sql } from 'kysely';
import { networkOf, originOf } from './http/address.ts';
import { RateLimits, SHARED_BY, WIDER_BY } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

const HOUR = 3_600_000;
/** So long a count is gone on from where no other process adds to it, in milliseconds. */
const COUNTED = 60_000;
/** Of so many people and addresses. */
const MOST_COUNTED = 20_000;

interface Counted {
  count: number;
  readonly until: number;
}

/**
 * New tables, guests and tokens, by person and by network. What this process has seen is counted here; what others have seen, or
 * this one before it was started again, stands in the database, which knows where tables and guests come from.
 */
export class Newcomers {
  /** There is no room for anything new. */
  full = false;
  readonly #store: Store;
  readonly #perHour: number;
  readonly #limits: RateLimits;
  readonly #addresses: RateLimits;
  readonly #networks: RateLimits;
  readonly #counted = new Map<string, Promise<Counted>>();

  constructor(store: Store, { newTablesPerHour }: Pick<Settings, 'newTablesPerHour'>) {
    this.#store = store;
    this.#perHour = newTablesPerHour;
    const limits = (factor: number) => new RateLimits({ perSecond: (newTablesPerHour * factor) / 3600, atOnce: newTablesPerHour * factor });
    this.#limits = limits(1);
    this.#addresses = limits(SHARED_BY);
    this.#networks = limits(SHARED_BY * WIDER_BY);
  }

  /** `what` would be too many: "new tables". */
  async admit(what: string, address: string, person: string | null = null): Promise<void> {
    if (this.full) throw refusal('full', 'There is no room left for anything new on this server; tables that are there go on.');
    const network = networkOf(address);
    const here =
      this.#limits.allow(person === null ? `from ${address}` : `by ${person}`) &&
      this.#addresses.allow(address) &&
      (network === null || this.#networks.allow(network));
    if (!here || !(await this.#fits(originOf(address), person))) throw refusal('too-many', `Too many ${what} from this address. Try again later.`);
  }

  /** By what the database says of the last hour, at any process: guests from an address, or tables of a person and of their address. */
  async #fits(origin: string, person: string | null): Promise<boolean> {
    if (person === null) return this.#fit([await this.#count('people', 'origin', origin)], [this.#perHour]);
    const counts = await Promise.all([this.#count('tables', 'host', person), this.#count('tables', 'origin', origin)]);
    return this.#fit(counts, [this.#perHour, this.#perHour * SHARED_BY]);
  }

  #fit(counts: readonly Counted[], limits: readonly number[]): boolean {
    if (counts.some(({ count }, i) => count >= (limits[i] ?? 0))) return false;
    for (const counted of counts) counted.count++;
    return true;
  }

  #count(table: 'tables' | 'people', column: 'origin' | 'host', value: string): Promise<Counted> {
    if (this.#store.shared) return this.#read(table, column, value);
    const key = `${table} ${column} ${value}`;
    const known = this.#counted.get(key);
    if (known !== undefined) return known.then((counted) => (performance.now() < counted.until ? counted : this.#countAnew(key, table, column, value)));
    return this.#countAnew(key, table, column, value);
  }

  #countAnew(key: string, table: 'tables' | 'people', column: 'origin' | 'host', value: string): Promise<Counted> {
    if (this.#counted.size >= MOST_COUNTED) this.#counted.clear();
    const counting = this.#read(table, column, value);
    this.#counted.set(key, counting);
    counting.catch(() => this.#counted.delete(key));
    return counting;
  }

  async #read(table: 'tables' | 'people', column: 'origin' | 'host', value: string): Promise<Counted> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${value} and created > ${Date.now() - HOUR}`.execute(this.#store.db);
    return { count: Number(rows[0]?.count ?? 0), until: performance.now() + COUNTED };
  }
}
