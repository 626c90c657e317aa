import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { boxes } from '#shelf';
import { verdictOn } from '../../cli/verdict.ts';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { RAIDS as CONTRA } from '../../games/contra/browser/positions.ts';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { JOBS } from '../../games/contract-assassin/browser/positions.ts';
import { RAIDS } from '../../games/v-commandos/browser/positions.ts';
import { Stand } from './browser.ts';
import { fits } from './fits.ts';
import { answer, answered, asked, download, moments, rematch } from './play.ts';
import { at, goTo, openAt, type Position, reach } from './positions.ts';
import { seriousInAnyLight } from './serious.ts';

const stand = new Stand();

async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: `Play now: ${game}`, exact: true }).click();
  await page.waitForURL(/\/local\/[0-9a-f]{16}$/);
}

async function toTheEnd(page: Page): Promise<void> {
  for (let picks = 0; await asked(page); picks++) await answer(page, picks * 7);
}

async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);
  for (const event of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('main', event, { dataTransfer: data });
}

describe('somebody who has never been here', () => {
  test('plays a first game from the shelf to its end, reloads in between, and finds it again on the shelf', async () => {
    const page = await stand.somebody({ serviceWorkers: 'allow' });
    await playNow(page, 'Contra');
    for (let turn = 0; turn < 3; turn++) {
      await asked(page);
      await answer(page);
    }
    await asked(page);
    const number = await moments(page);
    await page.reload();
    await answered(page, number);
    expect(await moments(page)).toBe(number);

    await page.getByRole('link', { name: /Shelf/ }).click();
    const card = page.getByRole('link').filter({ hasText: 'Your turn' }).first();
    await card.waitFor();
    await card.click();
    await answered(page, number);

    await toTheEnd(page);
    await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
    const text = await download(page);
    expect(await verdictOn(text, boxes)).toMatchObject({ holds: true });
  });

  test('holds out in Contact with all four specialists', async () => {
    const page = await stand.somebody();
    await playNow(page, 'Contact');
    for (let picks = 0; picks < 12 && (await asked(page)); picks++) await answer(page, picks * 5);
    expect(await moments(page)).toBeGreaterThanOrEqual(12);
  });
});

/** Three answers before its end. */
function nearlyOver(id: string): Position {
  const { number } = reach(TILES.won);
  return { ...TILES.won, id, until: at(number - 3) };
}

