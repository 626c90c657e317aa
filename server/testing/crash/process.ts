import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** What a server process is told. */
export type Order =
  | { readonly order: 'open' }
  /** At the n-th commit from now: right before it is sent, or right after it became durable and before anybody hears of it. */
  | { readonly order: 'die'; readonly moment: 'before-commit' | 'after-commit'; readonly commits: number }
  /** So many milliseconds its clock is ahead from now. */
  | { readonly order: 'clock'; readonly ahead: number };

/**
 * A server that is wrong in some way, to see that it is noticed: it does not wait for the disk, forgets which actions it has done,
 * or takes a jump of its clock for time that has passed.
 */
export type Sabotage = 'synchronous-off' | 'forgetful' | 'time-passes';

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
    this.tell({ order: 'open' });
    const ended = this.gone.then((how) => {
      throw new Error(`the server did not open (${how}):\n${this.log}`);
    });
    const [port] = await Promise.race([once(this.#child, 'message'), ended]);
    return port;
  }

  tell(order: Order): void {
    this.#child.send(order);
  }

  signal(name: 'SIGKILL' | 'SIGTERM'): Promise<string> {
    this.#child.kill(name);
    return this.gone;
  }

  pause(): void {
    this.#child.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child.kill('SIGCONT');
  }
}
