import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#words';
import { appWords } from '../words/words.ts';
import { Stand } from './browser.ts';
import { begin } from './every-screen.ts';
import { boxOf } from './positions.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

/** Of each kind of picture one. */
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
    const drawn = `[id="${clause}"]`;
    await page.locator(`${drawn} .ill figcaption`).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await seriousInAnyLight(page, clause === clauses.at(-1) ? 'html' : drawn), clause).toEqual([]);
  }
  expect(pictures()).not.toEqual([]);
});

test.each(languages)('the rules begin with what the game is about, and show pictures that nobody has to open (%s)', async (language) => {
  const page = await stand.somebody({ locale: language, viewport: { width: 390, height: 844 } });
  const [{ rules }, { gist }] = await Promise.all([appWords(language), boxOf('contra').words(language)]);
  await page.goto('/rules/contra');
  await Promise.all(['.gist', '.cl'].map((drawn) => page.locator(drawn).first().waitFor()));
  const [goal, turn, loss] = await page.locator('.gist p').allTextContents();
  expect({ goal, turn, loss }).toEqual(gist);
  expect(await precedes(page, '.gist', '.cl')).toBe(true);
  // Of the 392 clauses only what is near is drawn.
  await page.locator('.ill figcaption').first().waitFor();
  expect(await page.locator('.ill.far').count()).toBeGreaterThan(30);
  await page.locator('.cl.drawn').last().scrollIntoViewIfNeeded();
  await page.locator('.cl.drawn').last().locator('figcaption').waitFor();
  for (const detail of [rules.address, rules.inTheBook, rules.checkedBy]) expect(await page.getByText(detail, { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: rules.details }).first().press('Enter');
  await page.getByText('/rules/contra#golden.').first().waitFor();
});

test.each([390, 1280])('whoever comes to a clause finds it in sight, with what was ruled and its picture, and the page as it was, at %i', async (width) => {
  const page = await stand.somebody({ viewport: { width, height: 800 } });
  await page.goto('/rules/contra-tiles#scoring.three');
  const meant = page.locator('.cl.meant');
  await meant.locator('figcaption').waitFor();
  await meant.getByText('Our ruling.').waitFor();
  expect(await meant.getAttribute('id')).toBe('scoring.three');
  const { top = -1 } = (await meant.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)) ?? {};
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(600);
  if (width > 720) expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0);
});

async function precedes(page: Page, one: string, other: string): Promise<boolean> {
  return await page.evaluate(
    ([first = '', second = '']) => {
      const [a, b] = [document.querySelector(first), document.querySelector(second)];
      return a !== null && b !== null && (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    },
    [one, other],
  );
}
