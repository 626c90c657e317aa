import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Stand } from '../../../web/testing/browser.ts';
import { fits } from '../../../web/testing/fits.ts';
import { tabTo } from '../../../web/testing/keyboard.ts';
import { moments, stopped } from '../../../web/testing/play.ts';
import { at, goTo, type Position, reach } from '../../../web/testing/positions.ts';
import { type } from '../../../web/testing/screens.ts';
import { serious } from '../../../web/testing/serious.ts';
import { RAIDS } from './positions.ts';
import { answerSoon, dockOf, mapOf, onward, taken, waitedFor, walkTo } from './raiding.ts';

const stand = new Stand();

/** A page that shows the game of a position. */
async function openAt(position: Position, options: Parameters<Stand['somebody']>[0] = {}): Promise<Page> {
  const page = await stand.somebody(options);
  await goTo(page, position);
  await page.locator('.prompt, .the-end').first().waitFor();
  return page;
}

const ALONE: Position = { ...RAIDS.first, id: 'alone', until: at(0) };

describe('a whole raid', () => {
  test('by keyboard alone', async () => {
    const page = await openAt({ ...ALONE, seed: 'by keyboard' });
    let answers = 0;
    let spaces = 0;
    while (await waitedFor(page)) {
      if (await answerByKeys(page)) spaces++;
      answers++;
    }
    expect(answers).toBeGreaterThan(12);
    expect(spaces).toBeGreaterThan(2);
    await page.getByRole('heading', { name: /^You (won|lost) \S/ }).waitFor();
  });

  test('of a story, through roles and names alone; who loses may try that part again', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contra');
    await page.getByRole('radio', { name: /^Alone/ }).check({ force: true });
    await page.getByRole('button', { name: 'Story', exact: true }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    let answers = 0;
    while (await waitedFor(page)) {
      await answerSoon(page);
      answers++;
    }
    expect(answers).toBeGreaterThan(8);
    await page.getByRole('heading', { name: /^You lost\b/ }).waitFor();
    const lost = page.url();
    await onward(page).click();
    await page.waitForURL((url) => url.pathname.startsWith('/local/') && url.href !== lost);
    await page.getByText('Return to Galuga 1').waitFor();
    await dockOf(page).getByRole('button', { name: 'Keep this hand' }).waitFor();
  });
});

/** One answer, with nothing but keys; what is on the screen is only looked at. Whether it was given on the map. */
async function answerByKeys(page: Page): Promise<boolean> {
  const before = await moments(page);
  const grave = (await page.locator('.btn.grave').count()) > 0;
  const lit = grave ? null : await page.evaluate(() => document.querySelector('[data-space]:not([aria-disabled])')?.getAttribute('data-space') ?? null);
  if (lit === null) {
    await tabTo(page, grave ? '.btn.grave' : await firstOf(page, IN_THE_DOCK));
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '[data-space]');
    await walkTo(page, lit);
    await page.keyboard.press('Enter');
  }
  await taken(page, before + 1, async () => {
    await tabTo(page, '.co-pop button');
    await page.keyboard.press('Enter');
  });
  return lit !== null;
}

const IN_THE_DOCK = [
  '.prompt-acts .pri',
  '.prompt-acts .btn',
  '.offer:not(.hush)',
  '.answer-list .btn',
  '.share .btn',
  '.hand-card.lit',
  '.volley button:not([aria-disabled])',
];

async function firstOf(page: Page, selectors: readonly string[]): Promise<string> {
  for (const selector of selectors) if ((await page.locator(selector).count()) > 0) return selector;
  throw new Error('there is nothing to answer with');
}

