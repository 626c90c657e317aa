import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stand } from './browser.ts';
import { answer, answered, asked, moments, rematch } from './play.ts';
import { ServerProcess } from './server-process.ts';

const server = new ServerProcess();
const stand = new Stand(server);

/** The host's link for the other seat, as the button copies it. */
async function invite(host: Page): Promise<string> {
  await host.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await host.getByRole('button', { name: 'Copy the link' }).click();
  await host.getByText('Copied').waitFor();
  return await host.evaluate(() => navigator.clipboard.readText());
}

/** Two people at a table of the tile game: one on a computer, one on a phone. */
async function two(): Promise<readonly [Page, Page]> {
  const [ines, jonas] = await Promise.all([stand.somebody(), stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true })]);
  await ines.goto('/');
  await ines
    .getByRole('link', { name: /Invite friends/ })
    .or(ines.getByRole('button', { name: /Invite friends/ }))
    .first()
    .click();
  await ines
    .getByRole('button', { name: /table|invite|open/i })
    .last()
    .click();
  const link = await invite(ines);
  await jonas.goto(link);
  await jonas.getByRole('textbox').fill('Jonas');
  await jonas.getByRole('button', { name: 'Sit down' }).click();
  await ines.getByRole('button', { name: 'Begin' }).click();
  return [ines, jonas];
}

/** Whoever is asked answers, until so many answers have been given or all is over. */
async function playOn(people: readonly Page[], upTo: number): Promise<boolean> {
  for (;;) {
    const turns = people.map((page) =>
      page
        .getByRole('button', { name: 'All moves' })
        .or(rematch(page))
        .first()
        .waitFor()
        .then(() => page),
    );
    const page = await Promise.race(turns);
    if (await rematch(page).isVisible()) return true;
    const number = await moments(page);
    if (number >= upTo) return false;
    // So a game takes fewer answers than by always giving the last, and offers fewer than by always giving the first.
    await answer(page, 7 * number);
    for (const other of people) await answered(other, number + 1);
  }
}

test('two people play by link; one reloads, the server is killed and comes back, and nothing is lost', async () => {
  const people = await two();
  const [ines, jonas] = people;
  expect(await playOn(people, 6)).toBe(false);

  await jonas.reload();
  await answered(jonas, 6);
  expect(await playOn(people, 10)).toBe(false);

  await server.kill();
  await Promise.all(people.map((page) => page.getByText('Connection lost').first().waitFor({ state: 'attached' })));
  await server.start();
  await Promise.all(people.map((page) => page.getByText('Connection lost').first().waitFor({ state: 'detached' })));

  expect(await playOn(people, 1000)).toBe(true);
  await asked(ines);
  for (const page of people) await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
  const records = await Promise.all(
    people.map((page) => page.evaluate(async () => (await fetch(`/api${location.pathname.replace('/t/', '/tables/')}/record`)).text())),
  );
  expect(records[0]).toBe(records[1]);
  expect(JSON.parse(records[0] ?? '').people).toEqual(['Guest', 'Jonas']);

  // Both noted what the server promised, and what they added.
  for (const page of people) await page.getByText('your random bytes are in the dice').waitFor();
  // Had it promised something else, the page would say so by itself.
  await jonas.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('muster.fair.')) ?? '';
    localStorage.setItem(key, JSON.stringify({ commitment: 'd'.repeat(64), shares: [], pledges: null, acknowledged: false }));
  });
  await jonas.reload();
  await jonas.getByText('Do not trust these dice').waitFor();
});

test('a server that chose its dice and left out what this device had pledged is found out; one that did not is not', async () => {
  for (const cheats of [true, false]) {
    const page = await stand.somebody();
    // To the page, a server that forgets the pledge is one that never got it.
    if (cheats)
      await page.route('**/api/tables/*/sit', (route) => {
        const { pledge: _, ...unbound } = route.request().postDataJSON();
        return route.continue({ postData: unbound });
      });
    await page.goto('/play/contra-tiles?online');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('combobox', { name: 'Give it to a bot' }).selectOption('casual');
    await page.getByRole('button', { name: 'Begin' }).click();
    await answered(page, 0);
    await page.getByRole('button', { name: 'Players' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('alert').getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('heading', { name: cheats ? 'The dice do not match' : 'Dice verified' }).waitFor();
    await page.getByText(cheats ? 'left out the random bytes that this device had pledged' : 'your random bytes are in the dice').waitFor();
  }
});
