import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = join(ROOT, 'node_modules/.cache/muster-browser');
const DONE = join(FOLDER, 'unpacked');

export const EXECUTABLE = join(FOLDER, 'chromium');

/** The browser that npm brings is packed: it is unpacked once, and with it the libraries for systems that have none. */
export function unpack(): void {
  if (existsSync(DONE)) return;
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

/** Where the loader shall look for libraries; nothing where the system has them all. */
export function libraries(): Readonly<Record<string, string>> {
  if (process.platform !== 'linux' || !execFileSync('ldd', [EXECUTABLE], { encoding: 'utf8' }).includes('not found')) return {};
  return { LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib') };
}
