import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Stand } from '../../../web/testing/browser.ts';
import { fits } from '../../../web/testing/fits.ts';
import { tabTo } from '../../../web/testing/keyboard.ts';
import { answered, asked, moments, stopped } from '../../../web/testing/play.ts';
import { at, goTo, ME, openAt, type Position } from '../../../web/testing/positions.ts';
import { seriousInAnyLight } from '../../../web/testing/serious.ts';
import { layOut, nextTile } from '../board/map/geometry.ts';
import { findTile, isTileRef, type TileRef } from '../content/refs.ts';
import { RAIDS } from './positions.ts';

const stand = new Stand();

const RAID: Position = {
  id: 'short-raid',
  game: 'v-commandos',
  places: [ME],
  seed: 'short raid',
  config: { card: 'lighthouse', players: 1, commandos: 1, picks: ['sapper:A'] },
  until: at(0),
};

describe('a whole terrain', () => {
  test('by keyboard alone', async () => {
    const page = await openAt(stand, RAID);
    expect(await playByKeys(page)).toBeGreaterThan(8);
    await page.getByRole('heading', { name: /^You (won|lost) \S/ }).waitFor();
  });

  test('through roles and names alone', async () => {
    const page = await openAt(stand, { ...RAID, id: 'named-raid', seed: 'by name' });
    expect(await playByName(page)).toBeGreaterThan(8);
    await page.getByRole('region', { name: 'Noise and alarm, turn by turn' }).waitFor();
  });
});

describe('an operation from the last step of its first terrain to its end', () => {
  test('by keyboard alone', async () => {
    const page = await openAt(stand, { ...RAIDS.leaving, id: 'operation-by-keys' });
    const before = await moments(page);
    for (const stop of ['.vc-tile', '[data-tool="down"]']) await tabTo(page, stop);
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-offer="down"]');
    await page.keyboard.press('Enter');
    await answered(page, before + 1);
    await page.getByRole('heading', { name: 'Terrain complete' }).waitFor();
    await tabTo(page, '[data-onward]');
    await page.keyboard.press('Enter');
    expect(await playByKeys(page, FEW_MOVE)).toBeGreaterThan(8);
    await page.getByRole('heading', { name: /^You (won|lost) \S/ }).waitFor();
  });

  test('through roles and names alone', async () => {
    const page = await openAt(stand, { ...RAIDS.leaving, id: 'operation-by-name' });
    const before = await moments(page);
    const dock = page.getByRole('region', { name: 'What to do now' });
    await dock.getByRole('button', { name: /^Underground/ }).click();
    await dock.getByRole('button', { name: /^Go Underground/ }).click();
    await answered(page, before + 1);
    await page.getByRole('region', { name: 'Terrain complete' }).waitFor();
    await page.getByRole('button', { name: 'On to the next' }).click();
    expect(await playByName(page, FEW_MOVE)).toBeGreaterThan(8);
    const honours = page.getByRole('region', { name: 'Honours' });
    await honours
      .getByText(/Every objective\s*[12] of 2$/)
      .first()
      .waitFor();
    await page.getByRole('region', { name: 'Noise and alarm, turn by turn' }).getByText('Coastal Battery').waitFor();
  });
});

/** When somebody walks who could: nearly always, or with pauses to hide. */
const MOST_MOVE = (answers: number): boolean => answers % 3 !== 2;
const FEW_MOVE = (answers: number): boolean => answers % 7 === 0;

/** To the end; how many answers that took. */
async function playByKeys(page: Page, moves: (answers: number) => boolean = MOST_MOVE): Promise<number> {
  let answers = 0;
  while (await asked(page)) {
    const before = await moments(page);
    await answerByKeys(page, moves(answers));
    await answered(page, before + 1);
    answers++;
  }
  return answers;
}

async function playByName(page: Page, moves: (answers: number) => boolean = MOST_MOVE): Promise<number> {
  const dock = page.getByRole('region', { name: 'What to do now' });
  const map = page.getByRole('group', { name: /^Map of/ });
  let answers = 0;
  while (await asked(page)) {
    const before = await moments(page);
    const begin = dock.getByRole('button', { name: /, \d AP$/ }).first();
    const up = map.getByRole('button', { name: /: (Come up at|Move to) / }).first();
    const action = dock.getByRole('group', { name: 'What you can do' }).getByRole('button').first();
    const on = dock.getByRole('button', { name: /^(Keep|No, go on|Leave|Stop here|Nobody|End turn)/ }).first();
    if (await begin.isVisible()) await begin.click();
    else if (moves(answers) && (await up.isVisible())) await up.press('Enter');
    else if (await action.isVisible()) await action.click();
    else await on.click();
    await considered(page, before);
    const go = dock.getByRole('button', { name: /^(Go|Go anyway|Creep, 2 AP|Shoot|Strike)$/ }).last();
    if (await go.isVisible()) await go.click();
    await answered(page, before + 1);
    answers++;
  }
  return answers;
}

