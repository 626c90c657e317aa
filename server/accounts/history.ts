import type { GameStatistics, PastMatch, Person, Result, TableRow } from '#wire';
import type { Store } from '../storage/store.ts';
import { listedTables } from '../tables/listing.ts';
import type { TableRegistry } from '../tables/registry.ts';

/** So many of the last matches count. */
const MOST = 1_000;
/** What is usual is read from so many tables of a game, not more often than every ten minutes, and said where so many have played. */
const USUAL_OF = 300;
const USUAL_FOR = 600_000;
const ENOUGH = 20;

/** Which matches of somebody are meant. */
export interface Wanted {
  readonly game?: string | undefined;
  readonly result?: Result | undefined;
  /** Part of a name of those who played with them. */
  readonly with?: string | undefined;
}

/** Matches that are over, and how people did in them. By what was written of tables: no match is run again. */
export class History {
  readonly #registry: TableRegistry;
  readonly #usual = new Map<string, { readonly at: number; readonly tally: GameStatistics['usual'] }>();

  constructor(registry: TableRegistry) {
    this.#registry = registry;
  }

  /** Those of a person, the latest first; for somebody else those at listed tables, and those they played, too. */
  async of(person: Person, asking: Person | null): Promise<PastMatch[]> {
    const ids = await finishedTables(this.#registry.store, person.id);
    const rows = await listedTables(this.#registry, person, ids);
    const listed = new Set(ids.flatMap(({ id, listed }) => (listed === 1 ? [id] : [])));
    return rows
      .map(({ row }) => row)
      .filter((row) => asking?.id === person.id || listed.has(row.id) || (asking !== null && isAt(row, asking)))
      .flatMap((row) => pastMatch(row, person));
  }

  /** How a person does, by game, the most played first. */
  async statisticsOf(person: Person): Promise<GameStatistics[]> {
    const games = Map.groupBy(await this.of(person, person), ({ game }) => game);
    const tallies = [...games].map(async ([game, matches]) => ({
      game,
      ...tallyOf(matches.map(({ result }) => result)),
      usual: await this.#usualAt(game),
    }));
    return (await Promise.all(tallies)).filter(({ played }) => played > 0).sort((a, b) => b.played - a.played);
  }

  async #usualAt(game: string): Promise<GameStatistics['usual']> {
    const known = this.#usual.get(game);
    if (known !== undefined && performance.now() - known.at < USUAL_FOR) return known.tally;
    const { db } = this.#registry.store;
    const ids = await db
      .selectFrom('tables')
      .where('state', '=', 'finished')
      .where('game', '=', game)
      .select('id')
      .orderBy('changed', 'desc')
      .limit(USUAL_OF)
      .execute();
    const rows = await listedTables(this.#registry, null, ids);
    const results = rows.flatMap(({ row }) => peopleAt(row).flatMap((person) => pastMatch(row, person).map(({ result }) => result)));
    const { played, won } = tallyOf(results);
    const tally = played < ENOUGH ? null : { played, won };
    this.#usual.set(game, { at: performance.now(), tally });
    return tally;
  }
}

export function matching(matches: readonly PastMatch[], wanted: Wanted): readonly PastMatch[] {
  const sought = wanted.with?.toLowerCase() ?? '';
  return matches.filter(
    ({ game, result, others }) =>
      (wanted.game === undefined || game === wanted.game) &&
      (wanted.result === undefined || result === wanted.result) &&
      (sought === '' || others.some(({ name }) => name.toLowerCase().includes(sought))),
  );
}

function finishedTables({ db }: Store, person: string) {
  return db
    .selectFrom('tables')
    .where('state', '=', 'finished')
    .where('id', 'in', (where) => where.selectFrom('seats').where('seats.person', '=', person).select('seats.table_id'))
    .select(['id', 'listed'])
    .orderBy('changed', 'desc')
    .limit(MOST)
    .execute();
}

/** How it ended for a person; nothing where they did not play to the end. */
function pastMatch(row: TableRow, person: Person): PastMatch[] {
  const payoffs = row.seats.flatMap(({ kind, person: holder }, seat) =>
    kind === 'person' && holder?.id === person.id ? [row.outcome?.payoff[seat] ?? 0] : [],
  );
  const [payoff] = payoffs;
  if (row.outcome === null || payoff === undefined) return [];
  const alone = payoffs.every((one) => one === payoff);
  return [
    {
      table: row.id,
      game: row.game,
      ended: row.changed,
      result: !alone ? 'over' : payoff === 1 ? 'won' : payoff === 0 ? 'lost' : 'drawn',
      others: peopleAt(row).filter(({ id }) => id !== person.id),
      bots: row.seats.filter(({ kind }) => kind === 'bot').length,
      number: row.number,
    },
  ];
}

function peopleAt({ seats }: TableRow): Person[] {
  const people = new Map(seats.flatMap(({ kind, person }) => (kind === 'person' && person !== null ? [[person.id, person] as const] : [])));
  return [...people.values()];
}

function isAt(row: TableRow, person: Person): boolean {
  return peopleAt(row).some(({ id }) => id === person.id);
}

/** Whoever played several sides has neither won nor lost. */
function tallyOf(results: readonly Result[]): { readonly played: number; readonly won: number; readonly drawn: number } {
  const count = (result: Result): number => results.filter((one) => one === result).length;
  return { played: results.length - count('over'), won: count('won'), drawn: count('drawn') };
}
