import { expect, test } from 'vitest';
import { measureProcesses } from './processes.ts';

test('what is acknowledged by two servers stands in their database, also where the players of a table are at different ones', async () => {
  const { errors, movesPerSecond, servers } = await measureProcesses(2, 'spread', 4, 2);
  expect(errors).toEqual([]);
  expect(movesPerSecond).toBeGreaterThan(0);
  expect(servers).toBeGreaterThan(0);
});
