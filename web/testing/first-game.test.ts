import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { Stand } from './browser.ts';
import { fits } from './fits.ts';
import { invited, openTable } from './screens.ts';
import { seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const stand = new Stand();

/** The card before the first game. */
const card = (page: Page) => page.getByRole('region', { name: /^New to / });

async function openBox(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
}

test('a box that is opened for the first time says what it is in three pictures, once; then whoever asks sees them', async () => {
  const page = await stand.somebody({ hints: true });
  for (const { game } of boxes) {
    await openBox(page, game.id);
    await card(page).locator('svg.still').nth(2).waitFor();
    expect(await card(page).getByRole('figure').count()).toBe(3);
    expect(
      await card(page)
        .getByRole('link', { name: /^Learn \d lessons, about \d+ min$/ })
        .getAttribute('href'),
    ).toMatch(`/learn/${game.id}?lesson=`);
    await page.reload();
    await page.getByRole('button', { name: 'Start the game' }).waitFor();
    await page.getByRole('button', { name: 'How to play' }).click();
    await page.getByRole('dialog').locator('svg.still').nth(2).waitFor();
    expect(await card(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

test('the card keeps nobody out, fits, and goes with a click', async () => {
  const page = await stand.somebody({ hints: true, viewport: { width: 360, height: 740 } });
  await openBox(page, 'v-commandos');
  await card(page).locator('svg.still').nth(2).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await fits(page, false, [360, 390, 720, 1280]);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'I know this game' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
});

test('whoever opens an invitation to an unknown game sees what it is about, there and in the waiting room', async () => {
  const host = await stand.somebody();
  const guest = await stand.somebody({ hints: true, viewport: { width: 390, height: 844 } });
  await host.goto('/play/contra-tiles?online');
  await openTable(host);
  expect(await host.locator('.gist').count()).toBe(0);
  await guest.goto(await invited(host));
  await guest.locator('.gist svg.still').nth(2).waitFor();
  await fits(guest, false, [360, 390, 1280]);
  await guest.getByRole('textbox').fill('Jonas');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.lobby-seats').waitFor();
  await guest.locator('.gist svg.still').nth(2).waitFor();
  await fits(guest, false, [360, 390, 1280]);
});