test('a finished game can be replayed, forked with fresh and with the same dice, downloaded, dropped back and verified; a changed file is refused', async () => {
  const page = await stand.somebody();
  await goTo(page, nearlyOver('nearly-over'));
  await toTheEnd(page);
  const text = await download(page);
  const record = JSON.parse(text) as { answers: [number, string, ...unknown[]][] };
  const length = record.answers.length;

  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await page.waitForURL(/\?at=0$/);
  expect(await moments(page)).toBe(0);
  const middle = length - 3;
  const address = page.url().replace('at=0', `at=${middle}`);
  await page.goto(address);
  await page.waitForFunction((n) => document.querySelector('[data-moment]')?.getAttribute('data-moment') === String(n), middle);
  await page.getByRole('button', { name: 'One move forward' }).first().click();
  await page.waitForURL(new RegExp(`at=${middle + 1}$`));
  expect(await page.getByRole('button', { name: 'All moves' }).count()).toBe(0);

  await page.goto(address);
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.getByRole('button', { name: 'With the same dice' }).click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await answered(page, middle);

  await page.goto(address);
  await page.getByRole('button', { name: 'Try from here' }).click();
  await page.getByRole('button', { name: 'With new dice' }).click();
  await page.waitForURL((url) => url.pathname !== new URL(address).pathname);
  await toTheEnd(page);
  await page.getByRole('heading', { name: 'Dice verified' }).waitFor();
  const fork = JSON.parse(await download(page)) as typeof record & { keySince: number };
  expect(fork.keySince).toBe(middle);
  expect(fork.answers.slice(0, middle)).toEqual(record.answers.slice(0, middle));

  await page.goto('/');
  await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  const { seal: _, ...unsealed } = JSON.parse(text) as object & { seal?: string };
  const [first, ...rest] = record.answers;
  const refused: readonly (readonly [file: string, reason: string])[] = [
    ['\u0089PNG\r\n\u001a\n', 'This is not the file of a game, or it is damaged.'],
    [text.slice(0, -100), 'This is not the file of a game, or it is damaged.'],
    [JSON.stringify({ ...unsealed, muster: 2 }), 'This file was written by a newer version of Muster. Reload the page and try again.'],
    [JSON.stringify({ ...unsealed, game: 'high-noon' }), 'This file belongs to a game that is not here.'],
    [JSON.stringify({ ...unsealed, rules: 99 }), 'This game was played by other rules than those of today.'],
    [JSON.stringify({ ...unsealed, answers: [...rest, first] }), 'A move in this file is against the rules.'],
    [text.replace(/"hash":"(.)/, (__, digit) => `"hash":"${digit === '0' ? '1' : '0'}`), 'This file says something that did not happen.'],
  ];
  for (const [file, reason] of refused) {
    await drop(page, file);
    await page.getByRole('alert').filter({ hasText: reason }).waitFor();
    expect(page.url()).not.toContain('/local/');
  }
  await drop(page, text);
  await page.waitForURL(/\/local\//);
  await page.locator('[data-moment]').or(rematch(page)).first().waitFor();
});

const BACK: readonly (readonly [string, Position, changed: RegExp, threatens: RegExp])[] = [
  ['Contra: The Tile Game', TILES.back, /Woman lays /, /Whoever cannot pay is broke/],
  ['Contact', NIGHTS.back, /rolls a \d/, /fall next turn/],
  ['Contract Assassin', JOBS.back, / turn/, / of 4 contracts/],
  ['V-Commandos', RAIDS.back, / (?:moves?|goes?|enters?|fire|draws) ?/i, /left in the enemy bag/],
  ['Contra: The Board Game', CONTRA.back, /It is .* turn|takes a turn/, /stage cards are left/],
];

test.each(BACK)('%s marks what the others did last until one answers, and one key says where one stands', async (_, position, changed, threatens) => {
  const page = await openAt(stand, position);
  const mark = page.locator('.lately [data-mark], .ct-past').first();
  await mark.waitFor();
  const marked = await mark.getAttribute('data-mark');
  await page.keyboard.press('w');
  const standing = page.getByRole('dialog', { name: 'Where do I stand?', description: /What changed.*What you can do.*What threatens/ });
  await standing.locator('section', { hasText: 'What changed' }).getByText(changed).first().waitFor();
  await standing
    .locator('section', { hasText: 'What you can do' })
    .getByText(/^\d+ moves$/)
    .waitFor();
  await standing.locator('section', { hasText: 'What threatens' }).getByText(threatens).first().waitFor();
  expect(await seriousInAnyLight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await answer(page);
  await page
    .locator(marked === null ? '.ct-past' : `[data-mark="${marked}"]`)
    .first()
    .waitFor({ state: 'detached' });
});

test('a dialog that hears late that it was closed takes the next one not with it', async () => {
  const page = await openAt(stand, TILES.middle);
  await page.keyboard.press('w');
  await page.getByRole('dialog', { name: 'Where do I stand?' }).waitFor();
  const heard = page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    const told = new Promise((done) => dialog?.addEventListener('close', done));
    dialog?.close();
    document.querySelector<HTMLElement>('.prompt-tools [aria-keyshortcuts="/"]')?.click();
    return told.then(() => undefined);
  });
  await heard;
  await page.getByRole('dialog', { name: 'All moves' }).getByRole('listitem').first().waitFor();
});

test('on a phone the same is said by a button of the settings', async () => {
  const page = await openAt(stand, TILES.middle, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await page.getByRole('button', { name: 'Settings' }).tap();
  await page.getByRole('button', { name: 'Where do I stand?' }).tap();
  await page.getByRole('dialog', { name: 'Where do I stand?' }).getByText('What threatens').waitFor();
  await fits(page, true, [360]);
});

test('what is on the device works without a connection after the first visit', async () => {
  const page = await stand.somebody({ serviceWorkers: 'allow' });
  await page.goto('/');
  await keptFor(page, ['contra-tiles', 'contact']);
  await page.context().setOffline(true);
  await page.reload();
  await playNow(page, 'Contra');
  await asked(page);
  await answer(page);
  await asked(page);
  await answer(page);
  const number = await moments(page);
  await page.reload();
  await answered(page, number);
  await page.goto('/rules/contact');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor();
});

test('on a line that costs, only the game and the language that were opened are put by; they work without a connection', async () => {
  const page = await stand.somebody({ serviceWorkers: 'allow' });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/');
  await playNow(page, 'Contra');
  await asked(page);
  await keptFor(page, ['contra-tiles']);
  await page.context().setOffline(true);
  await page.reload();
  await asked(page);
  await answer(page);
  const kept = await page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => /contact|v-commandos|\.(de|fr)-/.test(path))).toEqual([]);
});

/** Until all of these games lies on the device, in English. */
async function keptFor(page: Page, games: readonly string[]): Promise<void> {
  const isKept = async (wanted: readonly string[]): Promise<boolean> => {
    if (navigator.serviceWorker.controller === null) return false;
    const worker = await (await fetch('/service-worker.js')).text();
    interface Part {
      readonly game: string | null;
      readonly language: string | null;
      readonly files: readonly string[];
    }
    const parts = JSON.parse(/^const PARTS = (\[.*\]);$/m.exec(worker)?.[1] ?? '[]') as readonly Part[];
    const of = parts.filter(({ game, language }) => (game === null || wanted.includes(game)) && (language === null || language === 'en'));
    const kept = await Promise.all(of.flatMap(({ files }) => files).map((path) => caches.match(path, { ignoreVary: true })));
    return kept.length > 60 && kept.every((file) => file !== undefined);
  };
  await expect.poll(() => page.evaluate(isKept, games), { timeout: 60_000 }).toBe(true);
}

test('what stands in the way of a set-up is said in the language of the page, in the words of the rules', async () => {
  const page = await stand.somebody({ locale: 'de-DE' });
  await page.goto('/play/contract-assassin');
  await page.getByRole('button', { name: /weitere zeigen$/ }).click();
  await page.getByRole('radio', { name: '22 Züge (normal)' }).check({ force: true });
  const cannot = page.locator('.cannot');
  await cannot.getByText('So lässt sich das Spiel nicht aufbauen.').waitFor();
  await cannot.getByText('Wer allein spielt').waitFor();
  expect(await cannot.innerText()).not.toContain('for one player');
});
