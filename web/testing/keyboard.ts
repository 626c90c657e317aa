import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** More than there is to tab through on any screen. */
const MOST = 90;
/** What had the focus is gone, and nobody knows where it was: it is looked for among the next few, then backwards. */
const FEW = 14;

/** Tab to something of this kind, by the way on which it lies. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = (): Promise<boolean> => page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector);
  const way = await page.evaluate((s) => {
    const from = document.activeElement;
    const to = [...document.querySelectorAll<HTMLElement | SVGElement>(s)].find(({ tabIndex }) => tabIndex >= 0);
    if (from === null || from === document.body || to === undefined) return 'unknown';
    return (from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'on' : 'back';
  }, selector);
  const tries = {
    on: [['Tab', MOST]],
    back: [['Shift+Tab', MOST]],
    unknown: [
      ['Tab', FEW],
      ['Shift+Tab', MOST],
    ],
  } as const;
  for (const [key, most] of tries[way])
    for (let presses = 0; presses < most; presses++) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
  expect(await isThere(), `the keyboard does not reach ${selector}`).toBe(true);
}
