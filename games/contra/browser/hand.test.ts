import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match, Scene } from '#kernel';
import { fontsLoaded, Stand } from '../../../web/testing/browser.ts';
import { asks, keptAt, ME, type Position, presetOf, shelve, sought } from '../../../web/testing/positions.ts';
import type { Contra } from '../types.ts';

const stand = new Stand();
const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
] as const;

/** Somebody with so many cards is asked that. */
function holding(kind: string, cards: number): Position {
  const until = (match: Match): boolean => {
    const [seat = -1] = match.asked;
    return asks(kind)(match) && (match.scene(null) as Scene<Contra>).view.fighters[seat]?.hand.length === cards;
  };
  return sought({ id: `${kind}-${cards}`, game: 'contra', config: presetOf('contra', 'four'), places: [ME, ME, ME, ME], until });
}

/** An attack of so many dice. */
function rolling(dice: number): Position {
  const until = (match: Match): boolean => asks('convert')(match) && ((match.scene(null) as Scene<Contra>).view.fight?.dice.length ?? 0) >= dice;
  return sought({ id: `dice-${dice}`, game: 'contra', config: presetOf('contra', 'four'), places: [ME, ME, ME, ME], until });
}

/** What of the hand cannot be clicked, and what the dock lies over. */
async function hidden(page: Page): Promise<readonly string[]> {
  return await page.evaluate(async () => {
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
    const found: string[] = [];
    for (const card of document.querySelectorAll('.hand-card.lit, .cube:not([aria-disabled])')) {
      const { left, top, width, height } = card.getBoundingClientRect();
      let seen = 0;
      const [columns, rows] = [Math.floor(width / 4), Math.floor(height / 4)];
      for (let x = 0; x < columns; x++)
        for (let y = 0; y < rows; y++) if (card.contains(document.elementFromPoint(left + x * 4 + 2, top + y * 4 + 2))) seen += 16;
      if (seen < 24 * 24) found.push(`${card.textContent}: ${seen} pixels to click`);
    }
    const dock = document.querySelector('.dock')?.getBoundingClientRect() ?? new DOMRect();
    for (const sign of document.querySelectorAll('.medals, .beads, .foe .health, .area-who, .tokens')) {
      const { left, right, top, bottom, width } = sign.getBoundingClientRect();
      if (width > 0 && right > dock.left && left < dock.right && bottom > dock.top + 0.5 && top < dock.bottom) found.push(`the dock covers ${sign.className}`);
    }
    return found;
  });
}

const POSITIONS = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((cards) => holding('act', cards)),
  ...[5, 6, 8, 9].map((cards) => holding('convert', cards)),
  holding('suffer', 9),
  rolling(6),
  rolling(9),
];

test.each(['en-GB', 'de-DE'])('whatever can be played or paid with is in sight, and the dock covers nothing that counts: %s', async (locale) => {
  const page = await stand.somebody({ locale });
  const trouble: string[] = [];
  await page.goto('/mark.svg');
  await shelve(page, await Promise.all(POSITIONS.map((position) => keptAt(position))));
  for (const position of POSITIONS) {
    await page.goto(`/local/${position.id}`);
    await page.locator('.prompt.is-mine').first().waitFor();
    await fontsLoaded(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      trouble.push(...(await hidden(page)).map((what) => `${position.id} at ${size.width}: ${what}`));
    }
    await page.setViewportSize(SIZES[0]);
  }
  expect(trouble).toEqual([]);
});