describe('a story', () => {
  test('goes on with what was carried; until then the shelf offers it, after a reload too', async () => {
    const whole = reach(RAIDS.storyWon);
    const page = await openAt({ ...RAIDS.storyWon, id: 'story', until: at(whole.number - 3) });
    for (const { notation } of whole.answers.slice(whole.number - 3)) {
      await type(page, notation);
      const number = await moments(page);
      await page.keyboard.press('Enter');
      await taken(page, number + 1);
    }
    await page.getByRole('heading', { name: /^You won\b/ }).waitFor();
    await page.getByText('On to part 2, with one more advantage token each.').waitFor();

    await page.goto('/');
    const card = page.getByRole('link').filter({ hasText: 'The story goes on: the next part is waiting.' });
    await card.waitFor();
    await page.reload();
    await card.click();
    await onward(page).click();

    await page.getByText('Return to Galuga 2 · Waterfall, Garmakilma').waitFor();
    while ((await waitedFor(page)) && (await page.getByText('Setting up').count()) > 0) await answerSoon(page);
    for (const name of ['Bill', 'Lance']) expect(await tokensOf(page, name)).toBe(4);
    const number = await moments(page);

    await page.goto('/');
    await page.getByRole('link').filter({ hasText: 'Your turn' }).first().click();
    await page.getByText('Return to Galuga 2').waitFor();
    expect(await moments(page)).toBe(number);
    await page.goto('/');
    await page.getByRole('link').filter({ hasText: 'Your turn' }).first().waitFor();
    expect(await card.count()).toBe(0);
  });
});

/** How many advantage tokens lie before a commando. */
async function tokensOf(page: Page, name: string): Promise<number> {
  const said = await page
    .getByRole('region', { name: `${name}’s play area` })
    .getByLabel(/^\d+ (mobility|accuracy|subtlety)$/)
    .evaluateAll((tokens) => tokens.map((token) => token.getAttribute('aria-label') ?? ''));
  return said.reduce((sum, text) => sum + Number.parseInt(text, 10), 0);
}

test('two people at one table: one steps in during the turn of the other', async () => {
  const [ines, jonas] = await Promise.all([stand.somebody(), stand.somebody()]);
  await ines.goto('/play/contra?online');
  await ines.getByRole('radio', { name: 'Jump Start: two of each' }).check({ force: true });
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await ines.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await ines.getByRole('button', { name: 'Copy the link' }).click();
  await ines.getByText('Copied').waitFor();
  await jonas.goto(await ines.evaluate(() => navigator.clipboard.readText()));
  await jonas.getByRole('textbox').fill('Jonas');
  await jonas.getByRole('button', { name: 'Sit down' }).click();
  await ines.getByRole('button', { name: 'Begin' }).click();

  const acting = ines.getByRole('button', { name: 'End turn' });
  const people = [ines, jonas];
  while ((await acting.count()) === 0) {
    const asked = await Promise.race(people.map((page) => waitedFor(page).then(() => page)));
    if ((await acting.count()) > 0) break;
    const number = await moments(asked);
    await answerSoon(asked);
    for (const page of people) await taken(page, number + 1);
  }

  const stepping = jonas.getByRole('group', { name: 'You may step in' });
  const news = ines.getByRole('listitem').filter({ hasText: 'Lance may step in: Vault' });
  await Promise.all([stepping.waitFor(), news.waitFor()]);
  expect(await jonas.locator('.prompt.is-mine').count()).toBe(0);

  const answers = await moments(jonas);
  await stepping.getByRole('button', { name: /^Vault/ }).click();
  await taken(jonas, answers + 1);
  const landing = mapOf(jonas).getByRole('button', { name: /You may jump here/ });
  // What Vault costs may be paid in several ways.
  while ((await waitedFor(jonas)) && (await landing.count()) === 0) await answerSoon(jonas);
  await landing.first().press('Enter');
  await ines
    .getByText(/Lance jumps to/)
    .first()
    .waitFor();
  await acting.waitFor();
});

test('it stops where a commando loses a medal', async () => {
  const page = await openAt(RAIDS.suffer, { stops: true });
  await dockOf(page)
    .getByRole('button', { name: /^Lose a medal/ })
    .click();
  const stop = stopped(page, 'Bill loses a medal');
  await stop.getByText('Trample: the boss hits everybody next to it.').waitFor();
  await stop.getByText('Bill suffers 1 M, 1 A and 1 S damage.').waitFor();
  await stop.getByText('2 medals left').waitFor();
  await page.keyboard.press('Enter');
  await waitedFor(page);
  expect(await stop.count()).toBe(0);
});

