import { expect, test } from 'vitest';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { Stand } from './browser.ts';
import { answer, asked } from './play.ts';
import { goTo } from './positions.ts';

const stand = new Stand();
const LATER = '**/assets/later-*.js';
const PICTURE_OF_END = '**/assets/end-*.js';

test('what a table shows later comes by itself, and what only set-ups and rules show does not', async () => {
  const page = await stand.somebody();
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const later = Promise.all([page.waitForResponse(LATER), page.waitForResponse(PICTURE_OF_END)]);
  await goTo(page, TILES.middle);
  await asked(page);
  await later;
  expect(files.some((file) => file.includes('/assets/board-'))).toBe(true);
  expect(files.filter((file) => /\/assets\/(?:setup|choices|rules|scene|clauses)/.test(file))).toEqual([]);
});

test('until the end has come, the board stays in view', async () => {
  const page = await stand.somebody();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = page.waitForRequest(LATER);
  await page.route(LATER, async (route) => {
    await released;
    await route.continue();
  });
  await goTo(page, TILES.won);
  await held;
  await page.locator('.ct-layout').waitFor();
  expect(await page.locator('.the-end').count()).toBe(0);
  release();
  await page.locator('.the-end .verified.holds').waitFor();
  expect(await page.locator('.ct-layout').count()).toBe(0);
});

test('a table whose later parts never come is played all the same, and says so when one is asked for', async () => {
  const page = await stand.somebody();
  let missed = 0;
  await page.route(LATER, (route) => {
    missed++;
    return route.fulfill({ status: 404, body: '{}' });
  });
  // Whoever comes back to it misses what is told of the moves meanwhile, and nothing else.
  await goTo(page, TILES.left);
  // Twice the page is loaded again by itself, to no avail.
  await expect.poll(() => missed, { timeout: 20_000 }).toBe(3);
  await asked(page);
  await answer(page);
  await asked(page);
  await page.keyboard.press('?');
  await page.getByRole('heading', { name: 'Part of the page did not load' }).waitFor();
  await page.unroute(LATER);
  await page.getByRole('button', { name: 'Reload' }).click();
  await asked(page);
});

test('a table is played without what nobody asked for, where that never comes', async () => {
  const page = await stand.somebody({ hints: true });
  const missed = new Set<string>();
  await page.route(/\/assets\/(?:explain|guide)-/, (route) => {
    missed.add(
      route
        .request()
        .url()
        .replace(/^.*\/|-.*$/g, ''),
    );
    return route.fulfill({ status: 404, body: '{}' });
  });
  // A page that cannot be had again is not loaded again.
  await page.route('**/api/me', (route) => route.abort());
  await goTo(page, TILES.middle);
  await expect.poll(() => missed.size).toBe(2);
  for (let answers = 0; answers < 2; answers++) {
    await asked(page);
    await answer(page);
  }
  await asked(page);
});
