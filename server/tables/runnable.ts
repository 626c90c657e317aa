import type { Game } from '#kernel';
import type { Readers } from '../readers/readers.ts';
import type { Row } from '../storage/schema.ts';
import type { Store, StoredEntry } from '../storage/store.ts';
import { journalEntry } from './entry.ts';
import { historyOf, loadMatch } from './replay.ts';
import { readCheckpoint } from './statements.ts';

/** A table that nobody can go on with, though every entry is as it was written. */
export interface Unplayable {
  readonly table: string;
  readonly game: string;
  readonly what: string;
}

/** A table as it is written. */
export interface WrittenTable extends Pick<Row<'tables'>, 'id' | 'game' | 'secret' | 'checkpoint'> {
  readonly entries: readonly StoredEntry[];
}

/**
 * Run every table that has not come to its end once, as it is done when somebody opens it, and name those where that fails. One after
 * the other, and not here: whoever plays comes first. Writes nothing.
 */
export async function unplayableTables(store: Store, readers: Readers, progress: () => void = () => {}): Promise<Unplayable[]> {
  const rows = await store.db.selectFrom('tables').select(['id', 'game']).where('state', 'in', ['open', 'playing']).orderBy('id').execute();
  const found: Unplayable[] = [];
  for (const { id, game } of rows) {
    progress();
    const what = await failure(store, readers, id);
    if (what !== null) found.push({ table: id, game, what });
  }
  return found;
}

async function failure(store: Store, readers: Readers, id: string): Promise<string | null> {
  const row = await store.db.selectFrom('tables').where('id', '=', id).select(['id', 'game', 'secret', 'checkpoint']).executeTakeFirst();
  if (row === undefined) return null;
  try {
    return await readers.run({ do: 'load', table: { ...row, entries: await store.entries(id, -1) } });
  } catch (thrown) {
    return reasonIn(thrown);
  }
}

/** Why a table cannot be gone on with; null when it can. */
export function failureToLoad({ id, game: name, secret, checkpoint, entries }: WrittenTable, games: readonly Game[]): string | null {
  const game = games.find((one) => one.id === name);
  if (game === undefined) return `there is no game '${name}' here`;
  try {
    const history = historyOf(id, entries.map(journalEntry));
    game.seats(history.state.config);
    loadMatch(game, secret, history, readCheckpoint(id, checkpoint));
    return null;
  } catch (thrown) {
    return reasonIn(thrown);
  }
}

function reasonIn(thrown: unknown): string {
  const { message, cause } = thrown instanceof Error ? thrown : new Error(String(thrown));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
}
