import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './catalogue.ts';
import { SOURCE } from './languages.ts';

const ROOT = join(import.meta.dirname, '..');

export function games(): readonly string[] {
  const all = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return all.map(({ name }) => join(ROOT, 'games', name));
}

/** All places that have catalogues, one folder a language in each: `games/contact/words`, `games/contact/words/end`. */
export function places(): readonly string[] {
  return [join(ROOT, 'web'), join(ROOT, 'cli'), ...games()].flatMap((home) => within(join(home, 'words')));
}

function within(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const here = filesIn(join(folder, SOURCE)).length > 0 ? [folder] : [];
  return [...here, ...inner.filter(({ name }) => name !== SOURCE).flatMap(({ name }) => within(join(folder, name)))];
}
