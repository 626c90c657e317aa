import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const WIDTHS = [360, 390, 600, 720, 721, 834, 1024, 1280, 1599, 1600, 1920, 2560];

/** Nothing is wider than the screen at any width; at a table the board, the prompt and undo are in sight. */
export async function fits(page: Page, table: boolean, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 721 ? 740 : Math.min(1440, Math.round(width * 0.62)) });
    // The board measures itself anew in the frame after the change.
    await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
    const { wide, inner } = await page.evaluate(() => ({ wide: document.scrollingElement?.scrollWidth ?? 0, inner: innerWidth }));
    expect(wide, `wider than ${width}`).toBeLessThanOrEqual(inner);
    if (!table) continue;
    expect(await page.locator('.stage svg, .plain-board').first().boundingBox(), `the board at ${width}`).not.toBeNull();
    for (const part of ['.prompt b', '.undo']) {
      const box = await page.locator(part).first().boundingBox();
      expect(box, `${part} at ${width}`).not.toBeNull();
      expect((box?.x ?? 0) + (box?.width ?? 0), `${part} is cut off at ${width}`).toBeLessThanOrEqual(width + 1);
      expect(box?.y, `${part} lies above the screen at ${width}`).toBeGreaterThanOrEqual(0);
    }
  }
}
