import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Stand } from '../../../web/testing/browser.ts';
import { moments } from '../../../web/testing/play.ts';
import { asks, at, goTo, type Position } from '../../../web/testing/positions.ts';
import { serious } from '../../../web/testing/serious.ts';
import { RAIDS } from './positions.ts';
import { answerSoon, mapOf, taken, waitedFor } from './raiding.ts';

const stand = new Stand();
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 800 } } as const;
const ALONE: Position = { ...RAIDS.first, id: 'alone-page', until: at(0) };

async function openAt(position: Position, options: Parameters<Stand['somebody']>[0] = DESK): Promise<Page> {
  const page = await stand.somebody({ reducedMotion: 'reduce', ...options });
  await goTo(page, position);
  await page.locator('.prompt').first().waitFor();
  return page;
}

const popped = (page: Page): Locator => page.locator('.pop:not(.co-tip)');
const tip = (page: Page): Locator => page.getByRole('tooltip');

test.each([
  ['on a desk', DESK],
  ['on a phone', PHONE],
])('the board keeps its size from question to question, %s', async (_, options) => {
  const page = await openAt(ALONE, options);
  const sizes = new Set<string>();
  let asked = 0;
  while (await waitedFor(page)) {
    sizes.add(
      await page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('.mapbox')?.getBoundingClientRect() ?? new DOMRect();
        return [
          x,
          y,
          width,
          height,
          Number(getComputedStyle(document.querySelector('.stage-map') ?? document.body).getPropertyValue('--zoom')).toFixed(3),
        ].join(' ');
      }),
    );
    await answerSoon(page);
    asked++;
  }
  expect(asked).toBeGreaterThan(12);
  expect([...sizes]).toHaveLength(1);
});

describe('a space that was refused', () => {
  const refused = (page: Page): Locator => page.locator('.space.refused');
  const forbidden = (page: Page): Locator => page.locator('[data-space="J01"]');

  test('loses its mark with whatever is done next', async () => {
    const page = await openAt({ ...RAIDS.jungle, id: 'refused' });
    for (const next of [() => page.keyboard.press('Escape'), () => page.locator('.prompt b').click()]) {
      await forbidden(page).click({ force: true });
      await refused(page).waitFor();
      await next();
      await refused(page).waitFor({ state: 'detached' });
    }
    await forbidden(page).click({ force: true });
    await refused(page).waitFor();
    const before = await moments(page);
    await mapOf(page)
      .getByRole('button', { name: /You may run here/ })
      .last()
      .click();
    await taken(page, before + 1);
    expect(await refused(page).count()).toBe(0);
  });
});

const ASKED: Readonly<Record<string, Position>> = {
  'the first hand': { ...RAIDS.jungle, id: 'ask-hand', until: asks('discard') },
  'a start space': { ...RAIDS.jungle, id: 'ask-start', until: asks('start') },
  'damage that comes': { ...RAIDS.suffer, id: 'ask-suffer' },
  'a roll': { ...RAIDS.convert, id: 'ask-convert' },
  'a weapon': { ...RAIDS.equip, id: 'ask-equip' },
};

