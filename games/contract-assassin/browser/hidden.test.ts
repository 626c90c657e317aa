import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Match } from '#kernel';
import { Stand } from '../../../web/testing/browser.ts';
import { asked, moments } from '../../../web/testing/play.ts';
import { at, keptAt, matchOf, type Position, shelve, sought } from '../../../web/testing/positions.ts';
import { contractAssassinGame } from '../rules/game.ts';

const stand = new Stand();

const CONFIG = { players: 2, first: 0, assassins: ['winchester', 'lily'], settings: { 'hidden-hands': true, 'opening-hand': true } };

const kit = (page: Page) => page.getByRole('region', { name: 'Your Hit Kit' });
const dock = (page: Page) => page.getByRole('region', { name: 'What to do now' });

/** The cards of the own hand, as the dock shows them. */
async function hand(page: Page): Promise<readonly string[]> {
  await kit(page).waitFor();
  return await kit(page).locator('.card .card-name').allTextContents();
}

/** What a file shows of a hand: how many cards, and their names as far as they are seen. */
async function filed(page: Page, who: RegExp): Promise<{ readonly says: string; readonly cards: readonly string[] }> {
  await page.getByRole('button', { name: who }).first().click();
  const held = page.getByRole('dialog', { name: /^File of / }).locator('.held');
  const seen = { says: (await held.locator('small').textContent()) ?? '', cards: await held.getByRole('listitem').allTextContents() };
  await page.keyboard.press('Escape');
  return seen;
}

/** Draw until the turn is over: the strong button draws while there are actions, then it ends the turn. */
async function drawOn(page: Page): Promise<void> {
  const strong = dock(page)
    .getByRole('button', { name: /^(Draw a card|End turn)/ })
    .last();
  while (await strong.isVisible()) {
    const before = await moments(page);
    await strong.click();
    await page.waitForFunction((n) => {
      const table = document.querySelector('[data-moment]');
      return table === null || Number(table.getAttribute('data-moment')) > n;
    }, before);
  }
}

/** Read the file one begins with. */
async function ready(page: Page): Promise<void> {
  await asked(page);
  const button = page.getByRole('button', { name: 'Ready' });
  if (await button.isVisible()) await button.click();
}

test('on one screen nobody sees another’s hand by loading or replaying; open hands need no curtain', async () => {
  const position: Position = {
    id: 'curtained',
    game: 'contract-assassin',
    seed: 'curtained',
    places: [
      { kind: 'here', name: 'Ines' },
      { kind: 'here', name: 'Jonas' },
    ],
    config: CONFIG,
    until: at(2),
  };
  const page = await stand.somebody();
  await page.goto('/credits');
  const open: Position = { ...position, id: 'uncurtained', config: { ...CONFIG, settings: {} } };
  await shelve(page, [await keptAt(position), await keptAt(open)]);
  await page.goto('/local/uncurtained');
  await dock(page)
    .getByText(/^Winchester Smith III has \d actions? left\.$/)
    .waitFor();
  for (const path of ['/local/curtained', '/local/curtained?at=1']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Hand the screen to Ines' }).waitFor();
    expect(await page.locator('.sea, .log').count()).toBe(0);
  }
  await page.goto('/local/curtained');
  await page.getByRole('button', { name: /^I am Ines/ }).click();
  await ready(page);
  const hers = await hand(page);
  expect((await filed(page, /^Lily/)).cards).toEqual([]);
  await drawOn(page);
  await page.getByRole('button', { name: /^I am Jonas/ }).click();
  await ready(page);
  expect(await hand(page)).not.toEqual(hers);
  expect(await filed(page, /^Winchester/)).toMatchObject({ says: expect.stringMatching(/not shown/), cards: [] });
  await page.getByRole('button', { name: 'One move back' }).first().click();
  await page.getByText('Back to now').waitFor();
  expect((await filed(page, /^Winchester/)).cards).toEqual([]);
  expect(await page.getByRole('button', { name: 'Try from here' }).count()).toBe(0);
});

