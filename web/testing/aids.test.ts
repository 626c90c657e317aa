import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#words';
import { complete } from '../../server/testing/complete.ts';
import { type AppWords, appWords } from '../words/words.ts';
import { Stand } from './browser.ts';
import { begin } from './every-screen.ts';
import { tabTo } from './keyboard.ts';
import { boxOf } from './positions.ts';
import { serious, seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const stand = new Stand();
let words: AppWords;

beforeAll(async () => {
  words = await appWords('en');
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true } as const;

const aid = (page: Page): Locator => page.getByRole('dialog', { name: words.aids.title });
const tip = (page: Page): Locator => page.locator('.explained');

/** What explains comes when the table has nothing else to do: the mouse comes again until it is there. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    await page.mouse.move(1, 1);
    await target.hover({ force: true });
    const shown = await tip(page)
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (shown) return;
  }
  expect.unreachable('nothing is explained');
}

/** A finger that stays where it is until it says so. */
async function hold(page: Page, target: Locator, until: () => Promise<void>): Promise<void> {
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await until();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

describe('the player aid', () => {
  test('opens from the bar and by its key, keeps nobody out, and gives the focus back', async () => {
    const page = await stand.somebody();
    await begin(page, 'contact');
    const button = page.getByRole('button', { name: words.aids.title });
    await button.press('Enter');
    await aid(page).locator('.aid').waitFor();
    expect(await aid(page).getByRole('heading', { level: 3 }).allTextContents()).toEqual([words.aids.turn, words.aids.signs, 'A shot', 'A bite']);
    expect(await seriousInAnyLight(page)).toEqual([]);
    await aid(page).getByRole('button', { name: words.app.close }).press('Enter');
    await aid(page).waitFor({ state: 'detached' });
    await page.waitForFunction((name) => document.activeElement?.getAttribute('aria-label') === name, words.aids.title);
    await page.keyboard.press('a');
    await aid(page).waitFor();
    await page.keyboard.press('Escape');
    await aid(page).waitFor({ state: 'detached' });
  });

  test('says on it what its words mean; Escape puts away that alone', async () => {
    const page = await stand.somebody();
    await begin(page, 'contra-tiles');
    await page.keyboard.press('a');
    const word = aid(page).getByRole('button', { name: 'broke' });
    await word.waitFor();
    for (let tries = 0; tries < 20 && !(await tip(page).isVisible()); tries++) {
      await word.click();
      await tip(page)
        .waitFor({ timeout: 2000 })
        .catch(() => undefined);
    }
    expect(await tip(page).textContent()).toContain('loses at once');
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    expect(await aid(page).isVisible()).toBe(true);
  });

  test('lies at the thumb of a phone in every game, and keeps nobody out', async () => {
    const page = await stand.somebody(PHONE);
    for (const { game } of complete) {
      await begin(page, game.id);
      await openedOnPhone(page, words);
      expect(await serious(page), game.id).toEqual([]);
    }
  });

  test.each(languages.filter((language) => language !== 'en'))('has room on a phone for its words in every language (%s)', async (language) => {
    const page = await stand.somebody({ ...PHONE, locale: language });
    await begin(page, 'v-commandos');
    await openedOnPhone(page, await appWords(language));
  });
});

/** By a tap; nothing is wider than the phone, and fingers meet what can be pressed. */
async function openedOnPhone(page: Page, { aids }: AppWords): Promise<void> {
  await page.getByRole('button', { name: aids.title }).tap();
  const card = page.locator('.aid');
  await card.waitFor();
  expect(await card.evaluate((element) => element.parentElement !== null && element.parentElement.scrollWidth <= element.parentElement.clientWidth)).toBe(true);
  expect(await smallTargets(page)).toEqual([]);
}

describe('what somebody looks at says what it is', () => {
  test('to the mouse and to the keyboard, after a moment, and not any more on Escape or when something scrolls', async () => {
    const page = await stand.somebody();
    await begin(page, 'contact');
    const segment = page.locator('[data-segment="blue3/r1"]');
    await pointAt(page, segment);
    expect(await tip(page).textContent()).toContain('How far a segment is');
    expect(await covers(page, segment)).toBe(false);
    await page.keyboard.press('Escape');
    await tip(page).waitFor({ state: 'detached' });
    await pointAt(page, page.locator('.heli'));
    expect(await serious(page)).toEqual([]);
    await page.mouse.wheel(0, 40);
    await tip(page).waitFor({ state: 'detached' });
    // And to the keyboard: it describes what has the focus.
    await tabTo(page, '[data-segment]');
    await tip(page).waitFor();
    const [described, id] = await page.evaluate(() => [document.activeElement?.getAttribute('aria-describedby'), document.querySelector('.explained')?.id]);
    expect(described).toBe(id);
    await page.keyboard.press('ArrowUp');
    await page.waitForFunction((before) => document.querySelector(`[aria-describedby="${before}"][tabindex="-1"]`) === null, id);
  });

  test('but not what comes to lie under a mouse that has pressed, until it moves', async () => {
    const page = await stand.somebody();
    await page.clock.install();
    await begin(page, 'contra-tiles');
    await pointAt(page, page.locator('.ct-purse'));
    const under = (await page.locator('.ct-purse').boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(under.x + 4, under.y + 4);
    await tip(page).waitFor({ state: 'detached' });
    await page.evaluate(({ x, y }) => {
      const piece = document.createElement('i');
      piece.dataset['term'] = 'tile';
      piece.style.cssText = `position: fixed; z-index: 99; left: ${x}px; top: ${y}px; width: 60px; height: 60px`;
      document.body.append(piece);
    }, under);
    await page.waitForFunction(() => document.querySelector('body > [data-term]:hover') !== null);
    await page.clock.runFor(2000);
    expect(await tip(page).count()).toBe(0);
    await page.mouse.move(under.x + 30, under.y + 30);
    await page.clock.runFor(2000);
    await tip(page).waitFor();
  });

  test('to a finger that rests on it, which then chooses nothing', async () => {
    const page = await stand.somebody(PHONE);
    await begin(page, 'contra-tiles');
    const tile = page.locator('.ct-slot[data-term="tile"]').nth(1);
    await pointAt(page, page.locator('.ct-purse'));
    await page.mouse.move(1, 1);
    await tip(page).waitFor({ state: 'detached' });
    await hold(page, tile, () => tip(page).waitFor());
    expect(await tip(page).textContent()).toContain('of the Bear or the Woman');
    expect(await covers(page, tile)).toBe(false);
    expect(await tile.getAttribute('aria-pressed')).toBe('false');
    await page.touchscreen.tap(5, 300);
    await tip(page).waitFor({ state: 'detached' });
    await tile.tap();
    await page.locator('.ct-slot[data-term="tile"][aria-pressed="true"]').and(tile).waitFor();
  });
});

describe('what changed in the rules', () => {
  const changed = (page: Page): Locator => page.locator('.rules-changed');

  test('is said once to whoever played by other rules, and opens the rule', async () => {
    const page = await stand.somebody();
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('muster.rules', JSON.stringify({ contact: 1 })));
    await begin(page, 'contact');
    await changed(page).waitFor();
    expect(await changed(page).getByRole('listitem').count()).toBe(1);
    expect(await serious(page)).toEqual([]);
    await changed(page).getByRole('button', { name: words.app.rule }).click();
    await page.locator('.clause-card').waitFor();
    await page.keyboard.press('Escape');
    await changed(page).getByRole('button', { name: words.app.close }).click();
    await changed(page).waitFor({ state: 'detached' });
    await begin(page, 'contact');
    await pointAt(page, page.locator('.heli'));
    expect(await changed(page).count()).toBe(0);
  });

  test('is nothing to whoever is new to them, who knows them from now on', async () => {
    const page = await stand.somebody();
    await begin(page, 'v-commandos');
    const known = JSON.stringify({ 'v-commandos': boxOf('v-commandos').game.rulesVersion });
    await page.waitForFunction((rules) => localStorage.getItem('muster.rules') === rules, known);
    expect(await changed(page).count()).toBe(0);
  });
});

test('the rules of every game end with its words and their pictures', async () => {
  const page = await stand.somebody({ viewport: { width: 390, height: 844 } });
  for (const { game } of complete) {
    await page.goto(`/rules/${game.id}#glossary`);
    await page.locator('#glossary .glossary dd').first().waitFor();
    expect(await page.locator('#glossary dt').count()).toBeGreaterThan(9);
    if (game.id === 'contact') expect(await seriousInAnyLight(page)).toEqual([]);
  }
});

/** Whether what explains lies over it. */
async function covers(page: Page, target: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([target.boundingBox(), tip(page).boundingBox()]);
  if (a === null || b === null) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
