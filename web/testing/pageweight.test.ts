import { expect, test } from 'vitest';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { PAGES } from './build.ts';
import { MOST, weigh } from './weight.ts';

test('the shelf and each game are small enough', async () => {
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: PAGES }), launch()]);
  try {
    const { shelf, games } = await weigh(browser, server.base, PAGES);
    expect(shelf.script).toBeGreaterThan(0);
    expect(shelf.script).toBeLessThanOrEqual(MOST.shelf);
    for (const [game, { script }] of Object.entries(games)) {
      expect(script, game).toBeGreaterThan(0);
      expect(script, game).toBeLessThanOrEqual(MOST.game);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
