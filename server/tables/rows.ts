import type { CompiledQuery, Kysely } from 'kysely';
import type { Json, Match, Seat } from '#kernel';
import type { Schema } from '../storage/schema.ts';
import type { State } from './state.ts';

/** Statements that keep the lists of tables true; each is written with the entry that makes it so. */
export function rowsOf(db: Kysely<Schema>) {
  const set = (id: string) => db.updateTable('tables').where('id', '=', id);
  return {
    taken: (id: string, seat: Seat, person: string | null): CompiledQuery =>
      db.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat).set({ person }).compile(),
    bots: (id: string, any: boolean): CompiledQuery =>
      set(id)
        .set({ bots: any ? 1 : 0 })
        .compile(),
    host: (id: string, host: string): CompiledQuery => set(id).set({ host }).compile(),
    phase: (id: string, state: State['phase'], rules?: number): CompiledQuery =>
      set(id)
        .set({ state, changed: Date.now(), ...(rules === undefined ? {} : { rules }) })
        .compile(),
    checkpoint: (id: string, match: Match): CompiledQuery =>
      set(id)
        .set({ checkpoint: savedCheckpoint(match) })
        .compile(),
  };
}

export type Rows = ReturnType<typeof rowsOf>;

function savedCheckpoint(match: Match): string | null {
  const { checkpoint } = match.parts();
  return checkpoint === null ? null : JSON.stringify({ ...checkpoint, state: match.game.save(checkpoint.state) } satisfies { state: Json });
}
