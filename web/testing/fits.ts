import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const WIDTHS = [360, 390, 600, 720, 721, 834, 1024, 1280, 1599, 1600, 1920, 2560];

/** What has to be in sight at a table. */
const BOARD = '.stage svg, .plain-board';
const PARTS = ['.prompt b', '.undo'];

/** Nothing is wider than the screen at any width; at a table the board, the prompt and undo are in sight. */
export async function fits(page: Page, table: boolean, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 721 ? 740 : Math.min(1440, Math.round(width * 0.62)) });
    const { wide, inner, places } = await page.evaluate(
      async (selectors) => {
        // The board measures itself anew in the frame after the change.
        await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
        const places = selectors.map((selector) => {
          const [place] = document.querySelector(selector)?.getClientRects() ?? [];
          return place === undefined ? null : { right: place.right, top: place.top };
        });
        return { wide: document.scrollingElement?.scrollWidth ?? 0, inner: innerWidth, places };
      },
      table ? [BOARD, ...PARTS] : [],
    );
    expect(wide, `wider than ${width}`).toBeLessThanOrEqual(inner);
    if (!table) continue;
    const [board, ...parts] = places;
    expect(board, `the board at ${width}`).not.toBeNull();
    for (const [i, part] of PARTS.entries()) {
      expect(parts[i], `${part} at ${width}`).not.toBeNull();
      expect(parts[i]?.right, `${part} is cut off at ${width}`).toBeLessThanOrEqual(width + 1);
      expect(parts[i]?.top, `${part} lies above the screen at ${width}`).toBeGreaterThanOrEqual(0);
    }
  }
}
