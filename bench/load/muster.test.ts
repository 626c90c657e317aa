import { expect, test } from 'vitest';
import { measureBareSockets, measureMuster } from './muster.ts';

test.each(['answers', 'views'] as const)('what clients that follow %s saw acknowledged stands in the journal', async (follow) => {
  const { phases, total, errors } = await measureMuster({ tables: 5, phases: [{ seconds: 0.5, every: null }] }, follow);
  expect(errors).toEqual([]);
  expect(total.byServer).toBeGreaterThan(0);
  expect(total.byServer).toBeGreaterThanOrEqual(phases[0]?.moves ?? Number.NaN);
  expect(total.byClients).toBe(total.byServer);
});

test('a move costs not many times what its messages cost on bare sockets', async () => {
  // Side by side, so that both find the machine as busy as the other does.
  const load = { tables: 60, phases: [{ seconds: 1.5, every: null }] };
  const [ours, bare] = await Promise.all([measureMuster(load, 'answers'), measureBareSockets(load)]);
  const [{ movesPerCpuSecond: moves = 0 } = {}, { movesPerCpuSecond: most = Number.POSITIVE_INFINITY } = {}] = [ours.phases[0], bare.phases[0]];
  // 7 where nothing else runs, since so few tables share no commits: `npm run load` measures in earnest.
  expect(most / moves).toBeLessThan(15);
});
