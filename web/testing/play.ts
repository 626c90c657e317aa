import type { Page } from 'playwright-core';

/** The list of all moves; it opens for whoever has to answer. */
const opener = (page: Page) => page.getByRole('button', { name: /^(All moves|Alle Züge)$/ });
export const rematch = (page: Page) => page.getByRole('button', { name: /^(Rematch|Noch eine Partie)$/ });

/** Wait until somebody at this screen has to answer, or all is over. */
export async function asked(page: Page): Promise<boolean> {
  await opener(page).or(rematch(page)).first().waitFor();
  return !(await rematch(page).isVisible());
}

/** The moment that is shown: how many answers had been given. */
export async function moments(page: Page): Promise<number> {
  return Number(await page.locator('[data-moment]').getAttribute('data-moment'));
}

/** Answer with one of the moves of the list: the first unless another is asked for. Waits until the answer has been taken. */
export async function answer(page: Page, pick: 'first' | 'last' | number = 'first'): Promise<void> {
  const before = await moments(page);
  await opener(page).click();
  const moves = page.getByRole('dialog', { name: /^(All moves|Alle Züge)$/ }).getByRole('listitem');
  await moves.first().waitFor();
  const chosen = pick === 'first' ? moves.first() : pick === 'last' ? moves.last() : moves.nth(pick % (await moves.count()));
  await chosen.getByRole('button').first().click();
  await answered(page, before + 1);
}

/** Wait until so many answers have been given, or all is over. */
export async function answered(page: Page, number: number): Promise<void> {
  await page.waitForFunction((n) => {
    const table = document.querySelector('[data-moment]');
    return table === null ? document.querySelector('.the-end') !== null : Number(table.getAttribute('data-moment')) >= n;
  }, number);
}
