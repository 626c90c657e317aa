import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { GENERATION } from './format.ts';
import { checkStore } from './index.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { fileDialect } from './sqlite-dialect.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { Databases, type Kind, kinds } from './testing/databases.ts';
import { type FormerWriter, formerWriters } from './testing/former-writers.ts';
import { write } from './testing/write.ts';

const databases = new Databases();

/** A process of a former release that stays connected, on a database as far as that release knew it. */
async function former(kind: Kind, database: string, release: string): Promise<Kysely<Schema>> {
  await mkdir(dirname(database), { recursive: true });
  const dialect =
    kind === 'postgres'
      ? new PostgresDialect({ pool: new Pool({ connectionString: database, max: 1 }) })
      : fileDialect(new SqliteThread({ file: database, patience: 1_000, watch: false }), { transactions: true });
  const db = new Kysely<Schema>({ dialect });
  onTestFinished(() => db.destroy());
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations(kind) } }).migrateTo(release);
  if (error !== undefined) throw error;
  return db;
}

async function generationOf(db: Kysely<Schema>): Promise<string> {
  return (await db.selectFrom('meta').select('value').where('name', '=', 'generation').executeTakeFirstOrThrow()).value;
}

const row = (entry: number): Parameters<FormerWriter>[1] => ['t', entry, 1, 'answer', '{"n":1}'];

describe.each(kinds)('a database of %s', (kind) => {
  test.each(Object.keys(formerWriters) as (keyof typeof formerWriters)[])('is upgraded while a program %s is running, which writes no more', async (name) => {
    const database = await databases.fresh(kind);
    const old = await former(kind, database, '004-origins');
    const generation = await generationOf(old);
    await sql`insert into tables (id, game, rules, config, host, state, listed, bots, created, changed, secret, checkpoint, origin)
      values ('t', 'g', 1, '{}', 'ann', 'playing', 1, 0, 1, 2, 's', '{"at":0}', '')`.execute(old);
    // Beside a newer process it went on writing without checksums.
    for (const entry of [0, 1]) await formerWriters.withoutSums(generation, row(entry)).execute(old);

    const store = await databases.open(database);
    expect(await store.entries('t', -1)).toHaveLength(2);
    expect(await formerWriters[name](generation, row(2)).execute(old)).toMatchObject({ numAffectedRows: 0n });
    expect(await store.commit(write('t', 2))).toBe('committed');
    expect(await formerWriters[name](generation, row(3)).execute(old)).toMatchObject({ numAffectedRows: 0n });
    expect(await store.entries('t', -1)).toHaveLength(3);
    expect((await checkStore(store)).damage).toEqual([]);
  });

  test('that a newer program has taken over is no longer written to, and this one is not ready', async () => {
    const store = await databases.open(await databases.fresh(kind));
    expect(await store.commit(write('t', 0))).toBe('committed');
    expect(await store.ready()).toBe(true);
    await sql`update meta set name = 'generation of format 1000' where name = ${GENERATION}`.execute(store.db);
    await expect(store.commit(write('t', 1))).rejects.toMatchObject({ code: 'unusable', message: expect.stringContaining('newer Muster') });
    expect(await store.ready()).toBe(false);
    expect(await store.entries('t', -1)).toHaveLength(1);
  });
});
