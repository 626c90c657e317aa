import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { RAIDS as MISSIONS } from '../../games/contra/browser/positions.ts';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { JOBS } from '../../games/contract-assassin/browser/positions.ts';
import { RAIDS } from '../../games/v-commandos/browser/positions.ts';
import { Stand } from './browser.ts';
import { answer, answered, asked, moments } from './play.ts';
import { goTo, ME, type Position } from './positions.ts';

const stand = new Stand();

async function begin(page: Page, position: Position): Promise<void> {
  await goTo(page, position);
  await asked(page);
}

/** By these options the first of two placements leaves room for the second. */
async function sharply(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Sharp/ }).check();
}

/** Two people at a table of the server, both seated, the game begun. */
async function pair(late: (link: string) => Promise<void> = async () => undefined): Promise<readonly [Page, Page]> {
  const [ines, jonas] = await Promise.all([stand.somebody({ permissions: ['clipboard-read', 'clipboard-write'] }), stand.somebody()]);
  await ines.goto('/play/contra-tiles?online');
  await sharply(ines);
  await ines.getByRole('button', { name: 'Open the table' }).click();
  await ines.getByRole('button', { name: 'Copy the link' }).click();
  await ines.getByText('Copied').waitFor();
  const link = await ines.evaluate(() => navigator.clipboard.readText());
  await jonas.goto(link);
  await jonas.getByRole('textbox').fill('Jonas');
  await jonas.getByRole('button', { name: 'Sit down' }).click();
  await jonas.waitForURL((url) => url.hash === '');
  await late(link);
  await ines.getByRole('button', { name: 'Begin' }).click();
  await Promise.all([ines, jonas].map((page) => answered(page, 0)));
  return [ines, jonas];
}

/** The line on top of the dock. */
const lineOf = (page: Page) => page.locator('.news-line');

/** Whose turn it is, and who waits. */
async function turn([one, other]: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const mine = (page: Page) =>
    page
      .getByRole('button', { name: 'All moves' })
      .waitFor()
      .then(() => page);
  return (await Promise.race([mine(one), mine(other)])) === one ? [one, other] : [other, one];
}

/** At one screen for all, so that no bot comes between. */
const here = (position: Position): Position => ({
  ...position,
  places: position.places.map((_, seat) => (seat === 0 ? ME : { kind: 'here', name: `Guest ${seat}` })),
});

describe.each([
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])('at $width by $height a board keeps its room, whatever is asked', (viewport) => {
  test.each([NIGHTS.late, MISSIONS.middle, TILES.middle, JOBS.middle, RAIDS.alone].map(here))('$game', async (position) => {
    const page = await stand.somebody({ viewport });
    await begin(page, position);
    const room = (): Promise<string> =>
      page.evaluate(() => `${document.querySelector('.stage')?.clientHeight} ${document.querySelector<HTMLElement>('.panzoom-keys')?.style.bottom}`);
    const rooms = [await room()];
    for (let picks = 0; picks < 6 && (await asked(page)); picks++) {
      await answer(page, picks * 5);
      rooms.push(await room());
    }
    expect(rooms[0]).toMatch(/^\d+ \d+(\.\d+)?px$/);
    expect(new Set(rooms).size, rooms.join(', ')).toBe(1);
  });
});

