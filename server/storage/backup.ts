import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transaction } from 'kysely';
import { type Counts, format, noRows } from './backup-format.ts';
import { rowPages } from './row-pages.ts';
import { keys, type Schema, tableNames } from './schema.ts';
import type { Store } from './store.ts';

/** Played now and then how many rows are done. */
export type Progress = (rows: number) => void;

/** Write everything there is at this moment as lines of text. Whoever plays meanwhile notices nothing. */
export async function backup(store: Store, output: Writable, progress: Progress = () => {}): Promise<Counts> {
  const counts = noRows();
  await store.snapshot((db) => pipeline(Readable.from(lines(db, counts, progress), { highWaterMark: 1 }), output));
  return counts;
}

async function* lines(db: Transaction<Schema>, counts: Counts, progress: Progress): AsyncGenerator<string> {
  yield `${JSON.stringify({ muster: 'backup', format, at: Date.now() })}\n`;
  let done = 0;
  for (const table of tableNames) {
    for await (const found of rowPages(db, table, keys[table])) {
      yield found.map((row) => `${JSON.stringify([table, row])}\n`).join('');
      counts[table] += found.length;
      done += found.length;
      progress(done);
    }
  }
  yield `${JSON.stringify({ rows: counts })}\n`;
}
