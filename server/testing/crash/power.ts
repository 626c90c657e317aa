import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Stream } from '#kernel';

/** Where the current can be cut: what a process has not synced by then may be gone. */
export interface Power {
  /** For the processes that depend on it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Once they are dead: of what was not synced, any part is undone. */
  cut(random: Stream): Promise<void>;
}

/** What disks write whole or not at all. */
const SECTOR = 512;

/** The current of whoever writes to this folder, kept in `place`; or why there is none here to be cut. */
export async function powerOf(folder: string, place: string): Promise<Power | { readonly missing: string }> {
  if (process.platform !== 'linux') return { missing: `power cuts are tried on Linux only, not on ${process.platform}` };
  const copies = join(place, 'synced');
  const library = join(place, 'synced.so');
  await mkdir(copies, { recursive: true });
  const source = fileURLToPath(new URL('./synced.c', import.meta.url));
  try {
    await promisify(execFile)('cc', ['-O2', '-shared', '-fPIC', '-o', library, source, '-ldl', '-lpthread']);
  } catch (thrown) {
    return { missing: `power cuts need a C compiler (cc): ${thrown instanceof Error ? thrown.message.split('\n')[0] : thrown}` };
  }
  return {
    environment: { LD_PRELOAD: library, MUSTER_SYNCED_OF: folder, MUSTER_SYNCED_TO: copies },
    async cut(random) {
      if (!existsSync(copies) || (await readdir(copies)).length === 0) throw new Error('nobody has written anything that could be undone');
      for (const name of await readdir(folder)) if (name.endsWith('-shm')) await rm(join(folder, name));
      for (const name of await readdir(copies)) {
        const [file, copy] = [join(folder, basename(name)), join(copies, name)];
        const left = whatIsLeft(await readFile(copy), await readFile(file), random);
        await Promise.all([writeFile(file, left), writeFile(copy, left)]);
      }
    },
  };
}

/** Of what was written since the last sync, nothing is left, or some sectors by lot. */
export function whatIsLeft(synced: Buffer, written: Buffer, random: Stream): Buffer {
  if (random.below(2) === 0) return synced;
  const left = Buffer.alloc(random.below(2) === 0 ? synced.length : written.length);
  for (let at = 0; at < left.length; at += SECTOR) {
    const [old, young] = [synced.subarray(at, at + SECTOR), written.subarray(at, at + SECTOR)];
    (old.equals(young) || random.below(2) === 0 ? old : young).copy(left, at);
  }
  return left;
}