test.each(Object.entries(ASKED))('whatever cannot be chosen answers when it is clicked: %s', async (_, position) => {
  const page = await openAt(position);
  const before = await moments(page);
  const idle = page.locator('[data-space][aria-disabled], .tokens [aria-disabled], .hand-card[aria-disabled], .cube[aria-disabled], .foe:not(.lit, .none)');
  const things = await idle.elementHandles();
  expect(things.length).toBeGreaterThan(30);
  for (const thing of things) {
    await thing.evaluate((element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    const said = (await popped(page).innerText()).replaceAll(/\s+/g, ' ');
    expect(said).toMatch(/Now: \S.*\.|What would help: \S|Why not\? \S/);
    expect(said).not.toContain('No rule');
    await page.keyboard.press('Escape');
    await popped(page).waitFor({ state: 'detached' });
  }
  expect(await moments(page)).toBe(before);
});

test('the swap of the first hand opens its rule', async () => {
  const page = await openAt({ ...RAIDS.jungle, id: 'mulligan', until: asks('discard') });
  await page.locator('.prompt [data-clause="contra.setup.mulligan"]').click();
  await page.getByText('Once, each player may discard any number of cards from the starting hand').first().waitFor();
});

test('who goes next is chosen by name, from everybody who is left', async () => {
  const page = await openAt({ ...RAIDS.jungleFour, id: 'next', until: asks('turn') });
  const names = await page.locator('.offers .offer:not(.hush)').allInnerTexts();
  for (const name of ['Bill', 'Lance', 'Lucia', 'Sweets']) expect(names.filter((text) => text.includes(name))).not.toEqual([]);
});

describe('everything on the table says what it is', () => {
  const THINGS = [
    '[data-space="J06"]',
    '.area .tokens button',
    '.area-honours .slot',
    '.foe:not(.foe-boss)',
    '.foe-boss',
    '.cube',
    '.hand-card',
    '.clock',
    '.gun',
  ];

  test('to the mouse', async () => {
    const page = await openAt({ ...RAIDS.convert, id: 'hovered' });
    for (const selector of THINGS) {
      await page.locator(selector).first().hover();
      expect((await tip(page).innerText()).length, selector).toBeGreaterThan(20);
      expect(await page.locator(selector).first().getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'));
      await page.keyboard.press('Escape');
      expect(await tip(page).count()).toBe(0);
    }
  });

  test('to the keyboard', async () => {
    const page = await openAt({ ...RAIDS.convert, id: 'focused' });
    for (const selector of THINGS.filter((thing) => !thing.startsWith('[data-space'))) {
      await page.keyboard.press('Shift');
      await page.locator(selector).first().focus();
      expect((await tip(page).innerText()).length, selector).toBeGreaterThan(20);
    }
    await page.locator('[data-space][tabindex="0"]').focus();
    const first = await tip(page).innerText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => tip(page).innerText()).not.toBe(first);
  });

  test('to a finger that rests on it, and nothing is answered with that', async () => {
    const page = await openAt({ ...RAIDS.jungle, id: 'held' }, PHONE);
    const before = await moments(page);
    const client = await page.context().newCDPSession(page);
    for (const selector of ['.hand-card.lit', '.space.lit']) {
      const { x, y, width, height } = (await page.locator(selector).first().boundingBox()) ?? expect.unreachable(selector);
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
      await tip(page).waitFor();
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      expect((await tip(page).innerText()).length).toBeGreaterThan(20);
    }
    expect(await moments(page)).toBe(before);
    expect(await page.locator('[aria-pressed="true"].hand-card').count()).toBe(0);
  });

  test('a card in hand is read in full', async () => {
    const page = await openAt({ ...RAIDS.jungleFour, id: 'zoomed' });
    for (const card of await page.locator('.hand-card').all()) {
      const text = (await card.locator('.hand-text').textContent())?.replace(/^\w+\. /, '') ?? '';
      await card.hover();
      expect((await tip(page).textContent())?.replaceAll(/\s+/g, '')).toContain(text.replaceAll(/\s+/g, ''));
      const cut = await tip(page).evaluate((box) => box.scrollHeight > box.clientHeight + 1);
      expect(cut).toBe(false);
    }
  });
});

const WIDTHS = [320, 360, 390, 480, 600, 720, 721, 834, 1024, 1280, 1600, 1920];

test.each([
  ['four in the jungle', RAIDS.jungleFour],
  ['four at the waterfall', RAIDS.waterfallFour],
  ['damage', RAIDS.suffer],
  ['a roll', RAIDS.convert],
] as const)('nothing collides, and nothing goes on unseen, at twelve widths: %s', async (_, position) => {
  const page = await openAt({ ...position, id: `widths-${position.id}` });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 721 ? 780 : 800 });
    const trouble = await page.evaluate(async () => {
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      const seen = (selector: string, within: ParentNode = document): Element[] =>
        [...within.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden');
      const over = (a: Element, b: Element): boolean => {
        const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
        return Math.min(p.right, q.right) - Math.max(p.left, q.left) > 0.5 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 0.5;
      };
      const found: string[] = [];
      for (const area of seen('.area')) {
        const parts = seen('.area-who b, .gun, .tokens > *, .area-honours > :not(i), .foe', area);
        for (const [i, a] of parts.entries())
          for (const b of parts.slice(i + 1)) if (over(a, b)) found.push(`${a.className || a.tagName} over ${b.className || b.tagName}`);
      }
      for (const row of seen('.hand ul, .offers, .shares, .commando-strip'))
        if (row.scrollWidth > row.clientWidth + 1 && row.getAttribute('data-more') === 'none') found.push(`${row.className} goes on unseen`);
      for (const box of seen('.dock-hand'))
        if (box.scrollHeight > box.clientHeight + 1 && seen('.about-cards, .answer-list', box).length === 0) found.push('the dock is cut off');
      return found;
    });
    expect(trouble, `at ${width}`).toEqual([]);
  }
});

