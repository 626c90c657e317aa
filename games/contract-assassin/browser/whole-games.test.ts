import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { Stand } from '../../../web/testing/browser.ts';
import { tabTo } from '../../../web/testing/keyboard.ts';
import { answered, asked, moments, rematch } from '../../../web/testing/play.ts';
import { at, goTo, ME, openAt, type Position } from '../../../web/testing/positions.ts';
import { LAND_ROUTES, nextSpace, SEA_ROUTES } from '../board/map/geometry.ts';
import { spaceCalled, spaceId } from '../content/map.ts';
import type { SpaceId } from '../content/world.ts';
import { JOBS } from './positions.ts';
import { sightings } from './routes.ts';

const stand = new Stand();

const DUEL: Position = {
  id: 'short-duel',
  game: 'contract-assassin',
  places: [ME, { kind: 'bot', bot: 'greedy' }],
  seed: 'short duel',
  config: { players: 2, first: 0, assassins: ['winchester', 'lily'], settings: { 'opening-hand': true, 'round-limit': 10 } },
  until: at(0),
};

describe('a whole duel', () => {
  test('by keyboard alone', async () => {
    const page = await openAt(stand, DUEL);
    let answers = 0;
    while (await asked(page)) {
      const before = await moments(page);
      await answerByKeys(page, answers);
      await answered(page, before + 1);
      answers++;
    }
    expect(answers).toBeGreaterThan(30);
    await page.getByRole('heading', { name: /^(You (won|lost)|A draw) \S/ }).waitFor();
  });

  test('through roles and names alone', async () => {
    const page = await openAt(stand, { ...DUEL, id: 'named-duel', seed: 'by name' });
    const dock = page.getByRole('region', { name: 'What to do now' });
    const kit = page.getByRole('region', { name: 'Your Hit Kit' });
    const map = page.getByRole('group', { name: /^World map/ });
    await page.getByRole('button', { name: 'Ready' }).click();
    let answers = 0;
    while (await asked(page)) {
      const before = await moments(page);
      const useful = kit.getByRole('button', { name: /, \+[1-9]\d*%/ }).first();
      const kind = dock.getByRole('button', { name: /^(Roll|Escape|Attempt|Keep this roll|Try again|Keep nothing|Leave|Go to prison|Sit this)/ }).first();
      const out = map.getByRole('button', { name: /(Go to|Give) / }).first();
      const move = map.getByRole('button', { name: /: Move to / }).first();
      const draw = dock.getByRole('button', { name: /^Draw a card/ });
      if (await useful.isVisible()) await useful.click();
      else if (await kind.isVisible()) await kind.click();
      else if (await out.isVisible()) await out.press('Enter');
      else if (answers % 4 === 3 && (await move.isVisible())) await move.press('Enter');
      else if (await draw.isVisible()) await draw.click();
      else await dock.getByRole('button', { name: /^(Hide|End turn)/ }).click();
      await answered(page, before + 1);
      answers++;
    }
    expect(answers).toBeGreaterThan(30);
    await page.getByRole('heading', { name: /^(You (won|lost)|A draw) \S/ }).waitFor();
  });
});

/** One answer, with nothing but keys; what is on the screen is only looked at. */
async function answerByKeys(page: Page, turn: number): Promise<void> {
  const lit = await page.evaluate(() => document.querySelector('[data-space].lit')?.getAttribute('data-space') ?? null);
  const strong = await page.locator('.prompt-acts .pri').count();
  const useful = await page.locator('.card-adds:not(.none)').count();
  if (useful > 0) {
    await tabTo(page, '.card:has(.card-adds:not(.none))');
    await page.keyboard.press('Enter');
    return;
  }
  if (lit !== null && (strong === 0 || turn % 4 === 3)) {
    await tabTo(page, '.space');
    await walkTo(page, lit);
  } else await tabTo(page, '.prompt-acts .pri');
  await page.keyboard.press('Enter');
}

