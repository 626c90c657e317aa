import { describe, expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

describe('the page of the API', () => {
  test('is searched, linked to and copied from', async () => {
    const page = await stand.somebody({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/api/docs');
    const shown = () => page.locator('article:visible').count();
    const all = await shown();
    await page.keyboard.press('/');
    await page.keyboard.type('record keep');
    await expect.poll(shown).toBeLessThan(5);
    expect(await page.locator('#keepRecord').isVisible()).toBe(true);
    await page.fill('#search', 'no such thing');
    await expect.poll(() => page.locator('#none').isVisible()).toBe(true);
    await page.fill('#search', '');
    await expect.poll(shown).toBe(all);

    await page.evaluate(() => {
      location.hash = '#answer';
    });
    const example = page.locator('#answer .example').first();
    await example.waitFor({ state: 'visible' });
    await example.locator('button').click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^curl .*\/api\/tables\/\$TABLE\/answer"[\s\S]*"notation"/);
    const dead = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? '').filter((link) => document.getElementById(link.slice(1)) === null));
    expect(dead).toEqual([]);
  });

  test('fits phones and is readable by everybody, light and dark', async () => {
    const page = await stand.somebody({ viewport: { width: 390, height: 844 } });
    await page.goto('/api/docs');
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await seriousInAnyLight(page)).toEqual([]);
  });
});
