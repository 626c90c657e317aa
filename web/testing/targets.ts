import type { Page } from 'playwright-core';

/** What a finger has to meet, in pixels. */
const FINGER = 44;

/** Where what can be pressed lies close together. */
const CLOSE = '.bar, .dock-slot, .seats-slot, .filters, .chapters, .running, .panel-dialog, .vc-segments';

/** Footnotes and words within sentences, what jumps over the board by keyboard, and the tiles of others, which are only asked about. */
const ASIDE = '.clause-mark, .term-word, .skip, .ct-mini, svg *, .sr';

/** What can be pressed in bars, docks, tabs and rows of choices and is smaller than a finger. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return await page.evaluate(
    ({ finger, close, aside }) => {
      // What is not painted counts as seen here.
      const unpainted = [...document.adoptedStyleSheets];
      document.adoptedStyleSheets = [];
      const found = new Set<string>();
      for (const target of document.querySelectorAll(`:is(${close}) :is(button, a[href], select, summary, [role=tab]):not(${aside})`)) {
        if (!target.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent ?? '';
        if (width > 0 && Math.min(width, height) < finger - 0.5) found.add(`${name.trim().slice(0, 40)} (${Math.round(width)} x ${Math.round(height)})`);
      }
      document.adoptedStyleSheets = unpainted;
      return [...found];
    },
    { finger: FINGER, close: CLOSE, aside: ASIDE },
  );
}
