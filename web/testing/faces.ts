import type { Page } from 'playwright-core';

/** How far down in a picture somebody's chin is. */
const CHINS = { 'svg.bust': 0.64, 'svg.mug': 0.74 } as const;

/** Portraits that are cut above the chin: they fill their box from the top, and what is too wide shows hats alone. */
export async function cutFaces(page: Page): Promise<readonly string[]> {
  return await page.evaluate((chins) => {
    const found = new Set<string>();
    for (const [selector, chin] of Object.entries(chins)) {
      for (const picture of document.querySelectorAll<SVGSVGElement>(selector)) {
        const { clientWidth, clientHeight } = picture;
        const { width, height } = picture.viewBox.baseVal;
        if (clientWidth === 0 || !picture.checkVisibility()) continue;
        const seen = (clientHeight / clientWidth) * (width / height);
        if (seen < chin) found.add(`${picture.parentElement?.className} ${selector}: ${clientWidth} x ${clientHeight}, ${Math.round(seen * 100)}% seen`);
      }
    }
    return [...found];
  }, CHINS);
}
