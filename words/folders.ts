import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './catalogue.ts';
import { SOURCE } from './languages.ts';

const ROOT = join(import.meta.dirname, '..');

/** Where catalogues may be: the app, the command line, and each game. */
function homes(root: string): readonly string[] {
  const games = join(root, 'games');
  return [...['web', 'server', 'cli'].map((part) => join(root, part)), ...(existsSync(games) ? readdirSync(games).map((game) => join(games, game)) : [])];
}

/** All places that have catalogues, one folder a language in each: `games/contact/words`, `games/contact/words/end`. */
export function places(root: string = ROOT): readonly string[] {
  return homes(root).flatMap((home) => within(join(home, 'words')));
}

function within(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const here = filesIn(join(folder, SOURCE)).length > 0 ? [folder] : [];
  return [...here, ...inner.filter(({ name }) => name !== SOURCE).flatMap(({ name }) => within(join(folder, name)))];
}
