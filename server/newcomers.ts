import { sql } from 'kysely';
import { networkOf, originOf } from './http/address.ts';
import { RateLimits, SHARED_BY, WIDER_BY } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

const HOUR = 3_600_000;

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
    if (person === null) return (await this.#count('people', 'origin', origin)) < this.#perHour;
    const [own, all] = await Promise.all([this.#count('tables', 'host', person), this.#count('tables', 'origin', origin)]);
    return own < this.#perHour && all < this.#perHour * SHARED_BY;
  }

  async #count(table: 'tables' | 'people', column: 'origin' | 'host', value: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.ref(column)} = ${value} and created > ${Date.now() - HOUR}`.execute(this.#store.db);
    return Number(rows[0]?.count ?? 0);
  }
}