test('on one screen the last card that was drawn is looked at before the screen is handed on', async () => {
  const page = await stand.somebody();
  await page.goto('/credits');
  const places = ['Ines', 'Jonas'].map((name) => ({ kind: 'here', name }) as const);
  const config = { ...CONFIG, settings: { 'hidden-hands': true } };
  // Her next card ends her turn: the bonus card of the turn has been played.
  const last = (match: Match): boolean => {
    const { active, bonus, actions, target } = matchOf(contractAssassinGame, match).state;
    return active === 0 && bonus && actions === 1 && target < 0;
  };
  await shelve(page, [await keptAt(sought({ id: 'drawn', game: 'contract-assassin', places, config, until: last }))]);
  await page.goto('/local/drawn');
  await page.getByRole('button', { name: /^I am Ines/ }).click();
  await ready(page);
  const before = await hand(page);
  await drawOn(page);
  const handOn = page.getByRole('button', { name: 'Hand the screen to Jonas' });
  await handOn.waitFor();
  expect((await hand(page)).length).toBeGreaterThan(before.length);
  await handOn.click();
  await page.getByRole('button', { name: /^I am Jonas/ }).waitFor();
  expect(await kit(page).count()).toBe(0);
});

/** A table on the server that the first has set up: the others come by link, the rest are bots. */
async function seated(people: readonly Page[], config: object, bots: number): Promise<void> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('nobody is here');
  await Promise.all(people.map((page) => page.goto('/credits')));
  const seats = [{ kind: 'me' }, ...guests.map(() => ({ kind: 'link' })), ...Array.from({ length: bots }, () => ({ kind: 'bot', bot: 'greedy' }))];
  const { table, links } = await post(host, '/tables', { game: 'contract-assassin', config, seats }, 'Ines');
  await post(host, `/tables/${table}/sit`, { id: crypto.randomUUID(), seat: 0 });
  await host.goto(`/t/${table}`);
  for (const [index, guest] of guests.entries()) {
    await guest.goto(`/t/${table}#${links[index]?.link}`);
    await guest.getByRole('textbox').fill(`Guest ${index + 1}`);
    await guest.getByRole('button', { name: 'Sit down' }).click();
  }
  await host.getByRole('button', { name: 'Begin' }).click();
}

type Made = { readonly table: string; readonly links: readonly { readonly link: string }[] };

async function post(page: Page, path: string, body: object, name?: string): Promise<Made> {
  return await page.evaluate(
    async ({ path, body, name }) => {
      const send = (to: string, what: object) =>
        fetch(`/api${to}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) });
      if (name !== undefined) await send('/guests', { name });
      return await (await send(path, body)).json();
    },
    { path, body, name },
  );
}

test('online with hidden hands: who comes back sees what happened, and steps back through the own view alone', async () => {
  const people = await Promise.all([stand.somebody(), stand.somebody()]);
  const [ines, jonas] = people;
  await seated(people, CONFIG, 0);
  await ready(ines);
  await ines.getByRole('button', { name: 'All moves' }).click();
  const moves = ines.getByRole('dialog', { name: 'All moves' }).getByRole('listitem');
  await moves.filter({ hasText: /Draw a card.*Costs 1 action\./ }).waitFor(); // foretold by the server
  await ines.keyboard.press('Escape');
  await dock(jonas)
    .getByText(/^Winchester Smith III has \d actions? left\.$/)
    .waitFor();
  const first = await filed(jonas, /^Lily/);
  expect(first.cards.length).toBeGreaterThan(0);
  const table = jonas.url();
  await jonas.goto('/credits');
  await drawOn(ines);
  await jonas.goto(table);
  const since = jonas.getByRole('region', { name: /^While you were away: \d moves?$/ });
  await since
    .getByText(/draws a card/)
    .first()
    .waitFor();
  await since.getByRole('button', { name: 'Close' }).click();
  await ready(jonas);
  const began = await hand(jonas);
  const number = await moments(jonas);
  await drawOn(jonas);
  expect(await hand(jonas)).not.toEqual(began);
  await jonas.goto(`${table}?at=${number}`);
  await jonas.getByText('Back to now').waitFor();
  expect(await moments(jonas)).toBe(number);
  expect(await filed(jonas, /^Lily/)).toEqual(first);
  expect((await filed(jonas, /^Winchester/)).cards).toEqual([]);
  await jonas.goto(`${table}?at=1`);
  await jonas.getByText('Back to now').waitFor();
  expect(await filed(jonas, /^Lily/)).toEqual(first);
  const log = jonas.getByRole('list', { name: 'What happened' });
  expect(await log.getByText(/^You drew/).count()).toBeGreaterThan(0);
  expect(await log.getByText(/ draws (?!a card)/).count()).toBe(0);
});

test('eight at a table on the server: people and bots', async () => {
  const people = await Promise.all([stand.somebody(), stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true })]);
  await seated(people, { players: 8, first: 0, settings: { 'opening-hand': true } }, 6);
  for (const page of people) {
    await ready(page);
    await drawOn(page);
    await page.getByRole('list', { name: 'Around the table' }).getByRole('button').nth(7).waitFor();
  }
});
