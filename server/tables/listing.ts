import type { Person, TableList, TableRow } from '#wire';
import type { TableRegistry } from './registry.ts';
import { nameOf, outcomeOf, seatsOf } from './state.ts';
import { tableSeats } from './views.ts';
import type { WatchedTable } from './watchers.ts';

const MOST = 50;
/** So many tables of one host, or from one network, in a list. */
const MOST_OF_ONE = 5;

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

/** Some of each host and of each network, so that nobody fills the list. */
function ofEverybody<T extends { readonly host: string; readonly origin: string }>(rows: readonly T[]): T[] {
  const shown = new Map<string, number>();
  const count = (key: string): number => (shown.get(key) ?? 0) + 1;
  const some = rows.filter(({ host, origin }) => {
    const keys = [`host ${host}`, ...(origin === '' ? [] : [`from ${origin}`])];
    if (keys.some((key) => count(key) > MOST_OF_ONE)) return false;
    for (const key of keys) shown.set(key, count(key));
    return true;
  });
  return some.slice(0, MOST);
}

function waits({ asked, mine, phase }: TableRow): number {
  return phase === 'playing' ? (asked.some((seat) => mine.includes(seat)) ? 3 : 2) : phase === 'open' ? 1 : 0;
}

async function tableRows(registry: TableRegistry, person: Person | null, ids: readonly { readonly id: string }[]): Promise<TableRow[]> {
  const tables = await Promise.all(ids.map(({ id }) => registry.table(id).catch(() => null)));
  return tables.flatMap((table) => (table === null ? [] : [tableRow(table, person)]));
}

export function tableRow({ id, state, match, seatNames }: Omit<WatchedTable, 'timeline'>, person: Person | null): TableRow {
  return {
    id,
    game: state.game,
    phase: state.phase,
    host: nameOf(state, state.host),
    seats: tableSeats(state, seatNames),
    created: state.created,
    changed: state.changed,
    number: match?.number ?? 0,
    asked: state.phase === 'playing' ? [...(match?.asked ?? [])] : [],
    mine: seatsOf(state, person?.id ?? null),
    outcome: outcomeOf(state, match),
  };
}