test('somebody says when to be asked, and takes it back', async () => {
  const page = await openAt({ ...RAIDS.jungle, id: 'asking' });
  const dialog = page.getByRole('dialog', { name: 'When to ask me' });
  const before = await moments(page);
  await dockOf(page).getByRole('button', { name: 'When to ask me' }).click();
  expect(await dialog.getByRole('button', { pressed: true }).textContent()).toBe('in danger');
  await dialog.getByRole('button', { name: 'Ask Bill only in their own turn' }).click();
  await taken(page, before + 1);
  // A wish is changed once between two acts.
  expect(await dockOf(page).getByRole('button', { name: 'When to ask me' }).count()).toBe(0);
});

test('whoever goes on goes on with all of their commandos, and all of them say when to be asked with one click', async () => {
  const page = await openAt({ ...RAIDS.everybody, id: 'all-asked' });
  const before = await moments(page);
  const commandos = await page.getByRole('region', { name: /’s play area$/ }).count();
  await dockOf(page).getByRole('button', { name: 'When to ask me' }).click();
  await page.getByRole('dialog', { name: 'When to ask me' }).getByRole('button', { name: 'Ask all of us only in our own turns' }).click();
  await taken(page, before + commandos);
  const other = await openAt({ ...RAIDS.everybody, id: 'all-gone-on' });
  const waiting = await other.getByRole('listitem').filter({ hasText: ' may step in: ' }).count();
  await dockOf(other).getByRole('button', { name: 'Go on' }).click();
  await taken(other, before + waiting + 1);
});

test('a round on a phone, by touch', async () => {
  const page = await openAt({ ...ALONE, seed: 'by touch' }, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const tap = (button: Locator): Promise<void> => button.tap();
  const strip = page.getByRole('navigation', { name: 'Commandos' });
  await strip.getByRole('button', { name: /Bill/ }).tap();
  await page.getByRole('region', { name: 'Bill’s play area' }).waitFor();
  await strip.getByRole('button', { name: /Bill/ }).tap();
  let ran = false;
  while ((await waitedFor(page)) && (await page.getByText('Round 2', { exact: true }).count()) === 0) {
    const lit = mapOf(page).getByRole('button', { name: /You may (run here|choose)/ });
    if (ran || (await lit.count()) === 0) {
      await answerSoon(page, tap);
      continue;
    }
    ran = (await dockOf(page).getByRole('button', { name: 'End turn' }).count()) > 0;
    const number = await moments(page);
    await lit.first().tap();
    await taken(page, number + 1, tap);
  }
  expect(ran).toBe(true);
  expect(await page.getByText('Round 2', { exact: true }).count()).toBeGreaterThan(0);
});

test('a table in German loads no English words', async () => {
  const page = await stand.somebody({ locale: 'de-DE', serviceWorkers: 'block' });
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/play/contra');
  await page.getByRole('button', { name: 'Spiel beginnen' }).click();
  await page.locator('.prompt.is-mine').waitFor();
  expect(files.filter((file) => /\/contra\.de-/.test(file))).toHaveLength(1);
  expect(files.filter((file) => /\.en-/.test(file))).toEqual([]);
});

const SCREENS: Readonly<Record<string, Position>> = {
  'a turn of four': RAIDS.jungleFour,
  damage: RAIDS.suffer,
  'effects in effects': RAIDS.nested,
  'a weapon that was found': RAIDS.equip,
  'the waterfall': RAIDS.waterfallFour,
  'a story that begins': RAIDS.story,
  'the end of a part': RAIDS.storyWon,
};

test.each(Object.entries(SCREENS))('%s keeps nobody out, light or dark, and fits every width', async (_, position) => {
  const page = await openAt(position);
  expect(await serious(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await fits(page, (await page.locator('.prompt').count()) > 0, [360, 721, 834, 1024, 1280, 1920]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await serious(page), 'dark, on a phone').toEqual([]);
});

test('choosing a story keeps nobody out', async () => {
  const page = await stand.somebody();
  await page.goto('/play/contra');
  await page.getByRole('button', { name: 'Story', exact: true }).click();
  await page.getByRole('button', { name: /^Part 2/ }).click();
  expect(await serious(page)).toEqual([]);
});
