import { setImmediate } from 'node:timers/promises';
import type { Box } from '#games';
import { commitmentTo } from '#kernel';
import type { Row } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { journalEntry } from './entry.ts';
import { historyOf, loadMatch } from './replay.ts';
import { readCheckpoint } from './statements.ts';

/** A table that nobody can go on with, though every entry is as it was written. */
export interface Unplayable {
  readonly table: string;
  readonly game: string;
  readonly what: string;
}

/** Run every table that has not come to its end once, as it is done when somebody opens it, and name those where that fails. Writes nothing. */
export async function unplayableTables(store: Store, boxes: readonly Box[], progress: () => void = () => {}): Promise<Unplayable[]> {
  const ids = await store.db.selectFrom('tables').select('id').where('state', 'in', ['open', 'playing']).orderBy('id').execute();
  const found: Unplayable[] = [];
  for (const { id } of ids) {
    progress();
    // One after the other, and whoever plays comes first.
    await setImmediate();
    const row = await store.db.selectFrom('tables').where('id', '=', id).selectAll().executeTakeFirst();
    const what = row === undefined ? null : await failureOf(store, boxes, row);
    if (row !== undefined && what !== null) found.push({ table: id, game: row.game, what });
  }
  return found;
}

async function failureOf(store: Store, boxes: readonly Box[], row: Row<'tables'>): Promise<string | null> {
  const box = boxes.find(({ game }) => game.id === row.game);
  if (box === undefined) return `there is no game '${row.game}' here`;
  try {
    const history = historyOf(row.id, (await store.entries(row.id, -1)).map(journalEntry));
    box.game.seats(history.state.config);
    // What is damaged is found by reading it.
    if (commitmentTo(row.secret) === history.state.commitment) loadMatch(box, row.secret, history, readCheckpoint(row.id, row.checkpoint));
    return null;
  } catch (thrown) {
    const { message, cause } = thrown instanceof Error ? thrown : new Error(String(thrown));
    return cause instanceof Error ? `${message} (${cause.message})` : message;
  }
}
