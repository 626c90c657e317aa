import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What a server process is told. */
export type Order =
  | { readonly order: 'open' }
  /** At the n-th commit from now: right before it is sent, or right after it became durable and before anybody hears of it. */
  | { readonly order: 'die'; readonly moment: 'before-commit' | 'after-commit'; readonly commits: number };

/** A server in a process of its own. It dies with this one. */
export class ServerProcess {
  /** The last that it said. */
  log = '';
  /** How it ended. */
  readonly gone: Promise<string>;
  readonly #child: ChildProcess;

  constructor(environment: Readonly<Record<string, string>>) {
    this.#child = fork(new URL('./server.ts', import.meta.url), {
      execArgv: [],
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.log = (this.log + String(chunk)).slice(-4_000);
      });
    this.gone = once(this.#child, 'exit').then(([code, signal]) => String(signal ?? code));
  }

  /** Gives the port. */
  async open(): Promise<number> {
    this.#tell({ order: 'open' });
    const ended = this.gone.then((how) => {
      throw new Error(`the server did not open (${how}):\n${this.log}`);
    });
    const [port] = await Promise.race([once(this.#child, 'message'), ended]);
    return port;
  }

  dieAt(moment: 'before-commit' | 'after-commit', commits: number): void {
    this.#tell({ order: 'die', moment, commits });
  }

  signal(name: 'SIGKILL' | 'SIGTERM'): Promise<string> {
    this.#child.kill(name);
    return this.gone;
  }

  #tell(order: Order): void {
    this.#child.send(order);
  }
}
