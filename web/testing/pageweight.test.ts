import { expect, test } from 'vitest';
import { boxes } from '#shelf';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { buildToWeigh } from './build.ts';
import { measuredOf } from './pictures.ts';
import { asksAtOnce, beforeSitting, MOST, toPlay, weigh } from './weight.ts';

test('the shelf, an invitation, a seat by link and each game are small enough, come at once, and no table loads another game', async () => {
  const pages = buildToWeigh();
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: pages }), launch()]);
  try {
    const { shelf, invitation, byLink, games, foreign } = await weigh(browser, server.base, pages);
    expect(shelf.script).toBeGreaterThan(0);
    expect(shelf.script).toBeLessThanOrEqual(MOST.shelf);
    expect(beforeSitting(invitation)).toBeGreaterThan(shelf.script / 2);
    expect(beforeSitting(invitation)).toBeLessThanOrEqual(MOST.invitation);
    expect(new Set(Object.values(foreign))).toEqual(new Set([0]));
    for (const [game, seat] of Object.entries(byLink)) {
      expect(seat.files, game).toBeGreaterThan(20);
      expect(seat.files, game).toBeLessThanOrEqual(MOST.files);
      expect(toPlay(seat), game).toBeGreaterThan(beforeSitting(invitation));
      expect(toPlay(seat), game).toBeLessThanOrEqual(measuredOf(game).seatByLink);
    }
    // Three round trips to a seat are the page, its files and the table; the game comes beside the last.
    for (const box of boxes) await asksAtOnce(browser, server.base, box);
    for (const [game, { script }] of Object.entries(games)) {
      expect(script, game).toBeGreaterThan(0);
      expect(script, game).toBeLessThanOrEqual(MOST.game);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
});
