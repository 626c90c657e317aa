import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openStore, type Store, type StoreSettings } from '../index.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

export type Kind = 'sqlite' | 'postgres';
export const kinds: readonly Kind[] = ['sqlite', 'postgres'];

/** Databases for the tests of one file. Stores are closed after each test, all else is deleted at the end. */
export class Databases {
  #folder = '';
  #postgres: TestPostgres | undefined;
  #open: Store[] = [];
  // To make a PostgreSQL database takes longer than most tests: they are used again.
  #used: string[] = [];
  #free: string[] = [];

  constructor({ durable = false }: { readonly durable?: boolean } = {}) {
    beforeAll(async () => {
      this.#folder = await mkdtemp(join(tmpdir(), 'muster-storage-'));
      this.#postgres = await startPostgres({ durable });
    });
    afterEach(async () => {
      await Promise.all(this.#open.splice(0).map((store) => store.close()));
      this.#free.push(...this.#used.splice(0));
    });
    afterAll(async () => {
      await this.#postgres?.stop();
      await rm(this.#folder, { recursive: true, force: true });
    });
  }

  get postgres(): TestPostgres {
    if (this.#postgres === undefined) throw new Error('PostgreSQL does not run yet');
    return this.#postgres;
  }

  /** The name of an empty database, for one test. */
  async fresh(kind: Kind): Promise<string> {
    if (kind === 'sqlite') return this.kept(kind);
    const free = this.#free.pop();
    const url = free ?? (await this.kept(kind));
    if (free) await empty(free);
    this.#used.push(url);
    return url;
  }

  /** The name of an empty database, for as many tests as one likes. */
  async kept(kind: Kind): Promise<string> {
    return kind === 'sqlite' ? join(this.#folder, randomUUID(), 'muster.db') : this.postgres.url(randomUUID());
  }

  /** Closed after the test. */
  async open(database: string, settings: Omit<StoreSettings, 'database'> = {}): Promise<Store> {
    const store = await openStore({ ...settings, database });
    this.#open.push(store);
    return store;
  }
}

async function empty(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('drop schema public cascade; create schema public');
  await client.end();
}
