import { hash, randomUUID } from 'node:crypto';
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, type Migration, Migrator, sql } from 'kysely';
import { StorageError } from './errors.ts';
import type { Row, Schema } from './schema.ts';
import { sumEverything } from './sum-everything.ts';

type Kind = 'sqlite' | 'postgres';

const must = (column: ColumnDefinitionBuilder) => column.notNull();
const key = (column: ColumnDefinitionBuilder) => column.primaryKey().notNull();

/** In the order of their names. One that has been released is never changed again. */
export function migrations(kind: Kind): Record<string, Migration> {
  const time = kind === 'sqlite' ? 'integer' : 'bigint';
  const strict = <T extends string>(table: CreateTableBuilder<T>) => (kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table);
  // Small rows live in the index of their key itself.
  const small = <T extends string>(table: CreateTableBuilder<T>) => (kind === 'sqlite' ? table.modifyEnd(sql`strict, without rowid`) : table);
  return {
    '001-tables': {
      async up(db: Kysely<Schema>) {
        const { schema } = db;
        await small(schema.createTable('people').addColumn('id', 'text', key).addColumn('name', 'text', must).addColumn('created', time, must)).execute();
        await small(
          schema
            .createTable('tokens')
            .addColumn('hash', 'text', key)
            .addColumn('person', 'text', must)
            .addColumn('kind', 'text', must)
            .addColumn('label', 'text')
            .addColumn('created', time, must)
            .addColumn('seen', time, must),
        ).execute();
        await schema.createIndex('tokens_person').on('tokens').column('person').execute();
        await strict(
          schema
            .createTable('tables')
            .addColumn('id', 'text', key)
            .addColumn('game', 'text', must)
            .addColumn('rules', 'integer', must)
            .addColumn('config', 'text', must)
            .addColumn('host', 'text', must)
            .addColumn('state', 'text', must)
            .addColumn('listed', 'integer', must)
            .addColumn('bots', 'integer', must)
            .addColumn('created', time, must)
            .addColumn('changed', time, must)
            .addColumn('secret', 'text', must)
            .addColumn('checkpoint', 'text'),
        ).execute();
        await schema.createIndex('tables_state_listed_changed').on('tables').columns(['state', 'listed', 'changed']).execute();
        await small(
          schema
            .createTable('seats')
            .addColumn('table_id', 'text', must)
            .addColumn('seat', 'integer', must)
            .addColumn('person', 'text')
            .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat']),
        ).execute();
        await schema.createIndex('seats_person').on('seats').column('person').execute();
        await small(
          schema
            .createTable('journal')
            .addColumn('table_id', 'text', must)
            .addColumn('entry', 'integer', must)
            .addColumn('at', time, must)
            .addColumn('kind', 'text', must)
            .addColumn('person', 'text')
            .addColumn('id', 'text')
            .addColumn('body', 'text', must)
            .addPrimaryKeyConstraint('journal_key', ['table_id', 'entry']),
        ).execute();
        // Where entries waited for their place in the journal, until 002.
        if (kind === 'sqlite') await strict(schema.createTable('log').addColumn('seq', 'integer', key).addColumn('entries', 'text', must)).execute();
        await strict(
          schema
            .createTable('reports')
            .addColumn('id', 'text', key)
            .addColumn('table_id', 'text', must)
            .addColumn('at', time, must)
            .addColumn('message', 'text', must)
            .addColumn('body', 'text', must),
        ).execute();
        await small(schema.createTable('meta').addColumn('name', 'text', key).addColumn('value', 'text', must)).execute();
        await db.insertInto('meta').values({ name: 'generation', value: randomUUID() }).execute();
      },
    },
    '002-actions': {
      async up(db: Kysely<Schema>) {
        if (kind === 'sqlite') {
          await sql`
            insert into journal (table_id, entry, at, kind, person, id, body)
            select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value -> 6
            from (select each.value as value from log, json_each(log.entries) as each) where true on conflict do nothing`.execute(db);
          await db.schema.dropTable('log').execute();
        }
        await db.schema.createIndex('journal_action').on('journal').columns(['table_id', 'id']).where('id', 'is not', null).execute();
      },
    },
    '003-records': {
      async up(db: Kysely<Schema>) {
        await small(db.schema.createTable('records').addColumn('table_id', 'text', key).addColumn('record', 'text', must)).execute();
        await db.schema
          .alterTable('journal')
          .addColumn('sum', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await db.schema
          .alterTable('tables')
          .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        await db.schema
          .alterTable('tokens')
          .addColumn('expires', time, (column) => column.notNull().defaultTo(0))
          .execute();
        await db.schema
          .alterTable('tokens')
          .addColumn('scope', 'text', (column) => column.notNull().defaultTo('all'))
          .execute();
        await addSums(db);
        // SQLite took the key of the journal rather than the index of 002, and went through all entries of the table.
        await db.schema.dropIndex('journal_action').execute();
        await db.schema.createIndex('journal_person').on('journal').columns(['person', 'id']).where('id', 'is not', null).execute();
      },
    },
    '004-origins': {
      async up(db: Kysely<Schema>) {
        await db.schema
          .alterTable('people')
          .addColumn('origin', 'text', (column) => column.notNull().defaultTo(''))
          .execute();
        for (const table of ['people', 'tables']) await db.schema.createIndex(`${table}_origin`).on(table).columns(['origin', 'created']).execute();
      },
    },
    // Programs of before 003 went on writing to a database that had checksums, without any.
    '005-format': {
      async up(db: Kysely<Schema>) {
        if (kind === 'postgres') await sql`lock table journal in exclusive mode`.execute(db);
        await addSums(db);
        await db.updateTable('meta').set({ name: 'generation of format 2' }).where('name', '=', 'generation').execute();
      },
    },
    '006-standings': {
      async up(db: Kysely<Schema>) {
        // Those of tables that are there already are found in the background (`fillStandings`).
        await small(
          db.schema.createTable('standings').addColumn('table_id', 'text', key).addColumn('changed', time, must).addColumn('standing', 'text', must),
        ).execute();
      },
    },
    '007-sums': {
      async up(db: Kysely<Schema>) {
        if (kind === 'postgres') await sql`lock table journal, people, tokens, tables, seats, records, reports, standings in exclusive mode`.execute(db);
        await small(
          db.schema.createTable('ends').addColumn('table_id', 'text', key).addColumn('last', 'integer', must).addColumn('sum', 'text', must),
        ).execute();
        for (const table of ['people', 'tokens', 'tables', 'seats', 'records', 'reports', 'standings'])
          await db.schema
            .alterTable(table)
            .addColumn('sum', 'text', (column) => column.notNull().defaultTo(''))
            .execute();
        await sumEverything(db);
        await db.schema.createIndex('tables_host').on('tables').columns(['host', 'created']).execute();
        const generation = randomUUID();
        const value = `${generation} ${hash('sha256', generation, 'hex').slice(0, 16)}`;
        await db.updateTable('meta').set({ name: 'generation of format 3', value }).where('name', '=', 'generation of format 2').execute();
      },
    },
    '008-hosts': {
      async up({ schema }: Kysely<Schema>) {
        const row = (table: string, id: string) => schema.createTable(table).addColumn(id, 'text', key);
        await small(
          row('bans', 'whom').addColumn('why', 'text', must).addColumn('at', time, must).addColumn('until', time, must).addColumn('sum', 'text', must),
        ).execute();
        await small(row('invites', 'hash').addColumn('created', time, must).addColumn('expires', time, must).addColumn('sum', 'text', must)).execute();
        await small(
          row('deeds', 'id')
            .addColumn('at', time, must)
            .addColumn('what', 'text', must)
            .addColumn('whom', 'text', must)
            .addColumn('why', 'text', must)
            .addColumn('sum', 'text', must),
        ).execute();
      },
    },
    // Programs of before 009 would miss what is folded.
    '009-folds': {
      async up(db: Kysely<Schema>) {
        if (kind === 'postgres') await sql`lock table journal in exclusive mode`.execute(db);
        await strict(
          db.schema
            .createTable('folds')
            .addColumn('table_id', 'text', must)
            .addColumn('first', 'integer', must)
            .addColumn('last', 'integer', must)
            .addColumn('people', 'text', must)
            .addColumn('actions', 'text', must)
            .addColumn('entries', 'text', must)
            .addColumn('sum', 'text', must)
            .addPrimaryKeyConstraint('folds_key', ['table_id', 'first']),
        ).execute();
        await db.updateTable('meta').set({ name: 'generation of format 4' }).where('name', '=', 'generation of format 3').execute();
      },
    },
    '010-passkeys': {
      async up({ schema }: Kysely<Schema>) {
        await small(
          schema
            .createTable('passkeys')
            .addColumn('id', 'text', key)
            .addColumn('person', 'text', must)
            .addColumn('name', 'text', must)
            .addColumn('public_key', 'text', must)
            .addColumn('counter', time, must)
            .addColumn('transports', 'text', must)
            .addColumn('created', time, must)
            .addColumn('used', time, must)
            .addColumn('sum', 'text', must),
        ).execute();
        await small(
          schema
            .createTable('tickets')
            .addColumn('hash', 'text', key)
            .addColumn('kind', 'text', must)
            .addColumn('person', 'text')
            .addColumn('about', 'text', must)
            .addColumn('created', time, must)
            .addColumn('expires', time, must)
            .addColumn('tries', 'integer', must)
            .addColumn('sum', 'text', must),
        ).execute();
        await schema.createIndex('tickets_expires').on('tickets').column('expires').execute();
        for (const table of ['passkeys', 'tickets']) await schema.createIndex(`${table}_person`).on(table).column('person').execute();
      },
    },
    '011-profiles': {
      async up({ schema }: Kysely<Schema>) {
        await small(
          schema
            .createTable('profiles')
            .addColumn('person', 'text', key)
            .addColumn('avatar', 'text', must)
            .addColumn('shows', 'text', must)
            .addColumn('settings', 'text', must)
            .addColumn('sum', 'text', must),
        ).execute();
        await strict(
          schema
            .createTable('luggage')
            .addColumn('person', 'text', must)
            .addColumn('id', 'text', must)
            .addColumn('game', 'text', must)
            .addColumn('changed', time, must)
            .addColumn('saved', 'text', must)
            .addColumn('sum', 'text', must)
            .addPrimaryKeyConstraint('luggage_key', ['person', 'id']),
        ).execute();
      },
    },
    '012-friends': {
      async up({ schema }: Kysely<Schema>) {
        await small(
          schema
            .createTable('friends')
            .addColumn('person', 'text', must)
            .addColumn('other', 'text', must)
            .addColumn('since', time, must)
            .addColumn('sum', 'text', must)
            .addPrimaryKeyConstraint('friends_key', ['person', 'other']),
        ).execute();
        await schema.createIndex('friends_other').on('friends').column('other').execute();
      },
    },
    // What is not folded of a journal is short: an action is found by the key, and no entry moves an index more.
    '013-actions': {
      async up(db: Kysely<Schema>) {
        await db.schema.dropIndex('journal_person').execute();
      },
    },
  };
}

/** What was written without a checksum is taken as it is, by the sum of format 2: part of 003 and 005, so never changed again. */
async function addSums(db: Kysely<Schema>): Promise<void> {
  const unsummed = sql<Row<'journal'>>`select * from journal where sum = '' limit 500`;
  for (let { rows } = await unsummed.execute(db); rows.length > 0; { rows } = await unsummed.execute(db))
    for (const { table_id, entry, at, kind, person, id, body } of rows) {
      const sum = hash('sha256', JSON.stringify([table_id, entry, at, kind, person, id, body]), 'hex').slice(0, 16);
      await db.updateTable('journal').set({ sum }).where('table_id', '=', table_id).where('entry', '=', entry).execute();
    }
}

/** Bring a database up to date. Several processes may do so at once: one of them does it, the others wait. */
export async function migrate(db: Kysely<Schema>, kind: Kind): Promise<void> {
  const known = migrations(kind);
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => known } }).migrateToLatest();
  if (error === undefined) return;
  if (error instanceof StorageError) throw error;
  const newer = await unknownMigrations(db, Object.keys(known));
  if (newer.length > 0) {
    throw new StorageError('unusable', `The database was made by a newer version of Muster (it has ${newer.join(', ')}). Update the program.`, {
      cause: error,
    });
  }
  throw new StorageError('unusable', 'The database could not be brought up to date.', { cause: error });
}

async function unknownMigrations(db: Kysely<Schema>, known: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !known.includes(name));
}
