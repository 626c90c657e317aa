import { expect, test } from 'vitest';
import { measureConnectFour, measureTicTacToe } from './parts/classics.ts';
import { measureSubjects } from './parts/contact.ts';
import { measureGrowth } from './parts/growth.ts';
import { subjects } from './parts/index.ts';
import { measurePreviews } from './parts/previews.ts';
import { duelByHand, ourTiles } from './parts/tiles.ts';
import { Tally } from './tally.ts';

const TINY = { warmUp: 0.05, seconds: 0.05, rounds: 1, thorough: false };
/** Only that there are numbers counts. */
const BRIEF = { ...TINY, warmUp: 0.01, seconds: 0.01 };

/** Shares of random games, about as many as asked for. */
async function shares(contestant: (tally: Tally) => ReturnType<typeof ourTiles>, games: number) {
  const tally = new Tally();
  const { work } = contestant(tally);
  for (let played = 0; played < games; ) played += await work();
  expect(tally.games).toBeGreaterThanOrEqual(games);
  expect(tally.wins[0] + tally.wins[1] + tally.draws).toBe(tally.games);
  return tally.shares();
}

test('our tile game by the rules of the peers is the game of the peers', async () => {
  const ours = await shares(ourTiles, 2000);
  for (const tuned of [false, true]) {
    const theirs = await shares((tally) => duelByHand(tuned, tally), 2000);
    expect(Math.abs(theirs.length / ours.length - 1)).toBeLessThan(0.05);
    expect(Math.abs(theirs.branching / ours.branching - 1)).toBeLessThan(0.05);
    for (const share of ['first', 'second', 'draw', 'broke'] as const) expect(Math.abs(theirs[share] - ours[share])).toBeLessThan(0.08);
  }
});

test.each([measureTicTacToe, measureConnectFour])('classics: the same games as the loops by hand, at a comparable speed', async (measureClassic) => {
  const { tables, goals, wrong } = await measureClassic(TINY);
  expect(wrong).toEqual([]);
  expect(tables[0]?.rows).toHaveLength(3);
  expect(goals[0]?.value).toBeGreaterThan(0.03);
});

test('games, forks and sizes have numbers', async () => {
  const { tables } = await measureSubjects(await subjects(), BRIEF);
  const rows = tables[0]?.rows ?? [];
  expect(rows).toHaveLength(14);
  for (const [, ...cells] of rows) for (const cell of cells) expect(cell).toMatch(/\d/);
});

test('growth: speeds, records, undo and load have numbers at the beginning, in the middle and at the end', async () => {
  const all = await subjects();
  const { tables, goals } = measureGrowth(all, BRIEF);
  expect(tables.map((table) => table.rows.length)).toEqual([2 * all.length, 5 * all.length, 3 * all.length]);
  expect(goals).toHaveLength(2 * all.length);
  for (const { value } of goals) expect(value).toBeGreaterThan(0);
});

test('previews of every game have numbers, and a goal', async () => {
  const all = await subjects();
  const { tables, goals } = measurePreviews(all, BRIEF);
  expect(tables[0]?.rows.map(([title]) => title)).toEqual(all.map(({ title }) => title));
  for (const [, ...cells] of tables[0]?.rows ?? []) for (const cell of cells) expect(cell).toMatch(/[1-9]/);
  for (const { value } of goals) expect(value).toBeGreaterThan(0);
});
