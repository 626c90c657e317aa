import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/muster-browser');
const DONE = join(FOLDER, 'unpacked');

const EXECUTABLE = join(FOLDER, 'chromium');

/** Where the browser that npm brings runs; elsewhere one that is installed is taken. */
const PACKED = process.platform === 'linux' && process.arch === 'x64';

/** The browser that npm brings is packed: it is unpacked once, and with it the libraries for systems that have none. */
export function unpack(): void {
  if (!PACKED || existsSync(DONE)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // The package unpacks its libraries only where it takes the machine for one of those it was made for.
  const env = { ...process.env, TMPDIR: FOLDER, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', "import c from '@sparticuz/chromium'; await c.executablePath();"], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  });
  writeFileSync(DONE, '');
}

/** The browser to start: the one that npm brings, or else an installed Chrome or Edge. */
export async function startBrowser(options: LaunchOptions): Promise<Browser> {
  if (PACKED) return await chromium.launch({ ...options, executablePath: EXECUTABLE, env: { ...process.env, ...libraries() } });
  for (const channel of ['chrome', 'msedge']) {
    const started = await chromium.launch({ ...options, channel }).catch(() => null);
    if (started !== null) return started;
  }
  throw new Error('The browser that npm brings runs on Linux (x64) only. Install Google Chrome or Microsoft Edge and run it again.');
}

/** Where the loader shall look for libraries; nothing where the system has them all. */
function libraries(): Readonly<Record<string, string>> {
  if (!execFileSync('ldd', [EXECUTABLE], { encoding: 'utf8' }).includes('not found')) return {};
  return { LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib') };
}
