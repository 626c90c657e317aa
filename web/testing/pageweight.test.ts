import { expect, test } from 'vitest';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { PAGES } from './build.ts';
import { beforeSitting, MOST, weigh } from './weight.ts';

test('the shelf, an invitation and each game are small enough, and no table loads another game', async () => {
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: PAGES }), launch()]);
  try {
    const { shelf, invitation, byLink, games, foreign } = await weigh(browser, server.base, PAGES);
    expect(shelf.script).toBeGreaterThan(0);
    expect(shelf.script).toBeLessThanOrEqual(MOST.shelf);
    expect(beforeSitting(invitation)).toBeGreaterThan(shelf.script / 2);
    expect(beforeSitting(invitation)).toBeLessThanOrEqual(MOST.invitation);
    expect(new Set(Object.values(foreign))).toEqual(new Set([0]));
    for (const [game, { files }] of Object.entries(byLink)) {
      expect(files, game).toBeGreaterThan(20);
      expect(files, game).toBeLessThanOrEqual(MOST.files);
    }
    for (const [game, { script }] of Object.entries(games)) {
      expect(script, game).toBeGreaterThan(0);
      expect(script, game).toBeLessThanOrEqual(MOST.game);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
