import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { answered, moments } from './play.ts';

const stand = new Stand();

test('a game without a board of its own is played to its end through the shell alone', async () => {
  const page = await stand.somebody();
  await page.goto('/play/ambush');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const moves = page.getByRole('search').getByRole('listitem');
  const end = page.getByRole('button', { name: 'Rematch' });
  for (let asked = 0; asked < 400; asked++) {
    await moves.first().or(end).first().waitFor();
    if (await end.isVisible()) break;
    await move(page);
  }
  await end.waitFor();
  expect(await page.getByRole('status', { name: 'Dice verified' }).textContent()).toContain('Dice verified');
});

/** The first of the moves; then something else is shown, be it the curtain. */
async function move(page: Page): Promise<void> {
  const before = await moments(page);
  await page.getByRole('search').getByRole('listitem').first().getByRole('button').first().click();
  await page.waitForFunction((n) => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? Number.POSITIVE_INFINITY) > n, before);
}

/** Whoever may answer does, until all is over; how often what they saw was not the same. */
async function playOn(people: readonly Page[]): Promise<number> {
  let different = 0;
  for (;;) {
    const ready = people.map((page) =>
      page
        .getByRole('search')
        .getByRole('listitem')
        .or(page.getByRole('button', { name: 'Rematch' }))
        .first()
        .waitFor()
        .then(() => page),
    );
    const page = await Promise.race(ready);
    if (await page.getByRole('button', { name: 'Rematch' }).isVisible()) return different;
    const boards = await Promise.all(people.map((one) => one.locator('pre').textContent()));
    if (new Set(boards).size > 1) different++;
    const number = Number(await page.locator('[data-moment]').getAttribute('data-moment'));
    await page.getByRole('search').getByRole('listitem').first().getByRole('button').first().click();
    await Promise.all(people.map((one) => answered(one, number + 1)));
  }
}

test('hands stay hidden on one screen: it is handed on behind a curtain', async () => {
  const page = await stand.somebody();
  await page.goto('/play/ambush');
  const seats = page.getByRole('combobox');
  await seats.nth(1).selectOption({ label: 'Somebody here' });
  await page.getByRole('textbox', { name: /Their name/ }).fill('Ines');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const curtain = page.getByRole('heading', { name: /^Hand the screen to/ });
  const end = page.getByRole('button', { name: 'Rematch' });
  const handOn = page.getByRole('button', { name: /^Hand the screen to/ });
  let handed = 0;
  for (;;) {
    const moves = page.getByRole('search').getByRole('listitem');
    await moves.first().or(end).or(curtain).or(handOn).first().waitFor();
    if (await end.isVisible()) break;
    if (await handOn.isVisible()) {
      // What was drawn is looked at first.
      await page.locator('pre').first().waitFor();
      await handOn.click();
    } else if (await curtain.isVisible()) {
      expect(await page.locator('pre').count()).toBe(0);
      await page.getByRole('button', { name: /^I am/ }).click();
      await curtain.waitFor({ state: 'detached' });
      handed++;
    } else await move(page);
  }
  expect(handed).toBeGreaterThan(1);
});

test('a game with hidden hands is played over the server, each seeing only its own', async () => {
  const [ines, jonas] = await Promise.all([stand.somebody({ permissions: ['clipboard-read', 'clipboard-write'] }), stand.somebody()]);
  await ines.goto('/play/ambush?online');
  await ines.getByRole('combobox').nth(1).selectOption({ label: 'Friend by link' });
  await ines.getByRole('combobox').nth(2).selectOption({ label: 'You' });
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await ines.getByRole('button', { name: 'Copy the link' }).click();
  await ines.getByText('Copied').waitFor();
  await jonas.goto(await ines.evaluate(() => navigator.clipboard.readText()));
  await jonas.getByRole('textbox').fill('Jonas');
  await jonas.getByRole('button', { name: 'Sit down' }).click();
  await ines.getByRole('button', { name: 'Begin' }).click();
  // Two hands may be alike by chance, but not for long.
  expect(await playOn([ines, jonas])).toBeGreaterThan(0);
  for (const page of [ines, jonas]) await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
});