/** One answer, with nothing but keys; what is on the screen is only looked at. */
async function answerByKeys(page: Page, moves: boolean): Promise<void> {
  const lit = await page.evaluate(() => document.querySelector('.vc-tile.lit')?.getAttribute('data-tile') ?? null);
  const before = await moments(page);
  if (lit !== null && isTileRef(lit) && moves) {
    await tabTo(page, '.vc-tile');
    await walkTo(page, lit);
    await page.keyboard.press('Enter');
    await considered(page, before);
    if ((await page.locator('[data-confirm]').count()) > 0) {
      await tabTo(page, '[data-confirm]');
      await page.keyboard.press('Enter');
    }
    return;
  }
  for (const selector of ['[data-begins]', '.prompt-acts .pri', '[data-offer]', '[data-button]'])
    if ((await page.locator(selector).count()) > 0) {
      await tabTo(page, selector);
      await page.keyboard.press('Enter');
      return;
    }
  throw new Error('nothing can be answered');
}

/** A tile has been pressed: either that was the answer, or there is something to confirm. */
async function considered(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (n) => document.querySelector('[data-confirm]') !== null || Number(document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? n + 1) > n,
    before,
  );
}

/** With the arrow keys from the focused tile to another, by the fewest presses. */
async function walkTo(page: Page, target: TileRef): Promise<void> {
  const laid = layOut([findTile(target).terrain.id]);
  const from = (await focused(page)) ?? '';
  const came = new Map<TileRef, readonly string[]>(isTileRef(from) ? [[from, []]] : []);
  for (const [id, keys] of came)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      const next = nextTile(laid, id, key);
      if (next !== null && !came.has(next)) came.set(next, [...keys, key]);
    }
  for (const key of came.get(target) ?? []) await page.keyboard.press(key);
  expect(await focused(page)).toBe(target);
}

async function focused(page: Page): Promise<string | null> {
  return await page.evaluate(() => document.activeElement?.getAttribute('data-tile') ?? null);
}

