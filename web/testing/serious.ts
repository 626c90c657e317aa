import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { paint } from './paint.ts';

const LOOKED_FOR: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // No rule here needs style sheets and sounds to be fetched again, and no region is ever a serious matter: both take long.
  preload: false,
  rules: { region: { enabled: false } },
};

/** What another light can change. */
const COLOURS: RunOptions = { ...LOOKED_FOR, runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/** What axe finds that keeps people out, on a page or within a part of it. */
export async function serious(page: Page, within = 'html', options = LOOKED_FOR): Promise<readonly string[]> {
  await paint(page);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults, readonly [string, RunOptions]>(
    ([part, chosen]) => (globalThis as typeof globalThis & { axe: typeof axe }).axe.run(part, chosen),
    [within, options],
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.split('\n').slice(1, 3).join(' ') ?? ''}`),
    );
}

/** The same in light, and its colours in dark; the page stays dark. */
export async function seriousInAnyLight(page: Page, within = 'html'): Promise<readonly string[]> {
  const light = await serious(page, within);
  await page.emulateMedia({ colorScheme: 'dark' });
  return [...light, ...(await serious(page, within, COLOURS)).map((found) => `dark: ${found}`)];
}
