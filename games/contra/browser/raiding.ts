import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { answered, moments, rematch } from '../../../web/testing/play.ts';

/** What ends a raid soon, of all the buttons in the dock: the first of these that is there. */
const SOON: readonly RegExp[] = [
  /^Lose a medal/,
  /attack( again)?(: .*)?$/,
  /^(Go on|Keep|Deal|End turn|Stay here|Leave)/,
  / (first|goes|is attacked|reacts)$/,
  /^(?!All moves|Undo|Ask to|When to ask me|Vault|Covering Shot|Uplink|Spotter|Slow Down)/,
];

export const dockOf = (page: Page): Locator => page.getByRole('region', { name: 'What to do now' });
export const mapOf = (page: Page): Locator => page.getByRole('group', { name: /spaces\. Arrow keys/ });
/** What is open beside something that was pressed. */
const waysOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Card' }).getByRole('button');

/** Somebody at this screen is waited for; false when all is over. */
export async function waitedFor(page: Page): Promise<boolean> {
  await page.locator('.prompt.is-mine').or(rematch(page)).or(onward(page)).first().waitFor();
  return (await page.locator('.prompt.is-mine').count()) > 0;
}

export const onward = (page: Page): Locator => page.getByRole('button', { name: 'Continue the story' });

type Press = (button: Locator) => Promise<void>;

/** Give an answer that ends the raid soon, by the names of what is there. Waits until it has been taken. */
export async function answerSoon(page: Page, press: Press = (button) => button.click()): Promise<void> {
  const before = await moments(page);
  const buttons = dockOf(page).getByRole('button', { disabled: false });
  const names = (await buttons.allInnerTexts()).map((name) => name.replaceAll(/\s+/g, ' ').trim());
  const space = mapOf(page).getByRole('button', { name: /You may (choose|run|jump)/ });
  const found = SOON.map((wanted) => names.findIndex((name) => name !== '' && wanted.test(name))).find((index) => index >= 0) ?? -1;
  if (found >= 0) await press(buttons.nth(found));
  else await space.first().press('Enter');
  await taken(page, before + 1, press);
}

/** Several answers may have been meant: then the first is given. */
export async function taken(page: Page, number: number, press: Press = (button) => button.click()): Promise<void> {
  await page.waitForFunction((n) => {
    const table = document.querySelector('[data-moment]');
    return table === null || Number(table.getAttribute('data-moment')) >= n || document.querySelector('.co-pop') !== null;
  }, number);
  if ((await waysOf(page).count()) > 0) await press(waysOf(page).first());
  await answered(page, number);
}

/** With the arrow keys from the space that has the focus to another. */
export async function walkTo(page: Page, target: string): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const [at, dx, dy] = await page.evaluate((id) => {
      const own = document.activeElement;
      const from = own?.getBoundingClientRect();
      const to = document.querySelector(`[data-space="${id}"]`)?.getBoundingClientRect();
      return [own?.getAttribute('data-space') ?? '', (to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0)] as const;
    }, target);
    if (at === target) return;
    const ways = Math.abs(dx) > Math.abs(dy) ? [across(dx), down(dy)] : [down(dy), across(dx)];
    for (const key of ways) {
      await page.keyboard.press(key);
      if ((await page.evaluate(() => document.activeElement?.getAttribute('data-space'))) !== at) break;
    }
  }
  expect.unreachable(`the arrow keys do not lead to ${target}`);
}

const across = (dx: number): string => (dx > 0 ? 'ArrowRight' : 'ArrowLeft');
const down = (dy: number): string => (dy > 0 ? 'ArrowDown' : 'ArrowUp');
