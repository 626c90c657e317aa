import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { PAGES } from './build.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** A server in a process of its own, as `npm start` runs it: it can be killed without a warning. */
export class ServerProcess {
  base = '';
  #port = 0;
  #folder = '';
  #process: ChildProcess | null = null;
  readonly #root: string;
  readonly #pages: string;

  /** The program in this folder, and the pages it serves. */
  constructor(root = ROOT, pages = PAGES) {
    this.#root = root;
    this.#pages = pages;
  }

  async start(): Promise<void> {
    if (this.#folder === '') this.#folder = await mkdtemp(join(tmpdir(), 'muster-'));
    const child = spawn(process.execPath, [join(this.#root, 'cli/muster.ts'), 'serve'], {
      cwd: this.#root,
      env: {
        ...process.env,
        MUSTER_PORT: String(this.#port),
        MUSTER_HOST: '127.0.0.1',
        MUSTER_DATA: join(this.#folder, 'muster.db'),
        MUSTER_PAGES: this.#pages,
        MUSTER_LOG: 'warn',
        MUSTER_REQUESTS: '100000',
        MUSTER_NEW_TABLES: '100000',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const [, address, port] = /^Muster is open: (http:\/\/\S+:(\d+))$/.exec(line) ?? [];
      if (address === undefined) continue;
      this.base = address;
      this.#port = Number(port);
      return;
    }
    throw new Error('the server did not open');
  }

  /** It gets no chance to finish anything. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    if (this.#folder !== '') await rm(this.#folder, { recursive: true, force: true });
  }
}
