import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { unpack } from './unpack.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the app lies that the browser tests open: the real one, with the miniature game among the guests. */
export const PAGES = at('../../dist/web-tested');

/** Built once, before any test runs. */
export default function setup(): void {
  unpack();
  buildInto(PAGES, { MUSTER_GUESTS: at('./guests.ts') });
}

/** The app as people load it, without guests: what is weighed. */
export function buildToWeigh(): string {
  const pages = at('../../dist/web-weighed');
  buildInto(pages, {});
  return pages;
}

/** In a process of its own: this one is no place for production. */
function buildInto(pages: string, more: Readonly<Record<string, string>>): void {
  execFileSync(process.execPath, [at('../../node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error', '--outDir', pages], {
    cwd: at('../../'),
    env: { ...process.env, NODE_ENV: 'production', ...more },
    stdio: 'inherit',
  });
}
