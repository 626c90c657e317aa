import { hash } from 'node:crypto';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Checkpoint, Json, Match, Seat } from '#kernel';
import { StorageError } from '../storage/errors.ts';
import type { Row, Schema } from '../storage/schema.ts';
import type { Standing } from './standings.ts';
import type { State } from './state.ts';

/** Statements that keep the lists of tables true; each is written with the entry that makes it so. */
export function statementsFor(db: Kysely<Schema>) {
  const table = (id: string) => db.updateTable('tables').where('id', '=', id);
  const setSeat = compiledOnce<[string, Seat, string | null]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER], (id, seat, person) =>
    db.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat).set({ person }).compile(),
  );
  const phase = compiledOnce<[string, State['phase'], number]>([ANY_TEXT, 'open', ANY_NUMBER], (id, state, changed) =>
    table(id).set({ state, changed }).compile(),
  );
  const checkpoint = compiledOnce<[string, string | null]>([ANY_TEXT, ANY_OTHER], (id, saved) => table(id).set({ checkpoint: saved }).compile());
  const bots = compiledOnce<[string, 0 | 1]>([ANY_TEXT, 1], (id, any) => table(id).set({ bots: any }).compile());
  const rules = compiledOnce<[string, number]>([ANY_TEXT, ANY_NUMBER], (id, version) => table(id).set({ rules: version }).compile());
  const seal = compiledOnce<[string, string]>([ANY_TEXT, ANY_OTHER], (table_id, record) =>
    db
      .insertInto('records')
      .values({ table_id, record })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  );
  const standing = compiledOnce<[string, number, string]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER], (table_id, changed, text) =>
    db
      .insertInto('standings')
      .values({ table_id, changed, standing: text })
      .onConflict((conflict) =>
        conflict.column('table_id').doUpdateSet({ changed: (row) => row.ref('excluded.changed'), standing: (row) => row.ref('excluded.standing') }),
      )
      .compile(),
  );
  const insertSeat = compiledOnce<[string, Seat, string | null]>([ANY_TEXT, ANY_NUMBER, ANY_OTHER], (table_id, number, person) =>
    db.insertInto('seats').values({ table_id, seat: number, person }).compile(),
  );
  const insert = db.insertInto('tables').values(ANY_TABLE).compile();
  const insertTable = (row: Row<'tables'>): CompiledQuery => ({ ...insert, parameters: COLUMNS.map((column) => row[column]) });
  return {
    /** A new table and its seats. */
    insertTable,
    insertSeat,
    setSeat,
    bots: (id: string, any: boolean): CompiledQuery => bots(id, any ? 1 : 0),
    host: (id: string, host: string): CompiledQuery => table(id).set({ host }).compile(),
    phase: (id: string, state: State['phase']): CompiledQuery => phase(id, state, Date.now()),
    rules,
    standing: (id: string, changed: number, now: Standing): CompiledQuery => standing(id, changed, JSON.stringify(now)),
    /** The record of a match that is over, for ever. */
    seal: (id: string, record: string): CompiledQuery => seal(id, record),
    checkpoint: (id: string, match: Match): CompiledQuery => checkpoint(id, savedCheckpoint(match)),
  };
}

export type Statements = ReturnType<typeof statementsFor>;

const ANY_TEXT = 'any text';
const ANY_OTHER = 'any other text';
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
};
/** In the order of the statement. */
const COLUMNS = Object.keys(ANY_TABLE) as readonly (keyof Row<'tables'>)[];

/** Building a statement takes longer than executing it: it is built once, for values that stand for others. */
function compiledOnce<V extends readonly unknown[]>(standIns: V, build: (...values: V) => CompiledQuery): (...values: V) => CompiledQuery {
  const statement = build(...standIns);
  const places = statement.parameters.map((parameter) => standIns.indexOf(parameter));
  return (...values) => ({ ...statement, parameters: places.map((place) => values[place]) });
}

function savedCheckpoint(match: Match): string | null {
  const { checkpoint } = match.parts();
  if (checkpoint === null) return null;
  const text = JSON.stringify({ ...checkpoint, state: match.game.save(checkpoint.state) });
  return `${sumOf(text)} ${text}`;
}

/** A checkpoint as it was kept; those of old have no checksum before them. */
export function readCheckpoint(id: string, saved: string | null): Checkpoint<Json> | null {
  if (saved === null) return null;
  const text = saved.slice(saved.indexOf('{'));
  if (saved !== text && saved !== `${sumOf(text)} ${text}`) throw new StorageError('damaged', `The checkpoint of table ${id} is damaged.`);
  return JSON.parse(text);
}

function sumOf(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 16);
}
