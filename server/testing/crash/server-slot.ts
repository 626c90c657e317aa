import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { FlakyProxy } from '../../storage/testing/proxy.ts';
import { ServerProcess } from './process.ts';

/** Where a server stands: always on the same port, whichever process it is. */
export class ServerSlot {
  readonly port: number;
  /** Where people reach it. */
  readonly base: string;
  /** The same without the lines of people, which may be dead. */
  readonly direct: string;
  /** The lines of people. */
  readonly lines: FlakyProxy;
  /** The lines to PostgreSQL. */
  readonly wire: FlakyProxy | null;
  /** What should not have happened. */
  readonly complaints: string[] = [];
  readonly #environment: Readonly<Record<string, string>>;
  readonly #died: () => void;
  #serving: ServerProcess | null = null;
  /** Loads already what it needs, so that it can take over at once. */
  #spare: ServerProcess;
  /** The one that serves may end now. */
  #expected = false;

  constructor(port: number, lines: FlakyProxy, wire: FlakyProxy | null, environment: Readonly<Record<string, string>>, died: () => void) {
    this.port = port;
    this.lines = lines;
    this.wire = wire;
    this.base = `http://127.0.0.1:${lines.port}`;
    this.direct = `http://127.0.0.1:${port}`;
    this.#environment = { ...environment, MUSTER_PORT: String(port), MUSTER_HOST: '127.0.0.1' };
    this.#died = died;
    this.#spare = new ServerProcess(this.#environment);
  }

  get log(): string {
    return this.#serving?.log ?? '';
  }

  async open(): Promise<void> {
    const next = this.#spare;
    this.#serving = next;
    this.#expected = false;
    await next.open();
    this.#spare = new ServerProcess(this.#environment);
    void next.gone.then((how) => {
      if (this.#expected) return;
      this.complaints.push(`the server on port ${this.port} ended by itself (${how}):\n${next.log}`);
      this.#died();
    });
  }

  kill(): Promise<void> {
    return this.#ends(this.#server.signal('SIGKILL'), 'SIGKILL');
  }

  /** Fulfilled when it is dead. */
  dieAt(moment: 'before-commit' | 'after-commit', commits: number): Promise<void> {
    this.#server.tell({ order: 'die', moment, commits });
    return this.#ends(this.#server.gone, 'SIGKILL');
  }

  /** As an operator stops it. */
  stop(): Promise<void> {
    return this.#ends(this.#server.signal('SIGTERM'), '0');
  }

  pause(): void {
    this.#server.pause();
  }

  goOn(): void {
    this.#server.goOn();
  }

  /** From now on its clock is so many hours ahead. */
  setClock(hours: number): void {
    this.#server.tell({ order: 'clock', ahead: hours * 3_600_000 });
  }

  async close(): Promise<void> {
    this.#expected = true;
    await Promise.all([this.#serving?.signal('SIGKILL'), this.#spare.signal('SIGKILL')]);
    await Promise.all([this.lines.close(), this.wire?.close()]);
  }

  async #ends(gone: Promise<string>, expected: string): Promise<void> {
    this.#expected = true;
    const how = await gone;
    if (how !== expected) this.complaints.push(`the server on port ${this.port} ended by ${how}, not by ${expected}:\n${this.log}`);
  }

  get #server(): ServerProcess {
    if (this.#serving === null) throw new Error('no server has been opened here');
    return this.#serving;
  }
}

/** A port that no outgoing connection gets by chance while its server is away. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer();
    const free = once(server, 'listening').then(
      () => true,
      () => false,
    );
    server.listen(port, '127.0.0.1');
    if (!(await free)) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
