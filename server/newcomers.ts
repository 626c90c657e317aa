import { originOf } from './http/address.ts';
import { RateLimits } from './rate-limit.ts';
import { refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { Store } from './storage/store.ts';

const HOUR = 3_600_000;

/**
 * New tables, guests and tokens, by person and by network. What this process has seen is counted here; what others have seen, or
 * this one before it was started again, stands in the database, which knows where tables and guests come from.
 */
export class Newcomers {
  readonly #store: Store;
  readonly #perHour: number;
  readonly #limits: RateLimits;

  constructor(store: Store, { newTablesPerHour }: Pick<Settings, 'newTablesPerHour'>) {
    this.#store = store;
    this.#perHour = newTablesPerHour;
    this.#limits = new RateLimits({ perSecond: newTablesPerHour / 3600, atOnce: newTablesPerHour });
  }

  /** `what` would be too many: "new tables". */
  async admit(what: string, address: string, person: string | null = null): Promise<void> {
    const here = [`from ${address}`, ...(person === null ? [] : [`by ${person}`])].every((who) => this.#limits.allow(who));
    if (!here || (await this.#written(originOf(address))) >= this.#perHour) throw refusal('too-many', `Too many ${what} from this address. Try again later.`);
  }

  /** How many tables and guests came from there within the hour, at any process. */
  async #written(origin: string): Promise<number> {
    const counts = await Promise.all(
      (['tables', 'people'] as const).map((table) =>
        this.#store.db
          .selectFrom(table)
          .where('origin', '=', origin)
          .where('created', '>', Date.now() - HOUR)
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .executeTakeFirst(),
      ),
    );
    return counts.reduce((sum, found) => sum + Number(found?.count ?? 0), 0);
  }
}
