import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FILES = globSync('{kernel,games,bots,wire,server,web,cli,bench,examples}/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['bench/peers/**'] }).map((file) =>
  file.replaceAll('\\', '/'),
);

/** Where the types of a game are forgotten and found again. */
const BORDERS = ['web/kit/board.ts', 'web/kit/table.ts', 'web/testing/positions.ts'];

/** The innermost loops: what all kinds of lists share (`at`) takes there half the time of a playout. */
const HOT =
  /^(kernel\/(at|chacha|chance|game|hash|judgement)|games\/contra-tiles\/(rules|bot)\/.*|games\/contact\/(rules|bot)\/.*|games\/v-commandos\/(content\/.*|rules\/option))\.ts$/;

/** What is looked up there by name may be anything, or nothing. */
const BY_NAME = ['games/forms.ts', 'server/http/openapi.ts'];

function filesWith(pattern: RegExp): readonly string[] {
  return FILES.filter((file) => pattern.test(readFileSync(`${ROOT}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'/g, '')));
}

test('nobody casts twice but where the types of a game are forgotten', () => {
  expect(filesWith(/\bas unknown as\b|\bas never\b/).toSorted()).toEqual(BORDERS);
});

test('what is known to be there is looked up by at(), but in the innermost loops', () => {
  const casting = filesWith(/[\w)\]]\[[^\][]+\] as (?!const\b)/).filter((file) => !file.endsWith('.test.ts'));
  expect(casting.filter((file) => !HOT.test(file) && !BY_NAME.includes(file))).toEqual([]);
});
