import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { boxes } from '#shelf';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { buildApp } from './built.ts';

const HELP = `Go the way of somebody who knows nothing: from the shelf through the first lesson of every game, in the built app. Counts clicks and
words, and how long they take a reader of 200 words a minute who looks for two seconds before each click.

  npm run newcomer -- [--built]

  --built   take the app as it was built last
  --help    this`;

/** Seconds. */
const A_WORD = 60 / 200;
const A_LOOK = 2;

/** What the first lesson of a game may take. */
const MOST = { words: 120, seconds: 120, first: 15 };

interface Way {
  clicks: number;
  words: number;
  /** Until the first thing is done on the board. */
  first: number | null;
}

const { values } = parseArgs({ options: { built: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help === true) console.log(HELP);
else process.exitCode = await measure();

function seconds({ clicks, words }: Way): number {
  return words * A_WORD + clicks * A_LOOK;
}

async function measure(): Promise<number> {
  const pages = await buildApp('web-newcomer', values.built === true);
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: pages }), launch()]);
  let missed = 0;
  try {
    console.log('| | clicks | words | seconds | first click on the board after |\n| --- | --- | --- | --- | --- |');
    for (const { game } of boxes) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-GB', reducedMotion: 'reduce', baseURL: server.base });
      const way = await firstLesson(await context.newPage(), game.id);
      await context.close();
      const first = way.first ?? Number.POSITIVE_INFINITY;
      if (way.words > MOST.words || seconds(way) > MOST.seconds || first > MOST.first) missed++;
      console.log(`| *${game.title}* | ${way.clicks} | ${way.words} | ${Math.round(seconds(way))} | ${Math.round(first)} s |`);
    }
  } finally {
    await Promise.all([browser.close(), server.stop()]);
  }
  console.log(
    `\nGoal: at most ${MOST.words} words and ${MOST.seconds} s each, the first click within ${MOST.first} s.${missed === 0 ? '' : ` Missed by ${missed}.`}`,
  );
  return missed === 0 ? 0 : 1;
}

/** From the shelf to the end of the first lesson; what is due is done by *Show me*, which costs the look and the click all the same. */
async function firstLesson(page: Page, game: string): Promise<Way> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn', exact: true }).first().click();
  await page.locator(`[data-game="${game}"] ol a`).first().click();
  const way: Way = { clicks: 2, words: 0, first: null };
  const began = seconds(way);
  const coach = page.locator('.coach');
  const going = coach.getByRole('button', { name: /^(Go on|Watch|Show me)$/ });
  const next = coach.getByRole('link', { name: /^Next: / });
  await coach.waitFor();
  for (let said = ''; (await next.count()) === 0; ) {
    const text = await coach.locator('.coach-says > p[aria-hidden]').innerText();
    if (text === said) throw new Error(`the lesson stands still at: ${text}`);
    said = text;
    way.words += wordsIn(text);
    if ((await going.innerText()) === 'Show me') way.first ??= seconds(way) - began + A_LOOK;
    way.clicks++;
    await going.click();
    await page.waitForFunction((before) => document.querySelector('.coach-says > p[aria-hidden]')?.textContent !== before, text);
  }
  way.words += wordsIn(await coach.locator('.coach-says > p[aria-hidden]').innerText());
  return way;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
