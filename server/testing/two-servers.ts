import { startPostgres } from '../storage/testing/postgres.ts';
import { openServer, type TestServer } from './open.ts';

export interface TwoServers {
  readonly left: TestServer;
  readonly right: TestServer;
  stop(): Promise<void>;
}

/** Two servers on one database. */
export async function openTwo(): Promise<TwoServers> {
  const postgres = await startPostgres();
  const url = await postgres.url('two');
  const [left, right] = await Promise.all([openServer({ DATABASE_URL: url }), openServer({ DATABASE_URL: url })]);
  const stop = async () => {
    await Promise.all([left.stop(), right.stop()]);
    await postgres.stop();
  };
  return { left, right, stop };
}
