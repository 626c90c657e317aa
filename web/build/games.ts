import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { boxes } from '#shelf';

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
    const rows = boxes.map(async (box) => {
      const { game, players, minutes, cooperative, cover } = box;
      const [en, de] = await Promise.all([box.words('en'), box.words('de')]);
      return { id: game.id, title: game.title, players, minutes, cooperative, cover, mood: { en: en.mood, de: de.mood } };
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
