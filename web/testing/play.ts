import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { said } from './said.ts';

/** The list of all moves; it opens for whoever has to answer. */
const opener = (page: Page) => page.getByRole('button', { name: said((words) => words.table.movesTitle) });
export const rematch = (page: Page) => page.getByRole('button', { name: said((words) => words.table.end.rematch) });

/** Wait until somebody at this screen has to answer, or all is over. */
export async function asked(page: Page): Promise<boolean> {
  await opener(page).or(rematch(page)).first().waitFor();
  return !(await rematch(page).isVisible());
}

/** The moment that is shown: how many answers had been given. */
export async function moments(page: Page): Promise<number> {
  return Number(await page.locator('[data-moment]').getAttribute('data-moment'));
}

/** Answer by keyboard with one of the moves of the list: the first unless another is asked for. Waits until the answer has been taken. */
export async function answer(page: Page, pick: 'first' | 'last' | number = 'first'): Promise<void> {
  const before = await moments(page);
  await opener(page).press('Enter');
  const moves = page.getByRole('dialog', { name: said((words) => words.table.movesTitle) }).getByRole('listitem');
  await moves.first().waitFor();
  const chosen = pick === 'first' ? moves.first() : pick === 'last' ? moves.last() : moves.nth(pick % (await moves.count()));
  await chosen.getByRole('button').first().press('Enter');
  await answered(page, before + 1);
}

/** What hurts, where it stops until somebody says go on. */
export function stopped(page: Page, title: string | RegExp): Locator {
  return page.getByRole('alertdialog', { name: title });
}

/** Wait until so many answers have been given, or all is over. */
export async function answered(page: Page, number: number): Promise<void> {
  await page.waitForFunction((n) => {
    const table = document.querySelector('[data-moment]');
    return table === null ? document.querySelector('.the-end') !== null : Number(table.getAttribute('data-moment')) >= n;
  }, number);
}

/** The file a finished game is downloaded as. */
export async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  return await readFile(await file.path(), 'utf8');
}
