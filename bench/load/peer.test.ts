import { expect, test } from 'vitest';
import { measureBoardgameIo } from './peer.ts';

test("boardgame.io's server and its clients count the same moves", async () => {
  const { phases, total, errors } = await measureBoardgameIo({ tables: 5, phases: [{ seconds: 1, every: null }] });
  expect(errors).toEqual([]);
  expect(total.byServer).toBeGreaterThan(0);
  expect(total.byServer).toBeGreaterThanOrEqual(phases[0]?.moves ?? Number.NaN);
  expect(total.byClients).toBe(total.byServer);
  expect(total.matches).toBeGreaterThanOrEqual(5);
});
