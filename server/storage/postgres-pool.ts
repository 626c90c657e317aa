import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { type ClientBase, type ClientConfig, Pool, type PoolClient, TypeOverrides } from 'pg';
import { postgresError } from './postgres-errors.ts';

const bigint = 20;

const types = new TypeOverrides();
// Times in milliseconds and counts are far below 2^53.
types.setTypeParser(bigint, Number);

/** A server that vanishes without a word is noticed after `patience`, whatever we are doing just then. */
export function impatientConfig(url: string, patience: number): ClientConfig {
  return {
    ...patientConfig(url),
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: patience * 2,
    // A little longer, so that a server that is there says itself that it took too long.
    query_timeout: patience + 500,
  };
}

/** For work that takes as long as it takes. */
function patientConfig(url: string): ClientConfig {
  return { connectionString: url, types, application_name: 'muster', keepAlive: true, keepAliveInitialDelayMillis: 5_000 };
}

const mostReaders = 8;

export function openReaders(url: string, patience: number): Pool {
  return quiet(new Pool({ ...impatientConfig(url, patience), max: mostReaders, onConnect: durable }));
}

/** There is one commit at a time. It waits for nobody's long reading, and several statements go out at once. */
export function openWriter(url: string, patience: number): Pool {
  const onConnect = async (client: ClientBase): Promise<void> => {
    await durable(client);
    // A plan made while the journal was short would go through all of it, however long it becomes.
    await client.query('set enable_seqscan = off');
  };
  return quiet(new Pool({ ...impatientConfig(url, patience), max: 1, idleTimeoutMillis: 60_000, pipeline: true, onConnect }));
}

export function openPatientPool(url: string, patience: number): Pool {
  return quiet(new Pool({ ...patientConfig(url), connectionTimeoutMillis: patience, max: 1, onConnect: durable }));
}

/** A committed transaction is a durable one, whatever the server's own habit is. */
async function durable(client: ClientBase): Promise<void> {
  await client.query(`select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`);
}

/** A lost connection is an error for whoever uses it, never for the process. */
function quiet(pool: Pool): Pool {
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
  });
  return pool;
}

export async function takeClient(pool: Pool): Promise<PoolClient> {
  try {
    return await pool.connect();
  } catch (error) {
    throw postgresError(error);
  }
}

/** The pool as Kysely uses it: errors are `StorageError`s, and a connection on which one waited in vain is not used again. */
export class KyselyPool implements PostgresPool {
  readonly #pool: Pool;
  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async connect(): Promise<PostgresPoolClient> {
    return new KyselyClient(await takeClient(this.#pool));
  }

  end(): Promise<void> {
    return this.#pool.end();
  }
}

class KyselyClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  #broken = false;
  constructor(client: PoolClient) {
    this.#client = client;
  }

  query<R>(sql: string, parameters: ReadonlyArray<unknown>): Promise<PostgresQueryResult<R>>;
  query(cursor: never): never;
  async query(sql: string, parameters: ReadonlyArray<unknown> = []): Promise<unknown> {
    try {
      return await this.#client.query(sql, [...parameters]);
    } catch (error) {
      const failed = postgresError(error, true);
      this.#broken ||= failed.code === 'gone';
      throw failed;
    }
  }

  release(): void {
    this.#client.release(this.#broken);
  }
}
