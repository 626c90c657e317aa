import { sql } from 'kysely';
import { GENERATION } from '../storage/format.ts';
import { withSum } from '../storage/sums.ts';
import { journalEntry } from './entry.ts';
import { storedRecord } from './records.ts';
import type { TableRegistry } from './registry.ts';
import { historyOf, openRecord } from './replay.ts';
import { type Standing, standingWith } from './standings.ts';

/** So many are looked for at once. */
const PORTION = 50;

/**
 * Tables that were written before there were standings, or restored from a backup, get theirs: in the background, the latest first, one after
 * the other, their matches run in a process apart. What is written meanwhile brings its own and stays. `failed` hears of tables that cannot be read.
 */
export async function fillStandings(registry: TableRegistry, goOn: () => void, failed: (table: string, error: unknown) => void): Promise<number> {
  const { store } = registry;
  let filled = 0;
  const unreadable: string[] = [];
  for (;;) {
    const rows = await store.db
      .selectFrom('tables')
      .leftJoin('standings', 'standings.table_id', 'tables.id')
      .where('standings.table_id', 'is', null)
      .$if(unreadable.length > 0, (query) => query.where('tables.id', 'not in', unreadable))
      .select('tables.id')
      .orderBy('tables.changed', 'desc')
      .limit(PORTION)
      .execute();
    for (const { id } of rows) {
      goOn();
      try {
        await fill(registry, id);
        filled++;
      } catch (error) {
        goOn();
        unreadable.push(id);
        failed(id, error);
      }
    }
    if (rows.length < PORTION) return filled;
  }
}

async function fill(registry: TableRegistry, id: string): Promise<void> {
  const { store, readers } = registry;
  const { generation } = store;
  const history = historyOf(id, (await store.entries(id, -1)).map(journalEntry));
  const { state, opening, create } = history;
  const over = create.record ?? (await storedRecord(store, id));
  const record = over ?? (opening === null ? null : openRecord(history));
  const stands = record === null ? null : await readers.run({ do: 'stand', record });
  // Of a running match the rules of today may not tell; whoever opens it makes up for that.
  if (stands?.outcome != null && state.phase === 'playing') state.phase = 'finished';
  const standing = standingWith(state, { number: record?.answers.length ?? 0, asked: stands?.asked ?? [], outcome: stands?.outcome ?? null });
  await insert(registry, id, generation, state.changed, standing);
}

/** Unless the table has got one meanwhile, or is another's since a restore. */
async function insert({ store }: TableRegistry, id: string, generation: string, changed: number, standing: Standing): Promise<void> {
  const { standing: text, sum } = withSum('standings', { table_id: id, changed, standing: JSON.stringify(standing) });
  await sql`
    insert into standings (table_id, changed, standing, sum)
    select ${id}, ${changed}, ${text}, ${sum} from meta where name = ${GENERATION} and value = ${generation}
    on conflict do nothing`.execute(store.db);
}
