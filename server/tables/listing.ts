import type { Person, TableList, TableRow } from '#wire';
import { isIntact } from '../storage/sums.ts';
import type { TableRegistry } from './registry.ts';
import { rowOf, type Standing, standingOf } from './standings.ts';
import type { WatchedTable } from './watchers.ts';

const MOST = 50;
/** So many tables of one host in a list, and so many from one address, be it a school. */
const MOST_OF_ONE = 5;
export const MOST_FROM_ONE = MOST / 2;

/** The lists of the lobby: one's own tables, those that wait for one's answer first; open ones; ones to watch. */
export async function listTables(registry: TableRegistry, person: Person | null): Promise<TableList> {
  const { db } = registry.store;
  const own = person === null ? [] : await tablesOf(registry, person);
  const listed = async (state: 'open' | 'playing') =>
    ofEverybody(
      await db
        .selectFrom('tables')
        .where('state', '=', state)
        .where('listed', '=', 1)
        .select(['id', 'host', 'origin'])
        .orderBy('changed', 'desc')
        .limit(MOST * 20)
        .execute(),
    );
  const mine = new Set(own.map(({ id }) => id));
  const rows = (ids: readonly { readonly id: string }[]) => tableRows(registry, person, ids);
  const [first, open, playing] = await Promise.all([
    rows(own),
    rows((await listed('open')).filter(({ id }) => !mine.has(id))),
    rows((await listed('playing')).filter(({ id }) => !mine.has(id))),
  ]);
  return {
    mine: first.sort((a, b) => waits(b) - waits(a) || b.changed - a.changed),
    open: open.filter(({ seats }) => seats.some(({ kind }) => kind === 'open')),
    playing,
  };
}

/** The tables of a person, the latest first. */
export function tablesOf({ store }: TableRegistry, { id }: Person, most = MOST): Promise<{ readonly id: string }[]> {
  return store.db
    .selectFrom('tables')
    .where((where) => where.or([where('host', '=', id), where('id', 'in', where.selectFrom('seats').where('seats.person', '=', id).select('seats.table_id'))]))
    .select('id')
    .orderBy('changed', 'desc')
    .limit(most)
    .execute();
}

/** Some of each host and from each address, so that nobody fills the list. */
function ofEverybody<T extends { readonly host: string; readonly origin: string }>(rows: readonly T[]): T[] {
  const shown = new Map<string, number>();
  const count = (key: string): number => (shown.get(key) ?? 0) + 1;
  const some = rows.filter(({ host, origin }) => {
    const keys = [[`host ${host}`, MOST_OF_ONE] as const, ...(origin === '' ? [] : [[`from ${origin}`, MOST_FROM_ONE] as const])];
    if (keys.some(([key, most]) => count(key) > most)) return false;
    for (const [key] of keys) shown.set(key, count(key));
    return true;
  });
  return some.slice(0, MOST);
}

function waits({ asked, mine, phase }: TableRow): number {
  return phase === 'playing' ? (asked.some((seat) => mine.includes(seat)) ? 3 : 2) : phase === 'open' ? 1 : 0;
}

async function tableRows(registry: TableRegistry, person: Person | null, ids: readonly { readonly id: string }[]): Promise<TableRow[]> {
  return (await listedTables(registry, person, ids)).map(({ row }) => row);
}

/** By what was written of them: no match is run again. In the order they are named. */
export async function listedTables(
  registry: TableRegistry,
  person: Person | null,
  ids: readonly { readonly id: string }[],
): Promise<{ readonly row: TableRow; readonly standing: Standing }[]> {
  if (ids.length === 0) return [];
  const found = await registry.store.db
    .selectFrom('tables')
    .innerJoin('standings', 'standings.table_id', 'tables.id')
    .where(
      'tables.id',
      'in',
      ids.map(({ id }) => id),
    )
    .selectAll('tables')
    .select(['standings.changed as since', 'standings.standing', 'standings.sum as standing_sum'])
    .execute();
  // What is damaged is not shown.
  const whole = found.filter(
    (row) => isIntact('tables', row) && isIntact('standings', { table_id: row.id, changed: row.since, standing: row.standing, sum: row.standing_sum }),
  );
  const rows = new Map(whole.map((row) => [row.id, { ...row, phase: row.state, changed: row.since }]));
  return ids.flatMap(({ id }) => {
    const row = rows.get(id);
    const box = registry.boxes.find(({ game }) => game.id === row?.game);
    if (row === undefined || box === undefined) return [];
    const standing: Standing = JSON.parse(row.standing);
    return [{ row: rowOf(row, standing, box.game.seats(JSON.parse(row.config)), person), standing }];
  });
}

/** The same of a table in memory. */
export function tableRow({ id, state, match, seatNames }: Omit<WatchedTable, 'timeline'>, person: Person | null): TableRow {
  const { game, phase, created, changed } = state;
  return rowOf({ id, game, phase, created, changed }, standingOf(state, match), seatNames, person);
}
