import type { Page } from 'playwright-core';

/** Texts that are wider than the box they stand in: they are cut off, or lie over what stands beside it. */
export async function misfits(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    // What is not painted counts as seen here.
    const unpainted = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];
    const found = new Set<string>();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      // Drawings place their texts themselves, what is only read aloud is not seen, and names are as long as they are.
      if (element === null || text === '' || element.closest('svg, .sr, option, script, style, title, [translate=no]') !== null) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      let box: Element = element;
      while (getComputedStyle(box).display === 'inline' && box.parentElement !== null) box = box.parentElement;
      const { width } = box.getBoundingClientRect();
      const { overflowX } = getComputedStyle(box);
      if (width <= 2 || overflowX === 'auto' || overflowX === 'scroll') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const edge = box.getBoundingClientRect();
      const right = Math.max(...[...range.getClientRects()].map((one) => one.right));
      if (right > edge.right + 2) found.add(`${text.slice(0, 60)} (${Math.round(right - edge.right)} px)`);
    }
    document.adoptedStyleSheets = unpainted;
    return [...found];
  });
}