test.each([
  [320, 568],
  [390, 667],
  [390, 844],
  [1024, 600],
  [1280, 800],
])('what happened since somebody left fits a screen of %i by %i, with the prompt below it', async (width, height) => {
  const page = await openAt({ ...RAIDS.left, id: `left-${width}` }, { viewport: { width, height } });
  await page.locator('.since').waitFor();
  const { since, prompt, frames } = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().toJSON() as DOMRect;
    return {
      since: box('.since'),
      prompt: box('.dock .prompt'),
      frames: [...document.querySelectorAll('.since li')].map((li) => li.getBoundingClientRect().height),
    };
  });
  expect(since.top).toBeGreaterThanOrEqual(52);
  expect(prompt.bottom).toBeLessThanOrEqual(height);
  for (const frame of frames) expect(frame).toBeLessThan(height / 2);
});

test.each([390, 1280, 1920])('the picture of the end fills the width of %i', async (width) => {
  const page = await stand.somebody({ viewport: { width, height: 900 } });
  // In the snow the land is one hill from side to side.
  await goTo(page, { ...RAIDS.lost, id: `end-${width}` });
  for (const part of ['.end-scene', '.end-scene .end-land']) {
    const [left, right] = await page
      .locator(part)
      .first()
      .evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right] as const);
    expect(left, part).toBeLessThanOrEqual(0);
    expect(right, part).toBeGreaterThanOrEqual(await page.evaluate(() => document.documentElement.clientWidth));
  }
});

test.each([390, 1280])('rules have pictures that come with them, and keep nobody out, at %i', async (width) => {
  const page = await stand.somebody({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await goTo(page, { ...RAIDS.first, id: `table-${width}` });
  await page.locator('.prompt.is-mine').waitFor();
  const pictures = (): readonly string[] => files.filter((file) => /\/(scene|examples)-/.test(file));
  expect(pictures()).toEqual([]);
  for (const clause of ['range.count', 'weapon.gain-may-equip', 'enemy-turn.pool']) {
    await page.goto(`/rules/contra#${clause}`);
    await page.locator(`[id="${clause}"] .co-example`).waitFor();
    expect(await serious(page, `[id="${clause}"]`), clause).toEqual([]);
  }
  expect(await serious(page)).toEqual([]);
  expect(pictures()).not.toEqual([]);
});

test('on a phone the map shows on which sides it goes on, and no more when it is there', async () => {
  const page = await openAt({ ...RAIDS.first, id: 'beyond' }, PHONE);
  await page.locator('.panzoom-beyond.right').waitFor();
  expect(await page.locator('.panzoom-beyond.left').isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.panzoom-beyond.right').waitFor({ state: 'hidden' });
});

test('what is open beside something, and what is shown in large, keep nobody out', async () => {
  const page = await openAt({ ...RAIDS.convert, id: 'opened' });
  await page.locator('.cube').first().hover();
  await tip(page).waitFor();
  expect(await serious(page)).toEqual([]);
  await page.locator('.tokens [aria-disabled]').first().click({ force: true });
  await popped(page).waitFor();
  expect(await serious(page)).toEqual([]);
});
