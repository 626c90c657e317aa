import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { done, duel, playOut } from '../../server/testing/duel.ts';
import { Stand } from './browser.ts';
import { answered, moments } from './play.ts';
import { ServerProcess } from './server-process.ts';

/*
 * Somebody adds a game: in a copy of the whole house `muster new` writes a folder and a line. From then on it is found, set up
 * and played everywhere, and no file outside games/ has changed.
 */

const HOUSE = fileURLToPath(new URL('../../', import.meta.url));
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', 'data', 'out']);
const copy = mkdtempSync(join(tmpdir(), 'muster-house-'));
const ID = 'high-noon';

cpSync(HOUSE, copy, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
symlinkSync(join(HOUSE, 'node_modules'), join(copy, 'node_modules'));

function run(args: readonly string[], input = ''): string {
  return execFileSync(process.execPath, args, { cwd: copy, input, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } });
}

const muster = (...args: readonly string[]): string => run(['cli/muster.ts', ...args]);

/** Every file outside games/, with what is in it. */
function outside(): ReadonlyMap<string, string> {
  const files = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(copy.length + 1))
    .filter((file) => !file.startsWith('games/') && !file.startsWith('node_modules/'));
  return new Map(files.map((file) => [file, readFileSync(join(copy, file), 'latin1')]));
}

const before = outside();
const said = muster('new', ID, '--title', "Noon's High");
const after = outside();
run(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error']);

const server = new ServerProcess(copy, join(copy, 'dist/web'));
const stand = new Stand(server);

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('a new game is a folder and one line', () => {
  expect(said).toContain(`games/${ID} and a line in games/shelf.ts`);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file)).toEqual([]);
  const index = readFileSync(join(copy, 'games/shelf.ts'), 'utf8').split('\n');
  const old = readFileSync(join(HOUSE, 'games/shelf.ts'), 'utf8').split('\n');
  expect(index.filter((line) => !old.includes(line))).toEqual([
    "import { highNoon } from './high-noon/bot/box.ts';",
    expect.stringMatching(/^export const boxes: readonly Box\[\] = \[.*, highNoon\];$/),
  ]);
});

test('its types, its style, its tests and its clauses hold as they are', () => {
  run(['node_modules/typescript/bin/tsc']);
  run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', `games/${ID}`, 'games/shelf.ts']);
  const reporters = ['--reporter=default', '--reporter=./cli/clauses/reporter.ts'];
  const tests = run(['node_modules/vitest/vitest.mjs', 'run', `games/${ID}/`, ...reporters]);
  expect(tests).toContain('21 passed');
  expect(tests).toContain('15/15 points');
  run(['words/words.ts', '--check']);
  expect(muster('fuzz', '--games', ID, '--matches', '20')).toContain('every property holds');
});

test('whatever judges every game accepts it as it is', () => {
  const judges = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name.endsWith('.test.ts') && !/\/(node_modules|web\/testing)(\/|$)/.test(parentPath.slice(copy.length)))
    .map(({ name, parentPath }) => join(parentPath, name))
    .filter((file) => /from '(#shelf|\.\/shelf\.ts)'/.test(readFileSync(file, 'utf8')));
  expect(judges.length).toBeGreaterThan(25);
  const judged = run(['node_modules/vitest/vitest.mjs', 'run', ...judges, '-t', `${ID}|Noon's High|every game|all complete games`]);
  expect(Number(/Tests .*?(\d+) passed/.exec(judged)?.[1])).toBeGreaterThan(50);
});

test('it is played in the terminal', () => {
  const shown = run(['cli/muster.ts', 'play', ID, '--seats', 'me,greedy', '--seed', 'noon', '--set', 'points=5'], '1\n'.repeat(60));
  expect(shown).toContain('North: begin a climb with any card');
  expect(shown).toMatch(/(North|South) wins: (enough points|the cards have run out)\./);
});

test('it is played over the server, and nobody sees another hand', async () => {
  const { table, ann, ben } = await duel(server.base, ID);
  const games = await done(ann.get<{ id: string; title: string }[]>('/games'));
  expect(games.at(-1)).toMatchObject({ id: ID, title: "Noon's High" });
  const end = await playOut(table, [ann, ben]);
  expect(end.outcome?.payoff.toSorted()).toEqual([0, 1]);
});

test('it stands on the shelf with a lid of its own, and is set up and played in the browser', async () => {
  const page = await stand.somebody();
  await page.goto('/');
  await page.getByRole('heading', { name: "Noon's High" }).waitFor();
  const titles = await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents();
  expect(titles.indexOf("Noon's High")).toBe(boxes.length);
  const box = page.getByRole('article').filter({ hasText: "Noon's High" });
  expect(await box.locator('svg.cover.plain text').allTextContents()).toEqual(["Noon's", 'High']);
  await box.getByRole('link', { name: "Set up Noon's High" }).first().click();
  await page.getByText('How many points win.').waitFor();
  await page.getByRole('radio', { name: '5' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const moves = page.locator('[data-option]');
  const end = page.getByRole('button', { name: 'Rematch' });
  await page.getByText('0 of 5 points').first().waitFor();
  await page.getByRole('img', { name: 'An empty slope' }).waitFor();
  let rolled = false;
  for (let asked = 0; asked < 60; asked++) {
    await moves.first().or(end).first().waitFor();
    if (await end.isVisible()) break;
    rolled ||= await page.getByRole('img', { name: /^The die shows [1-6]$/ }).isVisible();
    const before = await moments(page);
    await moves.first().click();
    await answered(page, before + 1);
  }
  await end.waitFor();
  expect(rolled).toBe(true);
  await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
});

test('its rules are read in the browser', async () => {
  const page = await stand.somebody();
  await page.goto(`/rules/${ID}`);
  await page.getByText('Each card of a climb is higher than the one before.').waitFor();
});
