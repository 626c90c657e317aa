import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { begin } from './every-screen.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

/** Of each kind of picture one; the first is so tall that what stands beside the rules has to scroll. */
const DRAWN = {
  contact: ['alvares.confusion', 'hit.dice-option'],
  'contract-assassin': ['setup.target-markers', 'klaus.six-cards'],
  'v-commandos': ['setup.guards', 'reinforce.sledgehammer', 'event.direction'],
} as const;

const cases = Object.entries(DRAWN).flatMap(([game, clauses]) => [390, 1280].map((width) => ({ game, clauses, width })));

test.each(cases)('pictures of $game come with the rules, and keep nobody out, at $width', async ({ game, clauses, width }) => {
  const page = await stand.somebody({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const pictures = (): readonly string[] => files.filter((file) => /\/(scene|examples)[.-]/.test(file));
  await begin(page, game);
  expect(pictures()).toEqual([]);
  for (const clause of clauses) {
    await page.goto(`/rules/${game}#${clause}`);
    await page.locator('.ill figure:visible figcaption').waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await seriousInAnyLight(page), clause).toEqual([]);
  }
  expect(pictures()).not.toEqual([]);
});
