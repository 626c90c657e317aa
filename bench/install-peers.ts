import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PEERS = fileURLToPath(new URL('./peers/', import.meta.url));

/** What only comparisons need has a folder and a lock file of its own, and is installed the first time somebody compares. */
export function installPeers(): void {
  if (existsSync(`${PEERS}node_modules/boardgame.io`)) return;
  console.error('boardgame.io, which Muster is compared with, is not installed yet: npm ci in bench/peers.');
  const { status } = spawnSync('npm', ['ci'], { cwd: PEERS, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  if (status !== 0) throw new Error('boardgame.io could not be installed; `npm ci` in bench/peers says why');
}
