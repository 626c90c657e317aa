import { type ChildProcess, fork } from 'node:child_process';
import { Client, escapeIdentifier } from 'pg';

export type KeeperRequest = { readonly number: number; readonly action: 'start' | 'kill' | 'stop' };
export type KeeperReply = { readonly number: number; readonly error?: string };

/** A real PostgreSQL for tests. */
export interface TestPostgres {
  readonly port: number;
  readonly folder: string;
  /** Creates a fresh database and gives its URL. */
  url(name: string): Promise<string>;
  /** The main process is killed without warning; its children follow when they notice. */
  kill(): Promise<void>;
  /** Bring it back, with the same data. */
  start(): Promise<void>;
  /** Stop it and delete the folder. */
  stop(): Promise<void>;
}

/** `durable`: it waits for the disk, as in earnest. Without it tests are faster, but a kill may cost data. */
export async function startPostgres({ durable = false }: { readonly durable?: boolean } = {}): Promise<TestPostgres> {
  // Apart from our group of processes, so that it survives whatever ends us, and can clean up.
  const keeper = fork(new URL('./postgres-keeper.ts', import.meta.url), durable ? ['durable'] : [], {
    detached: true,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const { port, folder } = await greeting(keeper);
  let number = 0;

  function ask(action: KeeperRequest['action']): Promise<void> {
    const request: KeeperRequest = { number: number++, action };
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error(`whoever keeps PostgreSQL ended before '${action}' was done`));
      const take = (reply: KeeperReply): void => {
        if (reply.number !== request.number) return;
        keeper.off('message', take);
        keeper.off('exit', ended);
        if (reply.error === undefined) resolve();
        else reject(new Error(reply.error));
      };
      keeper.on('message', take);
      keeper.on('exit', ended);
      keeper.send(request);
    });
  }

  return {
    port,
    folder,
    async url(name) {
      const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
      const client = new Client({ connectionString: `${url}/postgres` });
      await client.connect();
      await client.query(`create database ${escapeIdentifier(name)}`);
      await client.end();
      return `${url}/${encodeURIComponent(name)}`;
    },
    kill: () => ask('kill'),
    start: () => ask('start'),
    async stop() {
      await ask('stop');
      keeper.disconnect();
    },
  };
}

function greeting(keeper: ChildProcess): Promise<{ port: number; folder: string }> {
  return new Promise((resolve, reject) => {
    let complaint = '';
    keeper.stderr?.on('data', (chunk) => {
      complaint += String(chunk);
    });
    keeper.once('message', (message: { port: number; folder: string }) => resolve(message));
    keeper.once('exit', () => reject(new Error(`PostgreSQL did not start: ${complaint}`)));
  });
}
