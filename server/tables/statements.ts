import type { CompiledQuery, Kysely } from 'kysely';
import type { Checkpoint, Json, Match, Seat } from '#kernel';
import { openedCheckpoint, sealedCheckpoint } from '../storage/checkpoint.ts';
import type { Row, Schema } from '../storage/schema.ts';
import { sumOf } from '../storage/sums.ts';
import type { ListedTable } from './listed-table.ts';
import type { Standing } from './standings.ts';

/** Statements that keep the lists of tables true; each is written with the entry that makes it so. */
export function statementsFor(db: Kysely<Schema>) {
  const table = (id: string) => db.updateTable('tables').where('id', '=', id);
  const setSeat = compiledOnce<[string, Seat, string | null, string]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER, ANY_SUM], (id, seat, person, sum) =>
    db.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat).set({ person, sum }).compile(),
  );
  const checkpoint = compiledOnce<[string, string | null]>([ANY_TEXT, ANY_OTHER], (id, saved) => table(id).set({ checkpoint: saved }).compile());
  const seal = compiledOnce<[string, string, string]>([ANY_TEXT, ANY_OTHER, ANY_SUM], (table_id, record, sum) =>
    db
      .insertInto('records')
      .values({ table_id, record, sum })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  );
  const standing = compiledOnce<[string, number, string, string]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER, ANY_SUM], (table_id, changed, text, sum) =>
    db
      .insertInto('standings')
      .values({ table_id, changed, standing: text, sum })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({
          changed: (row) => row.ref('excluded.changed'),
          standing: (row) => row.ref('excluded.standing'),
          sum: (row) => row.ref('excluded.sum'),
        }),
      )
      .compile(),
  );
  const insertSeat = compiledOnce<[string, Seat, string | null, string]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER, ANY_SUM], (table_id, number, person, sum) =>
    db.insertInto('seats').values({ table_id, seat: number, person, sum }).compile(),
  );
  const insert = db.insertInto('tables').values(ANY_TABLE).compile();
  const insertTable = (row: Row<'tables'>): CompiledQuery => ({ ...insert, parameters: COLUMNS.map((column) => row[column]) });
  return {
    /** A new table and its seats. */
    insertTable,
    insertSeat: (table_id: string, seat: Seat, person: string | null): CompiledQuery =>
      insertSeat(table_id, seat, person, sumOf('seats', { table_id, seat, person })),
    deleteSeat: (table_id: string, seat: Seat): CompiledQuery => db.deleteFrom('seats').where('table_id', '=', table_id).where('seat', '=', seat).compile(),
    setSeat: (table_id: string, seat: Seat, person: string | null): CompiledQuery =>
      setSeat(table_id, seat, person, sumOf('seats', { table_id, seat, person })),
    /** What the lists say of a table, after an entry that changes it. */
    setTable: ({ id, config, host, rules, state, bots, changed, sum }: ListedTable): CompiledQuery =>
      table(id).set({ config, host, rules, state, bots, changed, sum }).compile(),
    standing: (table_id: string, changed: number, now: Standing): CompiledQuery => {
      const text = JSON.stringify(now);
      return standing(table_id, changed, text, sumOf('standings', { table_id, changed, standing: text }));
    },
    /** The record of a match that is over, for ever. */
    seal: (table_id: string, record: string): CompiledQuery => seal(table_id, record, sumOf('records', { table_id, record })),
    checkpoint: (id: string, match: Match): CompiledQuery => checkpoint(id, savedCheckpoint(id, match)),
  };
}

export type Statements = ReturnType<typeof statementsFor>;

const ANY_TEXT = 'any text';
const ANY_OTHER = 'any other text';
const ANY_SUM = 'any sum';
const ANY_NUMBER = -7;

const ANY_TABLE: Row<'tables'> = {
  id: '',
  game: '',
  rules: 0,
  config: '',
  host: '',
  state: 'open',
  listed: 0,
  bots: 0,
  created: 0,
  changed: 0,
  secret: '',
  checkpoint: '',
  origin: '',
  sum: '',
};
/** In the order of the statement. */
const COLUMNS = Object.keys(ANY_TABLE) as readonly (keyof Row<'tables'>)[];

/** Building a statement takes longer than executing it: it is built once, for values that stand for others. */
function compiledOnce<V extends readonly unknown[]>(standIns: V, build: (...values: V) => CompiledQuery): (...values: V) => CompiledQuery {
  const statement = build(...standIns);
  const places = statement.parameters.map((parameter) => standIns.indexOf(parameter));
  return (...values) => ({ ...statement, parameters: places.map((place) => values[place]) });
}

function savedCheckpoint(id: string, match: Match): string | null {
  const { checkpoint } = match.parts();
  if (checkpoint === null) return null;
  return sealedCheckpoint(id, JSON.stringify({ ...checkpoint, state: match.game.save(checkpoint.state) }));
}

export function readCheckpoint(id: string, saved: string | null): Checkpoint<Json> | null {
  return saved === null ? null : JSON.parse(openedCheckpoint(id, saved));
}