describe('the shell of every table', () => {
  test('takes notation, and says why something cannot be done, with its clause', async () => {
    const page = await stand.somebody();
    await begin(page, TILES.first);
    await page.keyboard.press('/');
    const box = page.getByRole('textbox', { name: 'Type a move, or part of one' });
    const notation = await page.getByRole('dialog').locator('code').first().textContent();
    const number = await moments(page);
    await box.fill(String(notation).replace(/ at .*/, ' at 40,40'));
    await box.press('Enter');
    const why = page.getByRole('dialog', { name: 'Why not?' });
    await why.waitFor();
    expect(await why.locator('blockquote').count()).toBeGreaterThan(0);
    expect(await why.getByRole('button', { name: 'The rule' }).first().getAttribute('data-clause')).toMatch(/^contra-tiles\.[a-z-]+\./);
    expect(await moments(page)).toBe(number);
    await page.keyboard.press('Escape');
    await why.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await box.fill(String(notation));
    await box.press('Enter');
    await answered(page, number + 1);
  });

  test('on a phone a reason covers neither what it talks about nor Undo', async () => {
    const page = await stand.somebody({ viewport: { width: 390, height: 844 } });
    await begin(page, NIGHTS.late);
    for (const about of [page.locator('.segment:not(.lit)').first(), page.locator('.segment:not(.lit)').last()]) {
      await page.keyboard.press('y');
      await about.dispatchEvent('click');
      await page.locator('.why blockquote').first().waitFor();
      const covers = await about.evaluate((segment) => {
        const card = document.querySelector('.why')?.getBoundingClientRect();
        const kept = [segment, document.querySelector('.prompt .undo')].map((element) => element?.getBoundingClientRect());
        return kept.map((one) => card && one && card.left < one.right && one.left < card.right && card.top < one.bottom && one.top < card.bottom);
      });
      expect(covers).toEqual([false, false]);
      await page.keyboard.press('Escape');
      await page.locator('.why').waitFor({ state: 'detached' });
    }
  });

  test('by keyboard the prompt comes first: when a table opens, after a move, and before the board, which a link leads over', async () => {
    const page = await stand.somebody();
    await begin(page, NIGHTS.late);
    const inPrompt = () => page.waitForFunction(() => document.activeElement?.matches('.prompt-text') === true);
    await inPrompt();
    const number = await moments(page);
    await page.locator('.prompt-acts .btn:enabled').first().press('Enter');
    await answered(page, number + 1);
    await inPrompt();
    const skip = page.getByRole('link', { name: 'Skip the board' });
    for (let tabs = 0; tabs < 20 && !(await skip.evaluate((link) => link === document.activeElement)); tabs++) {
      expect(await page.evaluate(() => document.activeElement?.closest('.stage') ?? null)).toBeNull();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.side-head') === true);
  });

  test('a log entry opens its clause, and the clause leads to the rules and back', async () => {
    const page = await stand.somebody();
    await begin(page, NIGHTS.first);
    await page.locator('[data-clause="contact.spawn.cross"]').first().click();
    const sheet = page.getByRole('dialog', { name: 'Rules' });
    await sheet.getByRole('link', { name: /Open in the rules/ }).click();
    await page.waitForURL(/\/rules\/contact\?back=.*#spawn\.cross$/);
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await page.waitForURL(/\/local\//);
    await asked(page);
  });

  test('undo takes back what revealed nothing, and says why it cannot take back more', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contra-tiles');
    await sharply(page);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await asked(page);
    const number = await moments(page);
    await answer(page);
    await page.keyboard.press('u');
    await page.waitForFunction((n) => document.querySelector('[data-moment]')?.getAttribute('data-moment') === String(n), number);
    expect(await page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true);
  });

  test('the address names the moment, and the present can be left and found again', async () => {
    const page = await stand.somebody();
    await begin(page, NIGHTS.first);
    for (let i = 0; i < 4; i++) await answer(page, i);
    const number = await moments(page);
    await page.keyboard.press(',');
    await page.waitForURL(new RegExp(`\\?at=${number - 1}$`));
    expect(await moments(page)).toBe(number - 1);
    await page.keyboard.press('Home');
    await page.waitForURL(/\?at=0$/);
    await page.keyboard.press('End');
    await page.waitForURL((url) => url.search === '');
    expect(await moments(page)).toBe(number);
    await asked(page);
  });

  test('tells those who listen what happened and what is asked', async () => {
    const page = await stand.somebody();
    await begin(page, TILES.first);
    await page.getByRole('button', { name: 'All moves' }).click();
    await page.getByRole('dialog', { name: 'All moves' }).getByRole('listitem').nth(3).getByRole('button').first().click();
    await answered(page, 1);
    const heard = page.locator('[role=log][aria-live=polite]');
    await heard.getByText(/You lay/).waitFor({ state: 'attached' });
    expect(await page.getByRole('status').last().textContent()).toMatch(/\d+ moves\.$/);
  });

  test('a game is played in one tab at a time', async () => {
    const page = await stand.somebody();
    await begin(page, TILES.first);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await asked(other);
    await page.getByText('This game is open in another tab').waitFor();
    await page.getByRole('button', { name: 'Play here' }).click();
    await asked(page);
    await other.getByText('This game is open in another tab').waitFor();
  });

  test('the adviser is asked at the table, and names a move that can be made, with its tile and what speaks for it', async () => {
    const page = await stand.somebody();
    await begin(page, TILES.first);
    const number = await moments(page);
    await page.getByRole('button', { name: 'Ask the adviser' }).click();
    const advice = page.getByRole('dialog', { name: 'Adviser' }).getByRole('listitem').first();
    // The board shows what is meant without being pointed at, and words say what it would do.
    await page.locator('.adviser .hinted .foretold').waitFor();
    expect(await advice.textContent()).toMatch(
      /^(Tile [a-z]+-|[A-Z][a-z]+ crown).* on .*wins \d+% of its trials(As good as|\d+ points? ahead of) the next best.*\.$/,
    );
    expect(await advice.locator('svg.ct-picture').count()).toBe(1);
    await page.locator('.ct-preview').first().waitFor();
    await advice.getByRole('button').click();
    await answered(page, number + 1);
  });
});

describe('a table on the server', () => {
  test('has a link that seats one person; whoever comes second is told', async () => {
    const third = await stand.somebody();
    await pair(async (link) => {
      await third.goto(link);
      await third.getByText('Jonas sat down first. No seat is free now, but you can watch.').waitFor();
      await third.getByRole('button', { name: 'Watch', exact: true }).click();
    });
    await answered(third, 0);
    expect(await third.getByRole('button', { name: 'All moves' }).count()).toBe(0);
  });

  test('shows what happened since somebody left', async () => {
    const people = await pair();
    let [mover, waiter] = await turn(people);
    await answer(mover, 'last');
    const place = waiter.url();
    await answered(waiter, 1);
    await waiter.goto('/');
    await waiter
      .getByRole('button', { name: /^Play now/ })
      .first()
      .waitFor();
    await answer(mover, 'last');
    await waiter.goto(place);
    const since = waiter.getByRole('region', { name: /^While you were away/ });
    const frame = since.getByRole('listitem').first();
    await frame.getByText(/(Guest|Jonas) · just now/).waitFor();
    expect(await frame.locator('.pic > *').count()).toBe(1);
    // It keeps nobody from playing, and goes with the first thing one does.
    [mover, waiter] = await turn(people);
    await answered(waiter, 2);
    await answer(mover, 'last');
    await since.waitFor({ state: 'detached' });
    await answered(waiter, 3);
  });

  test('can be tried out from any moment while it is still on, with fresh dice only', async () => {
    const people = await pair();
    const [mover] = await turn(people);
    await answer(mover, 'last');
    await answer(mover, 'last');
    await mover.goto(`${mover.url()}?at=1`);
    await mover.getByRole('button', { name: 'Try from here' }).click();
    await mover.waitForURL(/\/local\//);
    expect(await mover.getByRole('button', { name: 'With the same dice' }).count()).toBe(0);
    await asked(mover);
    expect(await moments(mover)).toBe(1);
    await answer(mover, 'first');
  });

  test('carries talk and pointing, asks before taking back what others saw, and gives no advice between rivals', async () => {
    const people = await pair();
    const [mover, waiter] = await turn(people);
    await mover.getByRole('button', { name: 'Chat', exact: true }).click();
    await mover.getByRole('textbox', { name: 'Say something' }).fill('Good luck');
    await mover.getByRole('button', { name: 'Send' }).click();
    await mover.getByRole('list', { name: 'Chat' }).getByText('Good luck').waitFor();
    await mover.getByRole('button', { name: 'What happened', exact: true }).click();
    // What one says oneself is nothing to read.
    await mover.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await mover.locator('body').press('/');
    await mover.getByRole('button', { name: 'Point it out to the others' }).first().click();
    await mover.keyboard.press('Escape');
    await waiter.getByRole('button', { name: 'Chat, 2 new' }).click();
    const chat = waiter.getByRole('list', { name: 'Chat' });
    await chat.getByText('Good luck').waitFor();
    await chat.getByText(/points at/).waitFor();
    await waiter.getByRole('button', { name: 'What happened', exact: true }).click();
    await waiter.getByRole('button', { name: 'Chat', exact: true }).waitFor();
    await waiter.reload();
    await waiter.getByRole('button', { name: 'Chat', exact: true }).waitFor();

    await answer(mover, 'last');
    await answer(mover, 'last');
    await answered(waiter, 2);
    // The next move, whoever makes it, ends the request for both.
    await mover.getByRole('button', { name: 'Ask to undo' }).click();
    const notices = [mover.getByText('The next move ends your request.'), waiter.getByText('would like to undo their last move.')];
    await Promise.all(notices.map((notice) => notice.waitFor()));
    for (const notice of notices) expect(await startsInside(notice)).toBe(true);
    await waiter.getByRole('button', { name: 'Refuse' }).click();
    await Promise.all(notices.map((notice) => notice.waitFor({ state: 'detached' })));
    await lineOf(mover)
      .getByText(/(Guest|Jonas) prefers to play on. Your move stays./)
      .waitFor();
    await lineOf(waiter)
      .getByText(/You prefer to play on. The move of (Guest|Jonas) stays./)
      .waitFor();
    await mover.getByRole('button', { name: 'Ask to undo' }).click();
    await Promise.all(notices.map((notice) => notice.waitFor()));
    const [next] = await turn(people);
    await answer(next, 'last');
    await Promise.all(notices.map((notice) => notice.waitFor({ state: 'detached' })));
    const before = next === mover ? '2' : '1';
    await mover.getByRole('button', { name: 'Ask to undo' }).click();
    await waiter.getByRole('button', { name: 'Agree' }).click();
    await lineOf(mover)
      .getByText(/(Guest|Jonas) lets you undo./)
      .waitFor();
    await lineOf(waiter)
      .getByText(/You let (Guest|Jonas) undo./)
      .waitFor();
    await Promise.all(
      people.map((page) => page.waitForFunction((moment) => document.querySelector('[data-moment]')?.getAttribute('data-moment') === moment, before)),
    );

    await asked(mover);
    expect(await mover.getByRole('button', { name: 'Ask the adviser' }).count()).toBe(0);
  });
});

/** Whether what is said keeps off the edge of the dock. */
async function startsInside(notice: Locator): Promise<boolean> {
  return await notice.evaluate((line) => line.getBoundingClientRect().x >= (line.closest('.dock')?.getBoundingClientRect().x ?? 0) + 8);
}