test('what would happen if: a step into the open is said, drawn and counted, and Enter does not take it', async () => {
  const page = await openAt(stand, RAIDS.middle);
  const before = await moments(page);
  await page.locator('[data-tile="lighthouse/e"]').press('Enter');
  const plan = page.getByRole('region', { name: 'If you enter Yard' });
  await plan.getByText('Scout becomes Visible.').waitFor();
  await plan.getByRole('img', { name: /^Chance of hits: 0: \d+%/ }).waitFor();
  const go = page.getByRole('button', { name: 'Go anyway' });
  expect(await go.getAttribute('class')).toContain('vc-risk');
  await page.evaluate(() => (document.activeElement instanceof SVGElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press('Enter');
  expect(await moments(page)).toBe(before);
  await plan.locator('[data-quieter]').last().click();
  await answered(page, before + 1);
});

test('a barrel beside oneself: whom it kills is said before, in the list of moves too, and Enter does not take it', async () => {
  const page = await openAt(stand, RAIDS.barrel);
  const before = await moments(page);
  await page.getByRole('button', { name: 'All moves' }).click();
  await page
    .getByRole('dialog', { name: 'All moves' })
    .getByRole('listitem')
    .filter({ hasText: /Overpower .*barrel.*Scout.* killed by the gas/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await tabTo(page, '[data-tool="knife"]');
  await page.keyboard.press('Enter');
  const offer = page.locator('[data-offer="stab"]').filter({ hasText: /barrel/ });
  const plan = page.getByRole('region', { name: 'If you strike' });
  await offer.or(plan).first().waitFor();
  if (await offer.isVisible()) await offer.press('Enter');
  await plan.getByText(/Scout.* (is|are) killed by the gas\./).waitFor();
  expect(await page.getByRole('button', { name: 'Go anyway' }).getAttribute('class')).toContain('vc-risk');
  await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined));
  await page.keyboard.press('Enter');
  expect(await moments(page)).toBe(before);
  await page.getByRole('button', { name: 'Go anyway' }).click();
  await answered(page, before + 1);
});

test('a plan keeps nobody out and fits, on phones and on large screens', async () => {
  const page = await openAt(stand, RAIDS.middle);
  await page.locator('[data-tile="lighthouse/e"]').press('Enter');
  expect(await seriousInAnyLight(page)).toEqual([]);
  await fits(page, true, [360, 721, 1280, 1920]);
});

test('Why not? on the map: too far away', async () => {
  const page = await openAt(stand, RAIDS.middle);
  await page.locator('.vc-tile:not(.lit)').first().press('Enter');
  await page.getByRole('dialog', { name: 'Why not?' }).waitFor();
});

test('Why not? at a door: the reason, and the clause', async () => {
  const page = await openAt(stand, RAIDS.middle);
  await page.getByRole('button', { name: 'Locked door between Cottage and Jetty Path' }).click({ force: true });
  const why = page.getByRole('dialog', { name: 'Why not?' });
  await why.getByText('That door is not at your tile.').waitFor();
  await why.getByText('You have no Crowbar.').waitFor();
});

test('on a phone a tap on a chip shows what a comrade can do and carries', async () => {
  const page = await stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await goTo(page, RAIDS.middle);
  await asked(page);
  await page
    .getByRole('navigation', { name: 'Commandos' })
    .getByRole('button', { name: /^Medic/ })
    .tap();
  const file = page.getByRole('dialog', { name: 'Medic, side A' });
  await file.getByText('Field Dressing.').waitFor();
  await file.getByText('First Aid × 2').waitFor();
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await file.waitFor({ state: 'hidden' });
});

test('before the enemy fires it is said what would happen to whoever stays', async () => {
  const page = await openAt(stand, RAIDS.window);
  await page.getByRole('region', { name: /^If .* stays$/ }).waitFor();
  await page.getByRole('region', { name: /^Enemies, turn/ }).waitFor();
  const before = await moments(page);
  await page.getByRole('button', { name: 'No, go on' }).click();
  await answered(page, before + 1);
});

test('it stops at what hurts, also with less movement, until somebody says go on, and only if they want', async () => {
  const page = await openAt(stand, RAIDS.fire, { stops: true });
  await page.getByRole('button', { name: 'No, go on' }).click();
  const stop = stopped(page, 'Sapper is in Critical Condition');
  await stop.getByText('5 dice, 2 or more hits').waitFor();
  await stop.getByText('Until the end of turn 3.').waitFor();
  await stop.getByText('First Aid removes all wounds. Scout has some.').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Go on');
  expect(await seriousInAnyLight(page)).toEqual([]);
  await fits(page, false, [360, 721, 1280, 1920]);
  await page.locator('.vc-field').click({ position: { x: 500, y: 40 } });
  await page.keyboard.press('Tab');
  expect(await page.getByRole('button', { name: 'All moves' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('switch', { name: 'Stop at what hurts' }).click();
  await stop.waitFor({ state: 'detached' });
  await settings.getByRole('button', { name: 'Close' }).click();
  await asked(page);
});

test('one person leads four: whoever is clicked begins', async () => {
  const page = await openAt(stand, RAIDS.alone);
  const before = await moments(page);
  await page
    .getByRole('region', { name: 'Commandos' })
    .getByRole('button', { name: / begins\. / })
    .last()
    .click();
  await answered(page, before + 1);
  await page.getByText(/has \d actions? left\. Choose what to do\.$/).waitFor();
});

test('an operation: both terrains side by side, the last column told, a replacement taken', async () => {
  const page = await openAt(stand, RAIDS.two);
  await page
    .getByRole('region', { name: 'Night Ferry' })
    .getByRole('button', { name: /^Water Tower/ })
    .click();
  expect(await page.locator('.vc-mini').count()).toBe(3);
  const next = await openAt(stand, RAIDS.debrief);
  await next.getByRole('heading', { name: 'Terrain complete' }).waitFor();
  const before = await moments(next);
  await next.getByRole('button', { name: /, side B$/ }).click();
  await answered(next, before + 1);
});

test('a whole operation between bots ends with its debrief: for those who look on it does not stop', async () => {
  const page = await stand.somebody({ stops: true });
  await goTo(page, {
    ...RAID,
    id: 'bots-ferry',
    seed: 'bots ferry',
    places: [{ kind: 'bot', bot: 'greedy' }],
    config: { card: 'night-ferry', players: 1, commandos: 2, picks: ['officer:A', 'scout:B'] },
  });
  await page.getByRole('region', { name: 'Casualties' }).waitFor();
});

test('the briefing: a card, how many go, and who', async () => {
  const page = await stand.somebody();
  await page.goto('/play/v-commandos');
  await page.getByRole('button', { name: 'Operation', exact: true }).click();
  await page.getByRole('switch', { name: /^Résistance/ }).click();
  expect(await page.getByRole('button', { name: /^Blackbird/ }).count()).toBe(0);
  await page
    .getByRole('button', { name: /^Night Ferry/ })
    .last()
    .click();
  await page.getByRole('button', { name: /^Scout/ }).click();
  await page.getByRole('button', { name: 'Scout, side B' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText(/Scout/).filter({ visible: true }).first().waitFor();
});
