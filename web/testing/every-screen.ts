import type { Page } from 'playwright-core';
import { boxes } from '#shelf';
import { answer, answered } from './play.ts';
import { said } from './said.ts';

/** Every screen, by the way one gets there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  shelf: async (page) => {
    await page.goto('/');
    await page.locator('.shelf button').first().waitFor();
  },
  ...Object.fromEntries(
    boxes.flatMap(({ game: { id, title } }) => [
      [`set-up of ${title}`, (page: Page) => setUp(page, id)],
      [`a table of ${title}`, (page: Page) => begin(page, id)],
    ]),
  ),
  'set-up with friends': async (page) => {
    await page.goto('/play/contact?online');
    await page.getByRole('combobox').first().waitFor();
  },
  'what can be learnt': async (page) => {
    await page.goto('/learn');
    await page.locator('.learn-row').first().waitFor();
  },
  'a table of a lesson': async (page) => {
    await page.goto('/learn/contract-assassin?lesson=dice');
    await page.locator('.coach').waitFor();
  },
  'a table of a challenge': async (page) => {
    await page.goto('/learn/contra?challenge=again');
    await page.getByRole('button', { name: said(({ challenge }) => challenge.hint) }).click();
    await answer(page);
    await page.locator('.challenge.is-missed').waitFor();
  },
  'a replay': async (page) => {
    await begin(page, 'contact');
    await answer(page);
    await page.goto(`${page.url()}?at=0`);
    await page.locator('.is-past').waitFor();
  },
  rules: async (page) => {
    await page.goto('/rules/contact#hit.all-lost');
    await page.locator('.cl.meant .more').click();
    await page.getByText('#hit.all-lost').waitFor();
  },
  'the lobby': async (page) => {
    await page.goto('/tables');
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  },
  replays: async (page) => {
    await page.goto('/replays');
    await page.getByRole('main').waitFor();
  },
  'one’s own page': async (page) => {
    await page.goto('/me/account');
    await page.locator('.stranger input').fill('Ann');
    await page.locator('.stranger .pri').click();
    await page.locator('.link .add').click();
    await page.locator('.qr').waitFor();
  },
  'one’s own history': async (page) => {
    await page.goto('/me/history');
    await page.locator('.stranger input').fill('Ann');
    await page.locator('.stranger .pri').click();
    await page.locator('.parts a').nth(1).click();
    await page.locator('.history p').waitFor();
  },
  'signing in': async (page) => {
    await page.goto('/sign-in');
    await page.locator('.stranger input').waitFor();
  },
  credits: async (page) => {
    await page.goto('/credits');
    await page.getByText('Delapouite').first().waitFor();
  },
  'an address that leads nowhere': async (page) => {
    await page.goto('/rules/x/y');
    await page.getByRole('heading').first().waitFor();
  },
};

export const EVERY_SCREEN = Object.entries(SCREENS);

async function setUp(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('combobox').first().waitFor();
}

/** A local game through its set-up page, in whatever language. */
export async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('button', { name: said((words) => words.setup.start) }).click();
  await page.waitForURL(/\/local\//);
  await answered(page, 0);
  await page.locator('.prompt.is-mine').waitFor();
}
