import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unpack } from './unpack.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the app lies that the browser tests open: the real one, with the miniature game among the guests. */
export const PAGES = at('../../dist/web-tested');

/** Built once, before any test runs, in a process of its own: this one is no place for production. */
export default function setup(): void {
  unpack();
  execFileSync(process.execPath, [at('../../node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir', PAGES], {
    cwd: at('../../'),
    env: { ...process.env, NODE_ENV: 'production', MUSTER_GUESTS: at('./guests.ts') },
    stdio: 'inherit',
  });
}
