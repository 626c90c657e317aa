import { afterAll, beforeAll } from 'vitest';
import { startPostgres } from '../storage/testing/postgres.ts';
import { openServer, type TestServer } from './open.ts';

export interface TwoServers {
  readonly left: TestServer;
  readonly right: TestServer;
  stop(): Promise<void>;
}

/** Two servers on one database. */
async function openTwo(): Promise<TwoServers> {
  const postgres = await startPostgres();
  const url = await postgres.url('two');
  const [left, right] = await Promise.all([openServer({ DATABASE_URL: url }), openServer({ DATABASE_URL: url })]);
  const stop = async () => {
    await Promise.all([left.stop(), right.stop()]);
    await postgres.stop();
  };
  return { left, right, stop };
}

/** Two servers for the tests of a block. */
export function withTwo(): () => TwoServers {
  let two: TwoServers;
  beforeAll(async () => {
    two = await openTwo();
  });
  afterAll(() => two.stop());
  return () => two;
}
