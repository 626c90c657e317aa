import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Box } from '#games';
import { type Course, dueOf, type Lesson, notationOfWay, type Step } from '../../games/course.ts';
import { complete } from '../../server/testing/complete.ts';
import { fontsLoaded, Stand } from './browser.ts';
import { moments } from './play.ts';
import { seriousInAnyLight } from './serious.ts';
import { troublesOf } from './walked-lessons.ts';

const stand = new Stand();

interface Taught {
  readonly box: Box;
  readonly game: string;
  readonly course: Course;
}

const taught: readonly Taught[] = await Promise.all(
  complete.map(async (box) => {
    const course = await box.course?.('en');
    if (course === undefined) throw new Error(`${box.game.id} teaches nothing`);
    return { box, game: box.game.id, course };
  }),
);

const coach = (page: Page): Locator => page.locator('.coach');
const says = (page: Page): Locator => page.locator('.coach-says > p[aria-hidden]');

async function open(page: Page, game: string, lesson: string): Promise<void> {
  await page.goto(`/learn/${game}?lesson=${lesson}`);
  await coach(page).waitFor();
  await fontsLoaded(page);
}

test.each(taught)('whatever the lessons of $game speak of lies on the board, and what is due is marked', async ({ game, course }) => {
  const page = await stand.somebody();
  await open(page, game, course.lessons[0]?.id ?? '');
  expect(await troublesOf(page, course)).toEqual([]);
  await page.goto('/learn');
  await page.locator(`[data-game="${game}"] .learn-row`).first().waitFor();
  expect(await page.locator(`[data-game="${game}"] .learn-row.done`).count()).toBe(course.lessons.length);
});

/** So many clicks and no more lead to an answer. */
const MOST_CLICKS = 8;

/** How somebody presses a point of the screen. */
type Press = (page: Page, at: { readonly x: number; readonly y: number }) => Promise<void>;
const byMouse: Press = (page, { x, y }) => page.mouse.click(x, y);
const byTouch: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

/** Press the first of these things that can be seen, where nothing lies over it; false where there is none. */
async function pressOn(page: Page, selectors: readonly string[], press: Press): Promise<boolean> {
  const at = await page.evaluate(async (wanted) => {
    // What still moves is waited for.
    const boxes = (): string =>
      wanted.flatMap((selector) => [...document.querySelectorAll(selector)].map((element) => JSON.stringify(element.getBoundingClientRect()))).join();
    for (let before = '', still = 0; still < 3; still = before === boxes() ? still + 1 : 0) {
      before = boxes();
      await new Promise((frame) => requestAnimationFrame(frame));
    }
    for (const selector of wanted)
      for (const element of document.querySelectorAll(selector)) {
        const box = element.getBoundingClientRect();
        for (const [right, down] of [0.5, 0.3, 0.7, 0.15, 0.85].flatMap((down) => [0.5, 0.3, 0.7, 0.15, 0.85].map((right) => [right, down] as const))) {
          const [x, y] = [box.x + box.width * right, box.y + box.height * down];
          if (element.contains(document.elementFromPoint(x, y))) return { x, y };
        }
      }
    // Pieces of a map are pressed through what lies over all of it.
    const [over] = wanted.flatMap((selector) => [...document.querySelectorAll(selector)]).map((element) => element.getBoundingClientRect());
    return over === undefined ? null : { x: over.x + over.width / 2, y: over.y + over.height / 2 };
  }, selectors);
  if (at !== null) await press(page, at);
  return at !== null;
}

/** Do by hand what is due: its button, else what is lit, one after the other, else what glows. */
async function doByHand(page: Page, step: Extract<Step, { readonly do: 'answer' }>, press: Press): Promise<void> {
  const taken: string[] = [];
  for (let due = dueOf(step, taken)[0]; due !== undefined; due = dueOf(step, taken)[0]) {
    const notation = notationOfWay(due);
    const before = await moments(page);
    const parts = handles(notation, step);
    for (let clicks = 0; (await moments(page)) === before; clicks++) {
      const next = parts[clicks] ?? '.hinted';
      const found = clicks < MOST_CLICKS && (await pressOn(page, [`[data-option="${notation}"]:enabled`, next, ...parts.slice(-1)], press));
      if (!found) throw new Error(`nothing gives ${notation}`);
    }
    taken.push(notation);
  }
}

