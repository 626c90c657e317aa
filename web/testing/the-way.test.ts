import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { fontsLoaded, Stand } from './browser.ts';

const stand = new Stand();

/** Everything on the table and where it lies. How wide a letter in a picture is depends on how often it was drawn anew, so these are left out. */
async function layout(page: Page): Promise<readonly string[]> {
  await page.locator('.prompt.is-mine').waitFor();
  await page.waitForLoadState('networkidle');
  // Whatever lies under the pointer says what it is.
  await page.mouse.move(1, 1);
  await page.locator('.co-tip').waitFor({ state: 'hidden' });
  await fontsLoaded(page);
  return await page.locator('.table *:not(.sr, .sr *, svg text, svg tspan, svg :has(text))').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.tagName} ${element.getAttribute('class')} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
}

// The page keeps the style sheets of the screens it has shown; a table that is opened by its address has only its own.
test.each(boxes.map(({ game: { id, title } }) => [title, id]))('%s looks the same by way of shelf, rules and set-up as by its address', async (title, id) => {
  const page = await stand.somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.getByRole('searchbox').waitFor();
  await page.getByRole('link', { name: 'Muster: Shelf' }).click();
  await page
    .getByRole('link', { name: `Set up ${title}`, exact: true })
    .first()
    .click();
  await page.waitForURL(`**/play/${id}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.prompt.is-mine').waitFor();
  // Once more without what happened until then.
  await page.getByRole('link', { name: 'Shelf' }).click();
  await page.getByRole('link').filter({ hasText: 'Your turn' }).click();
  const byTheWay = await layout(page);
  // Clauses are footnotes: players see a mark, never an id.
  const log = (await page.getByRole('list', { name: 'What happened' }).textContent()) ?? '';
  expect(log).toContain('§');
  expect(log).not.toMatch(/[a-z]\.[a-z][a-z-]*[a-z]\b/);
  await page.reload();
  const byItsAddress = await layout(page);
  expect(byTheWay.length).toBeGreaterThan(100);
  expect(byTheWay).toEqual(byItsAddress);
});
