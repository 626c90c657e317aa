import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type * as Shelf from '#shelf';
import { citationsOf } from '../../words/clauses.ts';
import { languages } from '../../words/languages.ts';

/** What the shelf says of each game, without the games themselves: `virtual:shelf`. */
export function shelf(): Plugin {
  return virtual('virtual:shelf', async () => {
    // Not part of the configuration that Vite bundles: games find their catalogues beside them.
    const { boxes }: typeof Shelf = await import(new URL('../../games/shelf.ts', import.meta.url).href);
    const rows = boxes.map(async (box) => {
      const { game, players, minutes, cooperative, cover } = box;
      const moods = await Promise.all(languages.map(async (language) => [language, (await box.words(language)).mood] as const));
      return { id: game.id, title: game.title, players, minutes, cooperative, cover, mood: Object.fromEntries(moods) };
    });
    return await Promise.all(rows);
  });
}

/** What is taught, by its titles: `virtual:lessons`. The lessons themselves come when somebody learns. */
export function lessons(): Plugin {
  return virtual('virtual:lessons', async () => {
    const { boxes }: typeof Shelf = await import(new URL('../../games/shelf.ts', import.meta.url).href);
    const rows = boxes.map(async ({ game, course, practice }) => {
      const spoken = await Promise.all(
        languages.map(async (language) => ({ language, course: await course?.(language), practice: await practice?.(language) })),
      );
      const said = <T>(of: (one: (typeof spoken)[number]) => T) => Object.fromEntries(spoken.map((one) => [one.language, of(one)]));
      const [first] = spoken;
      const coach = said(({ course: one }) => one?.coach ?? null);
      const lessons = (first?.course?.lessons ?? []).map(({ id, seconds }) => ({ id, seconds, title: said((one) => one.course?.words[id]?.title ?? '') }));
      const challenges = (first?.practice?.challenges ?? []).map(({ id }) => ({ id, title: said((one) => one.practice?.words[id]?.title ?? '') }));
      return [game.id, { coach, lessons, challenges }] as const;
    });
    return Object.fromEntries(await Promise.all(rows));
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

/** The clauses of a game in reading order, with the tests that prove each of their points, and those about the whole: `import('…/clauses.yaml')`. What they say is in catalogues. */
export function ledgers(): Plugin {
  return {
    name: 'muster-ledgers',
    async load(id) {
      if (!id.endsWith('/clauses.yaml')) return null;
      const clauses = parse(readFileSync(id, 'utf8')) as readonly Parameters<typeof citationsOf>[0][];
      const tests = testsOf(dirname(id));
      const rows = clauses.map((clause) => {
        const points = citationsOf(clause);
        return { id: clause.id, points: points.map((point) => tests.get(point) ?? []), tests: points.length === 1 ? [] : (tests.get(clause.id) ?? []) };
      });
      return `export default ${JSON.stringify(rows)}`;
    },
  };
}

/** Which tests of a game cite what: `proves('contact.…', 'title', …)`. */
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
