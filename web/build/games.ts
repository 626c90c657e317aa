import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { boxes } from '#games';

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url));

/** A clause as the page shows it. */
interface Clause {
  readonly id: string;
  readonly says: string;
  readonly source: string;
  readonly check: string;
  readonly ruling?: string;
  /** The titles of the tests that prove it. */
  readonly tests: readonly string[];
}

/** What the shelf says of each game, without the games themselves: `virtual:shelf`. */
export function shelf(): Plugin {
  return virtual('virtual:shelf', async () => {
    const rows = boxes.map(async ({ game, players, minutes, cooperative, words }) => {
      const german = (await import(`${GAMES}${game.id}/words.de.ts`).catch(() => null)) as { words: typeof words } | null;
      return { id: game.id, title: game.title, players, minutes, cooperative, mood: { en: words.mood, de: german?.words.mood ?? words.mood } };
    });
    return await Promise.all(rows);
  });
}

/** Games that are not on the shelf: the module named by MUSTER_GUESTS exports them, for tests. */
export function guests(): Plugin {
  const from = process.env['MUSTER_GUESTS'];
  return {
    name: 'muster-guests',
    resolveId: (id) => (id === 'virtual:guests' ? '\0virtual:guests' : null),
    load: (id) =>
      id !== '\0virtual:guests' ? null : from === undefined ? 'export const guests = [];' : `export { guests } from ${JSON.stringify(resolve(from))};`,
  };
}

/**
 * A box brings its words in English. Where there is a board the page loads those of its language with it, and threads say
 * nothing: there the box comes without.
 */
export function wordless(): Plugin {
  return {
    name: 'muster-wordless',
    enforce: 'pre',
    resolveId: (id, importer = '') =>
      id === './words.en.ts' && importer.endsWith('/index.ts') && existsSync(join(dirname(importer), 'board/index.tsx')) ? NO_WORDS : null,
    load: (id) => (id === NO_WORDS ? 'export const words = undefined;' : null),
  };
}

const NO_WORDS = '\0virtual:no-words';

/** The ledger of a game, from `clauses.yaml` (`clauses.de.yaml` in German): `import('…/clauses.yaml')`. */
export function ledgers(): Plugin {
  return {
    name: 'muster-ledgers',
    async load(id) {
      if (!id.endsWith('/clauses.yaml') && !id.endsWith('/clauses.de.yaml')) return null;
      const game = dirname(id);
      const clauses = parse(readFileSync(id, 'utf8')) as readonly Clause[];
      if (id.endsWith('.de.yaml')) return `export default ${JSON.stringify(clauses)}`;
      const tests = testsOf(game);
      return `export default ${JSON.stringify(clauses.map((clause) => ({ ...clause, tests: tests.get(clause.id) ?? [] })))}`;
    },
  };
}

/** Which tests of a game name which clause: `proves('contact.…', 'title', …)`. */
function testsOf(folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, clauses = '', , title = ''] of text.matchAll(/proves\(\s*(\[[^\]]*\]|'[^']+')\s*,\s*(['"`])(.+?)\2\s*,/g))
      for (const [, clause = ''] of clauses.matchAll(/'([^']+)'/g)) found.set(clause, [...(found.get(clause) ?? []), title]);
  }
  return found;
}

function virtual(name: string, make: () => Promise<unknown>): Plugin {
  return {
    name: `muster-${name}`,
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await make())}` : null),
  };
}
