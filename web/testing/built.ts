import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { unpack } from './unpack.ts';

/** The real app, built into a folder of its own, and the browser to open it with; where it lies. */
export async function buildApp(folder: string, asItIs = false): Promise<string> {
  unpack();
  const pages = fileURLToPath(new URL(`../../dist/${folder}`, import.meta.url));
  if (!asItIs || !existsSync(pages)) await build({ logLevel: 'warn', build: { outDir: pages } });
  return pages;
}
