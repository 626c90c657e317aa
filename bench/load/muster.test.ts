import { expect, test } from 'vitest';
import { measureMuster } from './muster.ts';

test.each(['answers', 'views'] as const)('what clients that follow %s saw acknowledged stands in the journal', async (follow) => {
  const { phases, total, errors } = await measureMuster({ tables: 5, phases: [{ seconds: 0.5, every: null }] }, follow);
  expect(errors).toEqual([]);
  expect(total.byServer).toBeGreaterThan(0);
  expect(total.byServer).toBeGreaterThanOrEqual(phases[0]?.moves ?? Number.NaN);
  expect(total.byClients).toBe(total.byServer);
});
