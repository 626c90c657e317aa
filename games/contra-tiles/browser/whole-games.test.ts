import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GreedyBot } from '#bots';
import type { Match, Scene } from '#kernel';
import { Stand } from '../../../web/testing/browser.ts';
import { answered, asked, download, moments, rematch } from '../../../web/testing/play.ts';
import { at, goTo, ME, type Position, reach } from '../../../web/testing/positions.ts';
import type { ContraTiles } from '../types.ts';
import type { View } from '../view.ts';
import { TILES } from './positions.ts';

const stand = new Stand();

const GREEDY = { kind: 'bot', bot: 'greedy' } as const;
const TWO = [
  { kind: 'here', name: 'Ines' },
  { kind: 'here', name: 'Jonas' },
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const seen = (match: Match): View => (match.scene(0) as Scene<ContraTiles>).view;
const tray = (page: Page): Locator => page.getByRole('region', { name: 'Tiles and crowns to place' });
const layout = (page: Page): Locator => page.getByRole('group', { name: 'Layout of tiles' });
const lit = (page: Page): Locator => layout(page).getByRole('button', { name: / match/ });
const dashed = (page: Page): Locator => layout(page).getByRole('button', { name: /fits when turned/ });
const held = (page: Page): Locator => tray(page).getByRole('button', { pressed: true });
const cell = (page: Page, place: string): Locator => layout(page).locator(`[data-cell="${place}"]`);
const why = (page: Page): Locator => page.getByRole('dialog', { name: 'Why not?' });

/** Sit down at a position. */
async function sit(page: Page, position: Position): Promise<void> {
  await goTo(page, position);
  await asked(page);
}

/** Answer by typing a notation into the list of moves. */
async function say(page: Page, notation: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('textbox', { name: 'Type a move, or part of one' }).fill(notation);
  await page.keyboard.press('Enter');
}

async function nameOf(button: Locator): Promise<string> {
  return (await button.getAttribute('aria-label')) ?? '';
}

/** The edges that a name spells: `Your second tile: tile red-blue-green-yellow`. */
function edgesIn(name: string): string {
  return /(?:red|blue|green|yellow)(?:-(?:red|blue|green|yellow)){3}/.exec(name)?.[0] ?? '';
}

function turned(edges: string, quarters: number): string {
  const colours = edges.split('-');
  return [...colours.slice(4 - quarters), ...colours.slice(0, 4 - quarters)].join('-');
}

describe('a whole game through the board', () => {
  test('against a bot, by keyboard alone', async () => {
    const page = await stand.somebody();
    await sit(page, { ...TILES.first, id: 'by-keyboard', places: [ME, GREEDY] });
    const { keyboard } = page;
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.closest('.ct-target')?.getAttribute('class') ?? '');
    let turns = 0;
    for (let mine = 0; await asked(page); mine++) {
      const before = await moments(page);
      for (let key = 0; key < 6; key++) {
        await keyboard.press(String(((mine + key) % 6) + 1));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        if ((await focused()) !== '') break;
      }
      await keyboard.press(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'][mine % 4] ?? 'ArrowUp');
      if ((await focused()).includes('turn')) {
        await keyboard.press('Enter');
        expect(await moments(page)).toBe(before);
        turns++;
      }
      expect(await focused()).toContain('ghost');
      await keyboard.press('Enter');
      await answered(page, before + 1);
    }
    expect(turns).toBeGreaterThan(0);
    await rematch(page).waitFor();
  });

  test('for two on one screen, by roles and names alone; their names are in its record', async () => {
    const page = await stand.somebody();
    await page.goto('/play/contra-tiles');
    await page.getByRole('combobox').nth(1).selectOption({ label: 'Somebody here' });
    await page.getByRole('textbox', { name: /Their name/ }).fill('Jonas');
    await page.getByRole('button', { name: 'Start the game' }).click();
    let answers = 0;
    for (; await asked(page); answers++) {
      const pieces = tray(page).getByRole('button', { name: /(tile [a-z]+(-[a-z]+){3}|crown)$/ });
      await pieces.nth(answers % (await pieces.count())).click();
      if (answers % 3 === 1 && (await held(page).getAttribute('aria-label'))?.includes('tile')) await tray(page).getByRole('button', { name: 'Turn' }).click();
      if ((await lit(page).count()) === 0) await dashed(page).first().click();
      await lit(page)
        .nth(answers % (await lit(page).count()))
        .click();
      await answered(page, answers + 1);
    }
    expect(answers).toBeGreaterThan(5);
    expect(JSON.parse(await download(page)).people).toContain('Jonas');
  });

  test('shows purses and a supply that are those of the rules after every answer, and always 24 coins', async () => {
    const page = await stand.somebody();
    const position = { ...TILES.first, id: 'coins', config: { settings: { 'broke-strict': true } }, places: TWO };
    await sit(page, position);
    const match = reach(position);
    const bot = new GreedyBot('coins');
    let moved = 0;
    for (let before = seen(match); match.outcome === null; before = seen(match)) {
      match.answerIndex(bot.decide(match, match.asked));
      await say(page, match.answers.at(-1)?.notation ?? '');
      await answered(page, match.number);
      if (match.outcome !== null) break;
      const { purses, supply } = seen(match);
      const shown = await page.evaluate(() => {
        const purse = (side: number): number => Number(document.querySelector(`[data-purse="${side}"]`)?.parentElement?.textContent);
        return { purses: [purse(0), purse(1)], supply: Number(document.querySelector('.ct-supply b')?.textContent) };
      });
      expect(shown).toEqual({ purses, supply });
      expect(shown.purses.reduce((sum, purse) => sum + purse, shown.supply)).toBe(24);
      if (supply !== before.supply) moved++;
    }
    expect(moved).toBeGreaterThan(3);
    await rematch(page).waitFor();
  });
});

describe('a tile in the hand', () => {
  test('turns by q, e and by being tapped; a dashed cell turns it, a lit one takes it', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    await tray(page)
      .getByRole('button', { name: /^Your second tile/ })
      .click();
    const first = edgesIn(await nameOf(held(page)));
    await page.keyboard.press('e');
    expect(edgesIn(await nameOf(held(page)))).toBe(turned(first, 1));
    await page.keyboard.press('q');
    await page.keyboard.press('q');
    expect(edgesIn(await nameOf(held(page)))).toBe(turned(first, 3));
    await held(page).click();
    expect(edgesIn(await nameOf(held(page)))).toBe(first);

    const place = (await dashed(page).first().getAttribute('data-cell')) ?? '';
    await cell(page, place).click();
    expect(await moments(page)).toBe(24);
    const ghost = cell(page, place);
    expect(await ghost.getAttribute('class')).toContain('ghost');
    const edges = edgesIn(await nameOf(ghost));
    expect(edges).toBe(edgesIn(await nameOf(held(page))));
    expect(edges).not.toBe(first);
    await page
      .locator('.ct-tag')
      .getByText(/of \d match/)
      .waitFor();
    await ghost.click();
    await answered(page, 25);
    expect(await nameOf(cell(page, place))).toContain(`Bear’s tile ${edges} on`);
  });

  test('is given back by undo', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    const names = (): Promise<(string | null)[]> =>
      tray(page)
        .getByRole('button', { name: /place: |tile: / })
        .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
    const before = await names();
    const laid = await layout(page).getByRole('img').count();
    await lit(page).first().click();
    await answered(page, 25);
    expect(await names()).not.toEqual(before);
    expect(await layout(page).getByRole('img').count()).toBe(laid + 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => document.querySelector('[data-moment]')?.getAttribute('data-moment') === '24');
    expect(await names()).toEqual(before);
    expect(await layout(page).getByRole('img').count()).toBe(laid);
  });

  test('is looked at with the first tap and laid with the second; two fingers and a button zoom', async () => {
    const page = await stand.somebody(PHONE);
    await sit(page, TILES.middle);
    const place = (await lit(page).first().getAttribute('data-cell')) ?? '';
    const centre = async (): Promise<{ x: number; y: number }> => {
      const box = await cell(page, place).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const zoom = (): Promise<number> =>
      page.evaluate(() => Number(getComputedStyle(document.querySelector('.panzoom-content') as Element).getPropertyValue('--zoom')));

    const framed = await zoom();
    const { x, y } = await centre();
    const touch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (const apart of [45, 60, 75]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    expect(await zoom()).toBeGreaterThan(framed * 1.5);
    expect(await page.locator('.ct-tag').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the whole table' }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.waitForFunction(
      (scale) => Number(getComputedStyle(document.querySelector('.panzoom-content') as Element).getPropertyValue('--zoom')) > scale,
      framed,
    );
    await page.getByRole('button', { name: 'Show the whole table' }).tap();
    await page.waitForFunction(
      (scale) => Number(getComputedStyle(document.querySelector('.panzoom-content') as Element).getPropertyValue('--zoom')) === scale,
      framed,
    );

    const tap = async (): Promise<void> => {
      const at = await centre();
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap();
    await page.getByText('Tap again to place it.').waitFor();
    await page.locator('.ct-tag').waitFor();
    expect(await moments(page)).toBe(24);
    await tap();
    await answered(page, 25);
  });
});

describe('dragging', () => {
  const middle = async (of: Locator): Promise<{ readonly x: number; readonly y: number }> => {
    const box = await of.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const slot = (page: Page): Locator => tray(page).getByRole('button', { name: /^Your second tile/ });
  const carry = async (page: Page, to: Locator): Promise<void> => {
    const [from, there] = [await middle(slot(page)), await middle(to)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(there.x, there.y, { steps: 8 });
  };

  test('a tile is laid where it is dropped, turned so that it fits', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    const options = reach(TILES.middle)
      .options()
      .map((option) => /^tile 2 turn (\d) at (\S+)$/.exec(option))
      .filter((found) => found !== null);
    const place = options.map(([, , at]) => at ?? '').find((at) => !options.some(([, turn, other]) => at === other && turn === '0')) ?? '';
    expect(place).not.toBe('');
    await carry(page, cell(page, place));
    await page.locator('.ct-dragged.snapped').waitFor({ state: 'attached' });
    await page.locator('.ct-preview').waitFor();
    await page.mouse.up();
    await answered(page, 25);
    expect(await page.locator('.ct-dragged').count()).toBe(0);
    await layout(page).locator(`.ct-target[data-cell="${place}"]`).waitFor({ state: 'detached' });
  });

  test('a tile that may not lie there goes back, and the rule is named; beside the table nothing is asked', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    await carry(page, cell(page, nowhere(reach(TILES.middle), 2)));
    expect(await page.locator('.ct-dragged.snapped').count()).toBe(0);
    await page.mouse.up();
    await why(page).locator('[data-clause="contra-tiles.place-player.match-one"]').first().waitFor();
    await page.locator('.ct-dragged').waitFor({ state: 'detached' });
    expect(await moments(page)).toBe(24);
    await page.keyboard.press('Escape');
    await why(page).waitFor({ state: 'detached' });

    const turn = await nameOf(slot(page));
    await carry(page, page.getByRole('button', { name: /^Market, first place/ }));
    await page.mouse.up();
    await page.locator('.ct-dragged').waitFor({ state: 'detached' });
    expect(await why(page).count()).toBe(0);
    expect(await nameOf(slot(page))).toBe(turn);
    expect(await moments(page)).toBe(24);
  });

  test('a finger drags, too', async () => {
    const page = await stand.somebody(PHONE);
    await sit(page, TILES.middle);
    await slot(page).tap();
    const [from, there] = [await middle(slot(page)), await middle(lit(page).first())];
    const touch = await page.context().newCDPSession(page);
    const finger = (part: number) => [{ x: from.x + (there.x - from.x) * part, y: from.y + (there.y - from.y) * part, id: 0 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger(0) });
    for (const part of [0.2, 0.5, 0.8, 1]) await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: finger(part) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator('.ct-dragged').waitFor({ state: 'detached' });
    await answered(page, 25);
  });
});

describe('why not', () => {
  test('says which clause keeps every turn of a tile off a cell, and what would help', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    const match = reach(TILES.middle);
    const place = nowhere(match, 1);
    await tray(page)
      .getByRole('button', { name: /^Your first tile/ })
      .click();
    await cell(page, place).click();
    await why(page).locator('[data-clause="contra-tiles.place-player.match-one"]').first().waitFor();
    await why(page).getByText('What would help:').waitFor();
    expect(await page.locator('.ct-asked').count()).toBe(1);
    expect(await moments(page)).toBe(24);
  });

  test('answers for what belongs to the other, by click and by keyboard, and for cells far away', async () => {
    const page = await stand.somebody();
    await sit(page, TILES.middle);
    await page.getByRole('button', { name: /^Woman’s second tile/ }).click();
    await why(page).locator('[data-clause="contra-tiles.setup.sides"]').first().waitFor();
    await why(page).getByText('Woman’s tile').waitFor();
    await page.keyboard.press('Escape');
    await why(page).waitFor({ state: 'detached' });

    await page.keyboard.press('y');
    for (let tabs = 0; tabs < 40 && !(await page.evaluate(() => document.activeElement?.matches('.ct-mini') === true)); tabs++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await why(page).locator('[data-clause="contra-tiles.setup.sides"]').first().waitFor();
    await page.keyboard.press('Escape');

    await page.keyboard.press('y');
    await layout(page).getByRole('button', { name: 'Empty space −3,1' }).click();
    await why(page).locator('[data-clause="contra-tiles.place-player.adjacent-crown"]').first().waitFor();
    await page.keyboard.press('Escape');

    await page.keyboard.press('y');
    await layout(page)
      .getByRole('button', { name: /^Blue crown on/ })
      .first()
      .click();
    await why(page).locator('[data-clause="contra-tiles.geometry.permanent"]').first().waitFor();
  });

  test('says whose turn it is while the other thinks', async () => {
    const page = await stand.somebody();
    const position = { ...TILES.middle, id: 'waiting', until: at(26) };
    // The thread on which the bot thinks never begins.
    await page.context().route(/worker/, () => undefined);
    await goTo(page, position);
    await page.getByText('is thinking').first().waitFor();
    for (const name of [/^Market, first place/, /^Your first tile/, /^Woman’s first tile/]) {
      await page.getByRole('button', { name }).click();
      await why(page).locator('[data-clause="contra-tiles.turn.alternate"]').first().waitFor();
      await why(page).getByText('Woman’s turn').waitFor();
      await page.keyboard.press('Escape');
      await why(page).waitFor({ state: 'detached' });
    }
  });
});

test('with the sharp rules closed tiles are scored in the order in which they are clicked', async () => {
  const page = await stand.somebody();
  const position = { ...TILES.order, places: TWO };
  await sit(page, position);
  const match = reach(position);
  const closed = layout(page).getByRole('button', { name: /^Score next: / });
  expect(await closed.count()).toBe(match.options().length);
  expect(match.options().length).toBeGreaterThan(1);

  await tray(page)
    .getByRole('button', { name: /^Market/ })
    .last()
    .click();
  await why(page).locator('[data-clause="contra-tiles.scoring.trigger"]').first().waitFor();
  await page.keyboard.press('Escape');

  const place = (await closed.last().getAttribute('data-cell')) ?? '';
  await closed.last().click();
  match.answer(match.number, match.asked[0] ?? 0, `score ${place}`);
  await answered(page, match.number);
  const { purses } = seen(match);
  for (const side of [0, 1]) expect(await page.locator(`[data-purse="${side}"]`).first().locator('..').textContent()).toBe(String(purses[side]));
});

/** A cell beside a crown on which the tile of a slot fits however it is turned. */
function nowhere(match: Match, slot: number): string {
  for (let y = -6; y <= 6; y++)
    for (let x = -6; x <= 6; x++) {
      const clauses = [0, 1, 2, 3].map((turn) => match.whyNot(0, `tile ${slot} turn ${turn} at ${x},${y}`));
      if (clauses.every((why) => why.kind === 'forbidden' && why.clauses[0] === 'contra-tiles.place-player.match-one')) return `${x},${y}`;
    }
  throw new Error('this tile fits on every cell beside a crown');
}