/** What is pressed for an answer, as far as the lesson lights it; a tile is turned as often as it has to be. */
function handles(notation: string, { lit = [] }: Extract<Step, { readonly do: 'answer' }>): string[] {
  const turns = Number(/ turn (\d)/.exec(notation)?.[1] ?? 1);
  const named = lit.filter((spot) => !spot.startsWith('card ') || lit.length === 1 || notation.includes(spot.slice('card '.length)));
  return named.flatMap((spot) => Array.from({ length: spot === 'turn' ? turns : 1 }, () => `[data-spot="${spot}"]`));
}

async function goThrough(page: Page, { steps }: Pick<Lesson, 'steps'>, press: Press): Promise<void> {
  for (const step of steps) {
    const said = await says(page).innerText();
    if (step.do === 'answer') await doByHand(page, step, press);
    else await pressOn(page, step.do === 'point' ? [`[data-spot="${step.at[0]}"]`] : ['.coach-tools > button.pri'], press);
    await says(page).filter({ hasNotText: said }).waitFor();
  }
}

const twoOfEach = taught.flatMap(({ game, course }) => course.lessons.slice(0, 2).map((lesson) => ({ game, id: lesson.id, lesson })));

test.each(twoOfEach)('$game, $id: every click of the lesson by mouse', async ({ game, lesson }) => {
  const page = await stand.somebody();
  await open(page, game, lesson.id);
  await goThrough(page, lesson, byMouse);
  await coach(page)
    .getByRole('link', { name: /^Next: / })
    .waitFor();
});

test('a lesson by keyboard alone: the focus is where Enter does what is due, and the way out is a key away', async () => {
  const page = await stand.somebody();
  const lesson = taughtBy('contra', 1);
  await open(page, 'contra', lesson.id);
  for (const step of lesson.steps) {
    const said = await says(page).innerText();
    for (let presses = 0; presses < MOST_CLICKS && (await says(page).innerText()) === said; presses++) {
      await page.waitForFunction(
        (does) => document.activeElement?.matches(does) === true,
        step.do === 'answer' ? '[data-option], [data-spot], .hinted' : '.coach-tools .pri',
      );
      const before = await page.evaluate(() => document.body.innerText);
      await page.keyboard.press('Enter');
      await page.waitForFunction((text) => document.body.innerText !== text, before);
    }
    await says(page).filter({ hasNotText: said }).waitFor();
  }
  await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Next: '));
  const spoken = coach(page).getByRole('status');
  const close = await spoken.textContent();
  await page.keyboard.press('c');
  await page.waitForFunction((text) => document.querySelector('.coach [role="status"]')?.textContent !== text, close);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Leave, and keep my place');
});

test('a lesson on a phone, by touch: a wrong tap is answered, the place is kept, and back goes back', async () => {
  const page = await stand.somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const lesson = taughtBy('contact', 0);
  await open(page, 'contact', lesson.id);
  await goThrough(page, { steps: lesson.steps.slice(0, 1) }, byTouch);
  const second = await says(page).innerText();
  await pressOn(page, ['[data-spot="brown6/r4"]'], byTouch);
  await page.locator('[data-option="cooper fires at brown6/r4"]').tap();
  await says(page).filter({ hasText: 'That is allowed. For now, choose what glows.' }).waitFor();
  await goThrough(page, { steps: lesson.steps.slice(1, 2) }, byTouch);
  const third = await says(page).innerText();
  await page.reload();
  await says(page).filter({ hasText: third }).waitFor();
  await coach(page).getByRole('button', { name: 'One step back' }).tap();
  await says(page).filter({ hasText: second }).waitFor();
  expect(await seriousInAnyLight(page)).toEqual([]);
});

test('at the end of a lesson on a small phone the name of the next one is whole', async () => {
  const page = await stand.somebody({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const lesson = taughtBy('v-commandos', 0);
  await open(page, 'v-commandos', lesson.id);
  const next = coach(page).getByRole('link', { name: /^Next: / });
  const goesOn = coach(page).locator('.coach-tools > button:is(.pri, .coach-show)');
  while (!(await next.isVisible())) {
    const before = await page.locator('body').innerText();
    await goesOn.or(next).first().click();
    await page.waitForFunction((text) => document.body.innerText !== text, before);
  }
  expect(await next.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

/** A lesson of a game, by its place. */
function taughtBy(game: string, at: number): Lesson {
  const lesson = taught.find((one) => one.game === game)?.course.lessons[at];
  if (lesson === undefined) throw new Error(`${game} has no lesson ${at}`);
  return lesson;
}
