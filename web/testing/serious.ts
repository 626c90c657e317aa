import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const LOOKED_FOR: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** What axe finds on a page that keeps people out. */
export async function serious(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, RunOptions>((options) => (globalThis as unknown as { axe: typeof axe }).axe.run(options), LOOKED_FOR);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n').slice(1, 3).join(' ') ?? ''}`),
    );
}

/** The same in light and in dark; the page stays dark. */
export async function seriousInAnyLight(page: Page): Promise<readonly string[]> {
  const light = await serious(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await serious(page)).map((found) => `dark: ${found}`)];
}
