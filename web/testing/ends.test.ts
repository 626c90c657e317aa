import { expect, test } from 'vitest';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { RAIDS as CONTRA } from '../../games/contra/browser/positions.ts';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { JOBS } from '../../games/contract-assassin/browser/positions.ts';
import { RAIDS } from '../../games/v-commandos/browser/positions.ts';
import { fontsLoaded, Stand } from './browser.ts';
import { goTo } from './positions.ts';

const stand = new Stand();
const ENDS = [NIGHTS.won, NIGHTS.lost, CONTRA.won, CONTRA.storyWon, CONTRA.lost, TILES.won, TILES.lost, JOBS.won, RAIDS.won, RAIDS.lost];

test.each(ENDS.map((position) => [position.id, position] as const))('the end of %s is seen in one view, and its marks do not meet', async (_, position) => {
  const page = await stand.somebody({ viewport: { width: 1280, height: 800 } });
  await goTo(page, position);
  await page.locator('.verified.holds').waitFor();
  await fontsLoaded(page);
  expect(await page.locator('.hero-text h2').innerText()).toMatch(/^You (won|lost)\s+\S/);
  const { tall, high, scrolled, left, right } = await page.evaluate(() => {
    const picture = document.querySelector('.hero-picture')?.getBoundingClientRect();
    return {
      tall: document.documentElement.scrollHeight,
      high: innerHeight,
      scrolled: [...document.querySelectorAll('.end-panel')].filter((panel) => panel.scrollHeight > panel.clientHeight + 1).map(({ className }) => className),
      left: picture?.left,
      right: picture?.right,
    };
  });
  expect(tall).toBeLessThanOrEqual(high);
  expect(scrolled).toEqual([]);
  expect([left, right]).toEqual([0, 1280]);
  const marks = await page.locator('.plot .no').evaluateAll((found) => found.map((mark) => mark.getBoundingClientRect().left));
  expect(marks.length).toBeGreaterThan(0);
  for (const [i, x] of marks.slice(1).entries()) expect(x - (marks[i] ?? 0)).toBeGreaterThanOrEqual(22);
  await page.setViewportSize({ width: 1920, height: 1080 });
  expect(await page.locator('.hero-picture').evaluate((picture) => picture.getBoundingClientRect().width)).toBe(1920);
});
