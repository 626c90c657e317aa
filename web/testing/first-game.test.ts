import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { complete } from '../../server/testing/complete.ts';
import { Stand } from './browser.ts';
import { fits } from './fits.ts';
import { answer, answered } from './play.ts';
import { at, boxOf, goTo, ME, sought } from './positions.ts';
import { invited, openTable, say } from './screens.ts';
import { seriousInAnyLight } from './serious.ts';
import { smallTargets } from './targets.ts';

const stand = new Stand();

/** The card before the first game. */
const card = (page: Page) => page.getByRole('region', { name: /^New to / });

async function openBox(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
}

test('a box that is opened for the first time says what it is in three pictures, once; then whoever asks sees them', async () => {
  const page = await stand.somebody({ hints: true });
  for (const { game } of complete) {
    await openBox(page, game.id);
    await card(page).locator('svg.still').nth(2).waitFor();
    expect(await card(page).getByRole('figure').count()).toBe(3);
    expect(
      await card(page)
        .getByRole('link', { name: /^Learn \d lessons, about \d+ min$/ })
        .getAttribute('href'),
    ).toMatch(`/learn/${game.id}?lesson=`);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.getByRole('button', { name: 'How to play' }).click();
  await page.getByRole('dialog').locator('svg.still').nth(2).waitFor();
  expect(await card(page).count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('the card keeps nobody out, fits, and goes with a click', async () => {
  const page = await stand.somebody({ hints: true, viewport: { width: 360, height: 740 } });
  await openBox(page, 'v-commandos');
  await card(page).locator('svg.still').nth(2).waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await fits(page, false, [360, 390, 720, 1280]);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.getByRole('button', { name: 'I know this game' }).press('Enter');
  await card(page).waitFor({ state: 'detached' });
});

test('whoever opens an invitation to an unknown game sees what it is about, there and in the waiting room', async () => {
  const host = await stand.somebody();
  const guest = await stand.somebody({ hints: true, viewport: { width: 390, height: 844 } });
  await host.goto('/play/contra-tiles?online');
  await host.getByRole('textbox', { name: 'Your name' }).fill('Ines');
  await openTable(host);
  expect(await host.locator('.gist').count()).toBe(0);
  await guest.goto(await invited(host));
  await guest.getByRole('heading', { name: 'Ines invites you to Contra' }).waitFor();
  await guest.locator('.gist svg.still').nth(2).waitFor();
  await fits(guest, false, [360, 390, 1280]);
  await guest.getByRole('textbox').fill('Jonas');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.locator('.lobby-seats').waitFor();
  await guest.locator('.gist svg.still').nth(2).waitFor();
  await fits(guest, false, [360, 390, 1280]);
});

/** What the coach says in a first game. */
const hint = (page: Page) => page.getByRole('region', { name: 'A hint' });

async function justPlay(page: Page, game: string): Promise<void> {
  await openBox(page, game);
  await card(page)
    .getByRole('button', { name: /^Just play/ })
    .click();
  await answered(page, 0);
}

test('in a first game each hint is said once, at most one a turn, and one click turns all of them off', async () => {
  const page = await stand.somebody({ hints: true, viewport: { width: 390, height: 844 } });
  await goTo(page, TILES.middle);
  await hint(page).getByRole('status').filter({ hasText: 'Choose one of your tiles' }).waitFor();
  await page.locator('.spots i[data-at="rack bear"][data-placed]').waitFor();
  expect(await smallTargets(page)).toEqual([]);
  await fits(page, true, [360, 390]);
  expect(await seriousInAnyLight(page)).toEqual([]);
  await hint(page).getByRole('button', { name: 'Why?' }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await page.keyboard.press('Escape');
  await hint(page).getByRole('button', { name: 'Got it' }).press('Enter');
  await hint(page).waitFor({ state: 'detached' });
  await page.reload();
  // What comes for the hints has come, and none is left for this turn.
  await page.waitForLoadState('networkidle');
  for (let pieces = 0; pieces < 2; pieces++) await answer(page, 'last');
  await hint(page).getByRole('status').filter({ hasText: 'A crown goes beside an edge of its colour' }).waitFor();
  await hint(page).getByRole('button', { name: 'No more hints' }).click();
  await hint(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => JSON.parse(localStorage['muster.settings']).hints)).toBe(false);
});

test('what a game lays out to be read first is read before a hint comes', async () => {
  const page = await stand.somebody({ hints: true, viewport: { width: 390, height: 844 } });
  await justPlay(page, 'contract-assassin');
  const file = page.getByRole('dialog', { name: 'File of' });
  await file.getByText('Home', { exact: true }).waitFor();
  await page.locator('.coach.hint').waitFor({ state: 'attached' });
  expect(await hint(page).isVisible()).toBe(false);
  await file.getByRole('button', { name: 'Ready' }).click();
  await hint(page).getByRole('status').waitFor();
  await page.locator('.spots i[data-at="actions"][data-placed]').waitFor();
});

test('on a phone alarm, objectives and the event of V-Commandos lie in sight, and open over the map', async () => {
  const page = await stand.somebody({ hints: true, viewport: { width: 390, height: 844 }, hasTouch: true });
  await justPlay(page, 'v-commandos');
  const pills = page.locator('.vc-pills > details > summary');
  await pills.nth(1).tap();
  await page.locator('.vc-pills details[open] p').waitFor();
  await pills.first().tap();
  await page.locator('.vc-pills .vc-objectives').getByText('Swap the lamp code discs').waitFor();
  expect(await smallTargets(page)).toEqual([]);
});

test('the cards of a first team are whole', async () => {
  const page = await stand.somebody();
  await openBox(page, 'contact');
  await page.getByRole('button', { name: 'How to play' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Just play/ })
    .click();
  await answered(page, 0);
  const cut = await page.locator('.team .card').evaluateAll((cards) => cards.map((card) => card.scrollHeight > card.clientHeight));
  expect(cut).toEqual([false, false, false, false]);
});

/** A first night whose event asks nothing. */
const NIGHT = sought(
  { id: 'first-night', game: 'v-commandos', config: boxOf('v-commandos').firstGame ?? {}, places: [ME], until: at(0) },
  ({ decision }) => decision?.question.kind === 'act',
);

test('what costs dearly is asked about once, before it is done', async () => {
  const page = await stand.somebody({ hints: true });
  await goTo(page, NIGHT);
  await hint(page).getByRole('status').waitFor();
  for (const [number, way] of ['sapper comes up at lighthouse/n', 'sapper moves to lighthouse/k'].entries()) {
    await say(page, way);
    await answered(page, number + 1);
  }
  await say(page, 'sapper moves to lighthouse/j');
  await hint(page).getByRole('status').filter({ hasText: 'This gives you away and rings the alarm' }).waitFor();
  expect(await page.locator('[data-moment]').getAttribute('data-moment')).toBe('2');
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.locator('.coach.warns .btn.pri:focus').press('Enter');
  await hint(page).waitFor({ state: 'detached' });
  expect(await page.locator('[data-moment]').getAttribute('data-moment')).toBe('2');
  await say(page, 'sapper moves to lighthouse/j');
  await answered(page, 3);
});
