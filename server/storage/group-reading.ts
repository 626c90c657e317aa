import { type Kysely, sql } from 'kysely';
import type { Tail } from './journal.ts';
import type { Schema } from './schema.ts';

interface Wanted {
  readonly table: string;
  readonly after: number;
  resolve(tail: readonly Tail[]): void;
  reject(error: unknown): void;
}

/** So many journals at once. */
const MOST = 500;

/**
 * Journals that are asked for in the same moment are read together: what another process has committed is heard of at many tables at once
 * (PostgreSQL).
 */
export class GroupReading {
  reads = 0;
  readonly #db: Kysely<Schema>;
  #wanted: Wanted[] = [];

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  tail(table: string, after: number): Promise<readonly Tail[]> {
    return new Promise((resolve, reject) => {
      if (this.#wanted.length === 0) setImmediate(() => this.#readAll());
      this.#wanted.push({ table, after, resolve, reject });
    });
  }

  #readAll(): void {
    const all = this.#wanted;
    this.#wanted = [];
    for (let from = 0; from < all.length; from += MOST) void this.#read(all.slice(from, from + MOST));
  }

  async #read(all: readonly Wanted[]): Promise<void> {
    this.reads++;
    try {
      const found = await tailsOf(this.#db, all);
      for (const [place, { resolve }] of all.entries()) resolve(found[place] ?? []);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  }
}

async function tailsOf(db: Kysely<Schema>, all: readonly Wanted[]): Promise<readonly Tail[][]> {
  const tables = all.map(({ table }) => table);
  const afters = all.map(({ after }) => after);
  const { rows } = await sql<Tail & { place: string }>`
    select wanted.place, ends.last as end_last, ends.sum as end_sum, found.*
    from unnest(${tables}::text[], ${afters}::integer[]) with ordinality as wanted (id, after, place)
    join ends on ends.table_id = wanted.id
    left join lateral (select * from journal where journal.table_id = wanted.id and journal.entry > wanted.after) as found on true
    order by wanted.place, found.entry`.execute(db);
  const found: Tail[][] = all.map(() => []);
  for (const { place, ...tail } of rows) found[Number(place) - 1]?.push(tail);
  return found;
}