/** With the arrow keys from the focused space to another, by the fewest presses. */
async function walkTo(page: Page, target: string): Promise<void> {
  const from = await focused(page);
  const goal = space(target);
  const came = new Map<SpaceId, readonly string[]>([[space(from ?? ''), []]]);
  for (const [id, keys] of came)
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown']) {
      const next = nextSpace(id, key);
      if (next !== null && !came.has(next)) came.set(next, [...keys, key]);
    }
  for (const key of came.get(goal) ?? []) await page.keyboard.press(key);
  expect(await focused(page)).toBe(target);
}

function space(text: string): SpaceId {
  return spaceId(spaceCalled(text) ?? -1);
}

async function focused(page: Page): Promise<string | null> {
  return await page.evaluate(() => document.activeElement?.getAttribute('data-space') ?? null);
}

test('what has been laid out is taken back until the dice roll', async () => {
  const page = await openAt(stand, JOBS.weapons);
  const kit = page.getByRole('region', { name: 'Your Hit Kit' });
  const out = kit.getByRole('button', { name: /laid out/ });
  const laid = await out.count();
  expect(laid).toBeGreaterThan(1);
  for (let left = laid - 1; left >= 0; left--) {
    const before = await moments(page);
    await page.keyboard.press('u');
    await page.waitForFunction((n) => Number(document.querySelector('[data-moment]')?.getAttribute('data-moment')) < n, before);
    expect(await out.count()).toBe(left);
  }
  await page.getByRole('region', { name: 'Odds of the attempt' }).waitFor();
});

