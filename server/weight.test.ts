import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Box } from '#games';
import { keyFromSeed, Stream, verifyRecord } from '#kernel';
import { boxes } from '#shelf';
import { checkStore, type Store } from './storage/index.ts';
import { Databases, kinds } from './storage/testing/databases.ts';
import { recordFor } from './tables/records.ts';
import { TableRegistry } from './tables/registry.ts';
import type { Table } from './tables/table.ts';

const databases = new Databases();
const MIRA = { id: 'm'.repeat(16), name: 'Mira' };

/** Somebody plays all seats at random, to the end or for so many answers. */
async function played(registry: TableRegistry, { game }: Box, config: unknown, most: number): Promise<Table> {
  const seats = game.seats(game.configure(config)).map(() => ({ kind: 'me' as const }));
  const { table: id } = await registry.create(MIRA, { game: game.id, config, seats, listed: false, watched: true, patience: 120 });
  const table = await registry.table(id);
  for (const seat of seats.keys()) await table.act(MIRA, { do: 'sit', id: `sit-${seat}`, seat });
  await table.act(MIRA, { do: 'start', id: 'start' });
  const random = new Stream(keyFromSeed(`${game.id} weight`));
  for (let number = 0; number < most && table.match?.outcome === null; number++) {
    const open = table.match.open(table.match.asked);
    const { seat, notation } = open[random.below(open.length)] ?? { seat: 0, notation: '' };
    // As long as those of a page.
    await table.act(MIRA, { do: 'answer', id: `0f8fad5b-d9cb-${number}`, number, seat, notation });
  }
  return table;
}

/** What all that is kept of a table weighs, by the letters of its rows. */
async function weightOf({ db }: Store, id: string): Promise<number> {
  let letters = 0;
  for (const [name, key] of [['tables', 'id'], ...['seats', 'journal', 'folds', 'ends', 'records', 'standings'].map((table) => [table, 'table_id'])] as const) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name ?? '')} where ${sql.ref(key ?? '')} = ${id}`.execute(db);
    for (const row of rows) for (const cell of Object.values(row)) letters += String(cell ?? '').length;
  }
  return letters;
}

describe.each(kinds)('on %s', (kind) => {
  test('the longest matches of Contract Assassin take 40 bytes an answer at most, and all of them is there', async () => {
    const store = await databases.open(await databases.fresh(kind));
    const assassin = boxes.find(({ game }) => game.id === 'contract-assassin') as Box;
    const table = await played(new TableRegistry(store), assassin, { players: 2 }, 3_000);
    const { number } = table.match ?? { number: 0 };
    expect(number).toBeGreaterThan(1_000);
    const weight = await weightOf(store, table.id);
    expect(weight).toBeLessThan(20_000 + 40 * number);
    // Read anew, it is the same match; each action is found, and nothing is done twice.
    const again = await new TableRegistry(store).table(table.id);
    expect(again.match?.hash()).toBe(table.match?.hash());
    expect(again.state).toMatchObject({ last: table.state.last, phase: table.state.phase });
    for (const answer of [0, 100, number - 1])
      expect(await store.entryById(table.id, MIRA.id, `0f8fad5b-d9cb-${answer}`)).toMatchObject({ kind: 'answer', body: { number: answer } });
    expect(await store.entryById(table.id, MIRA.id, 'never-sent')).toBeUndefined();
    const pages = [];
    for (let after = -1; after < table.state.last; after = pages.at(-1)?.entry ?? Number.POSITIVE_INFINITY)
      pages.push(...(await store.entries(table.id, after, 250)));
    expect(pages).toEqual(await store.entries(table.id, -1));
    expect(pages.map(({ entry }) => entry)).toEqual(Array.from({ length: table.state.last + 1 }, (_, entry) => entry));
    if (again.state.phase === 'finished') expect(verifyRecord(assassin.game, await recordFor(store, again, null)).number).toBe(number);
    expect((await checkStore(store)).damage).toEqual([]);
  });
});

test('a match of every game takes 40 kB at most', async () => {
  const store = await databases.open(await databases.fresh('sqlite'));
  const registry = new TableRegistry(store);
  for (const box of boxes) {
    const table = await played(registry, box, box.presets.at(-1)?.config, 300);
    expect([box.game.id, await weightOf(store, table.id)]).toEqual([box.game.id, expect.toSatisfy((weight) => weight < 40_000)]);
  }
});
