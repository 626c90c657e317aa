import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { misfits } from './lengths.ts';
import { serious, seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const stand = new Stand();

const strip = (page: Page) => page.locator('.coach.challenge');
const button = (page: Page, name: string) => strip(page).getByRole('button', { name, exact: true });

/** A shot by mouse: the segment, then the trigger. */
async function shoot(page: Page, at: string): Promise<void> {
  await page.locator(`[data-spot="${at}"]`).click();
  await page.getByRole('button', { name: /^Fire/ }).click();
}

test('a challenge is missed with an honest figure, hinted at, solved by mouse, and stays solved', async () => {
  const page = await stand.somebody();
  await page.goto('/learn');
  const row = page.locator('[data-challenge="one"]');
  await row.click();
  await strip(page).getByText('Make it as unlikely as you can').waitFor();
  expect(await serious(page)).toEqual([]);

  await shoot(page, 'brown6/r1');
  await strip(page).getByText('Yours 83%, best 69%.').waitFor();
  await button(page, 'Hint').click();
  await strip(page).getByText('Some groups bite whatever you do').waitFor();
  await button(page, 'Another hint').click();
  await strip(page).getByText('Which roll can you still change?').waitFor();
  expect(await button(page, 'Another hint').isDisabled()).toBe(true);
  expect(await seriousInAnyLight(page)).toEqual([]);

  await button(page, 'Start over').click();
  await strip(page).getByText('Yours 83%').waitFor({ state: 'detached' });
  await shoot(page, 'blue2/r1');
  await strip(page).getByText('Solved: 69%, and nothing does better.').waitFor();
  await strip(page).getByText('25 in 36').waitFor();
  await strip(page).getByRole('link', { name: 'Next: Single or double?' }).waitFor();

  await strip(page).getByRole('link', { name: 'Back to the challenges' }).click();
  await page.locator('.learn-challenges').getByText('1 of 5 solved').waitFor();
  await page.reload();
  await page.locator('[data-challenge="one"].done').waitFor();
});

test('a challenge is solved by keyboard alone, answer by answer, whatever is taken back between', async () => {
  const page = await stand.somebody();
  await page.goto('/learn/contra-tiles?challenge=coin');
  await strip(page).waitFor();
  const move = async (name: RegExp): Promise<void> => {
    await page.keyboard.press('/');
    const option = page.locator('dialog[open]').getByRole('button', { name }).first();
    await option.focus();
    await page.keyboard.press('Enter');
  };
  await move(/(?=.*red)(?=.*2,4)/i);
  await strip(page).getByText('Nothing lost so far').waitFor();
  await page.keyboard.press('u');
  await strip(page).getByText('Nothing lost so far').waitFor({ state: 'detached' });
  await move(/(?=.*blue)(?=.*3,3)/i);
  await strip(page).getByText('Nothing lost so far').waitFor();
  await move(/(?=.*red)(?=.*2,4)/i);
  await strip(page).getByText('Solved. That does it.').waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/learn/contra-tiles?challenge=income');
});

test('the solution is played on the board of a phone, and solves nothing', async () => {
  const page = await stand.somebody({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/learn/contra-tiles?challenge=give');
  await strip(page).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await button(page, 'Solution').tap();
  await strip(page).getByText('Red closes your tile with four matches').waitFor();
  expect(await serious(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
  await button(page, 'Start over').tap();
  await strip(page).getByText('Win a coin and cost the Woman two').waitFor();
  await page.goto('/learn/contra-tiles');
  await page.locator('.learn-challenges').getByText('0 of 5 solved').waitFor();
});