test('a getaway lights where it leads, and a rival’s file shows the hand', async () => {
  const page = await openAt(stand, JOBS.middle);
  const getaway = page.locator('.card.getaway.open').first();
  await getaway.hover();
  expect(await page.locator('.space.shown').count()).toBeGreaterThan(0);
  await getaway.click();
  expect(await page.locator('.space.lit').count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Put it back' }).click();
  await page.getByRole('list', { name: 'Around the table' }).getByRole('button').first().click();
  const file = page.getByRole('dialog', { name: /^File of / });
  await file.getByText(/^Hand: \d+ cards?|^No cards/).waitFor();
  await file.getByRole('button', { name: 'Close the file' }).click();
  await file.waitFor({ state: 'detached' });
});

test('the map goes round: dragged over the date line there is always more world, and it can be pressed', async () => {
  const page = await openAt(stand, JOBS.middle);
  const sea = (await page.locator('.panzoom-port').boundingBox()) ?? expect.fail('there is no map');
  const [x, y] = [sea.x + sea.width / 2, sea.y + 180];
  const drag = async (by: number): Promise<void> => {
    await page.mouse.move(x - by / 2, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.up();
  };
  const inSight = () =>
    page.locator('.space').evaluateAll((all, right) => all.filter((e) => e.getBoundingClientRect().x > 0 && e.getBoundingClientRect().x < right).length, x);
  for (let times = 0; times < 6; times++) {
    await drag(-600);
    expect(await inSight()).toBeGreaterThan(5);
  }
  const before = await moments(page);
  const echoes = page.locator('svg[aria-hidden] .space.lit');
  for (let times = 0; times < 45 && (await pressable(echoes)) < 0; times++) await drag(30);
  await echoes.nth(await pressable(echoes)).click();
  await answered(page, before + 1);
});

describe.each([
  [1280, 800],
  [1920, 1080],
  [390, 844],
])('at %i by %i every route can be seen', (width, height) => {
  const land = LAND_ROUTES.split(/(?=M)/);
  const sea = SEA_ROUTES.split(/(?=M)/);
  /** Roads are solid, ways over the sea are dotted; the mask of the end picture hides what lies at its edge. */
  const LEAST = { land: 0.8, sea: 0.15 };
  /** A route of which so few points are on the screen may be hidden. */
  const FEW = 8;

  async function routesIn(page: Page): Promise<{ readonly hidden: readonly string[]; readonly looked: number }> {
    const all = await sightings(page, [...land, ...sea]);
    const inSight = all.flatMap(({ points, seen }, i) => (points < FEW ? [] : [{ share: seen / points, least: i < land.length ? LEAST.land : LEAST.sea, i }]));
    return { hidden: inSight.filter(({ share, least }) => share < least).map(({ i, share }) => `${[...land, ...sea][i]} ${share}`), looked: inSight.length };
  }

  test('on the table', async () => {
    const page = await stand.somebody({ viewport: { width, height } });
    await goTo(page, JOBS.middle);
    await asked(page);
    const worldWide = () => page.locator('.backdrop').evaluate((backdrop) => backdrop.getBoundingClientRect().width);
    for (let times = 0; times < 12 && (await worldWide()) > width; times++) await page.keyboard.press('-');
    const { hidden, looked } = await routesIn(page);
    expect(hidden).toEqual([]);
    expect(looked).toBe(land.length + sea.length);
    // The copies of the world at both sides are drawn like the one between them.
    const fills = await page.locator('.backdrop .graticule, .backdrop .sea-route').evaluateAll((lines) => lines.map((line) => getComputedStyle(line).fill));
    expect(fills).toEqual(Array.from({ length: 6 }, () => 'none'));
  });

  test('at the end', async () => {
    const page = await stand.somebody({ viewport: { width, height } });
    await goTo(page, JOBS.won);
    await page.locator('.tour-map').waitFor();
    const { hidden, looked } = await routesIn(page);
    expect(hidden).toEqual([]);
    expect(looked).toBeGreaterThan(40);
  });
});

/** The first of them that can be seen and has nothing over it. */
function pressable(places: Locator): Promise<number> {
  return places.evaluateAll((all) =>
    all.findIndex((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );
}

test('who attempts with the last action is told of hiding, beside Attempt, beside Roll and in the list of moves', async () => {
  const page = await openAt(stand, JOBS.last);
  const dock = page.getByRole('region', { name: 'What to do now' });
  const said = dock.getByText('After this attempt you have to hide: you miss 3 turns.');
  const moves = page.getByRole('dialog', { name: 'All moves' }).getByRole('listitem');
  await said.waitFor();
  await page.getByRole('button', { name: 'All moves' }).click();
  await moves.filter({ hasText: /Go after .*After this attempt you have to hide: you miss 3 turns\./ }).waitFor();
  await page.keyboard.press('Escape');
  const before = await moments(page);
  await dock.getByRole('button', { name: /^Attempt/ }).click();
  await answered(page, before + 1);
  await page.locator('.card.weapon.open').first().click();
  await answered(page, before + 2);
  await dock.getByRole('button', { name: /^Roll/ }).waitFor();
  await said.waitFor();
  await page.getByRole('button', { name: 'All moves' }).click();
  await moves.filter({ hasText: /Roll.*After this attempt you have to hide: you miss 3 turns\./ }).waitFor();
});

test('in a rematch whoever killed last begins', async () => {
  const page = await stand.somebody();
  await goTo(page, JOBS.lost);
  await rematch(page).click();
  const first = page.getByText(/goes first\.$/);
  await first.waitFor({ state: 'attached' });
  const [mine] =
    (
      (await page
        .getByRole('region', { name: /^File of / })
        .first()
        .getAttribute('aria-label')) ?? ''
    ).match(/(?<=File of ).+/) ?? [];
  expect(mine).toBeTypeOf('string');
  expect(await first.textContent()).not.toContain(mine);
});

test('Why not? on the map: too far to walk', async () => {
  const page = await openAt(stand, JOBS.middle);
  await page.locator('.space:not(.lit)[data-space="auckland"]').press('Enter');
  await page.getByRole('dialog', { name: 'Why not?' }).waitFor();
});

test('a button that is pressed twice at once answers once', async () => {
  const page = await openAt(stand, JOBS.first);
  await page.getByRole('button', { name: 'Ready' }).click();
  const before = await moments(page);
  const draw = page.getByRole('region', { name: 'What to do now' }).getByRole('button', { name: /^Draw a card/ });
  await draw.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await answered(page, before + 1);
  await draw.click();
  await answered(page, before + 2);
  expect(await moments(page)).toBe(before + 2);
});

test('picking a file at set-up', async () => {
  const page = await openAt(stand, JOBS.draft);
  const before = await moments(page);
  await page
    .getByRole('region', { name: 'Choose your assassin' })
    .getByRole('button', { name: /Otto Deadeye/ })
    .click();
  await page.getByRole('button', { name: /^Take Otto/ }).click();
  await answered(page, before + 1);
  await page.getByRole('region', { name: 'File of Otto Deadeye' }).waitFor();
});
