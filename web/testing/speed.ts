import type { Browser, CDPSession, Page } from 'playwright-core';
import type { Box } from '#games';
import { goThrough } from './browser.ts';
import { measuredOf } from './pictures.ts';
import { next, type } from './screens.ts';
import { openShelf, openTable, seatLink, sitDown } from './weight.ts';

declare global {
  /** What a measured page is given. */
  interface Window {
    interactive(): { readonly enabled: number; readonly busy: number; readonly now: number };
    watchFrames(): void;
    framesWatched(): readonly number[];
  }
}

/** As slow as a cheap phone. */
const SLOW = 4;
const LOADS = 5;
const ANSWERS = 24;
/** So long without a long task is called quiet, in milliseconds. */
const QUIET = 500;

/** A line as slow as in a train: 400 kbit/s, and 400 ms until anything comes back. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Time from a click to the frame after it, in milliseconds. */
export interface Answered {
  /** In scripts alone. */
  readonly script: number;
  /** With style, layout and everything else of the main thread. */
  readonly work: number;
}

/** How evenly something moved. */
export interface Moved {
  readonly frames: number;
  /** Gaps between frames of more than 20 ms. */
  readonly late: number;
  /** The longest gap, in milliseconds. */
  readonly longest: number;
}

async function slowly<T>(browser: Browser, base: string, rate: number, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    await context.addInitScript(goThrough);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return await work(page, session);
  } finally {
    await context.close();
  }
}

/** From navigation until *Play now* can be pressed and the main thread is quiet: several cold loads on a slow machine. */
export async function shelfInteractive(browser: Browser, base: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < LOADS; i++) times.push(await slowly(browser, base, SLOW, interactive));
  return times;
}

async function interactive(page: Page): Promise<number> {
  await page.addInitScript(() => {
    let enabled = 0;
    let busy = 0;
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) busy = Math.max(busy, startTime + duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = (): void => {
      if (document.querySelector('.acts button:enabled') === null) requestAnimationFrame(look);
      else enabled = performance.now();
    };
    requestAnimationFrame(look);
    Object.assign(window, { interactive: () => ({ enabled, busy, now: performance.now() }) });
  });
  await openShelf(page);
  const handle = await page.waitForFunction((quiet) => {
    const { enabled, busy, now } = window.interactive();
    const since = Math.max(enabled, busy);
    return enabled > 0 && now - since > quiet ? since : null;
  }, QUIET);
  return Number(await handle.jsonValue());
}

/** Somebody opens the link of a seat on a slow line, never having been here: when they can say their name, and when they sit, in milliseconds. */
export async function seatOnSlowLine(browser: Browser, base: string, box: Box): Promise<{ readonly asked: number; readonly seated: number }> {
  const link = await seatLink(base, box);
  return await slowly(browser, base, 1, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    const began = performance.now();
    await page.goto(link, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    const asked = performance.now() - began;
    await sitDown(page);
    return { asked, seated: performance.now() - began };
  });
}

/** Play a game by clicking on its board, on a slow machine, and measure each answer. */
export async function answers(browser: Browser, base: string, game: string): Promise<readonly Answered[]> {
  const { played, pressed } = measuredOf(game);
  return await slowly(browser, base, SLOW, async (page, session) => {
    const measured: Answered[] = [];
    for (const position of played) {
      await openTable(page, position);
      await session.send('Performance.enable');
      while (measured.length < ANSWERS && (await ready(page, pressed))) {
        const before = await spent(session);
        const answered = await page.evaluate(press, pressed);
        const after = await spent(session);
        if (answered) measured.push({ script: after.script - before.script, work: after.work - before.work });
      }
    }
    if (measured.length < ANSWERS) throw new Error(`${game} was over after ${measured.length} answers: choose a longer game`);
    return measured;
  });
}

/** Whether there is something to press, as soon as all has been shown; false when the game is over. */
async function ready(page: Page, pressed: readonly string[]): Promise<boolean> {
  await page
    .locator(['.the-end', ...pressed].join(', '))
    .first()
    .waitFor();
  return (await page.locator('.the-end').count()) === 0;
}

/** Press the first of these, and wait for the frame after it; whether it was an answer and the board is still there. Runs in the page. */
async function press(order: readonly string[]): Promise<boolean> {
  const moment = (): string | null => document.querySelector('[data-moment]')?.getAttribute('data-moment') ?? null;
  const before = moment();
  const [target] = order.flatMap((selector) => document.querySelector(selector) ?? []);
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  return moment() !== before && moment() !== null;
}

async function spent(session: CDPSession): Promise<{ readonly script: number; readonly work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), work: of('TaskDuration') };
}

export async function busiest(browser: Browser, base: string, game: string, rate: number): Promise<Moved> {
  const { busiest: position, pressed } = measuredOf(game);
  return await slowly(browser, base, rate, async (page) => {
    await openTable(page, position);
    await page.evaluate(() => {
      const gaps: number[] = [];
      let last = 0;
      const beat = (now: number): void => {
        if (last > 0) gaps.push(now - last);
        last = now;
        requestAnimationFrame(beat);
      };
      Object.assign(window, { watchFrames: () => requestAnimationFrame(beat), framesWatched: () => gaps });
    });
    await type(page, next(position));
    await page.evaluate(() => window.watchFrames());
    await page.keyboard.press('Enter');
    await shown(page, pressed);
    const gaps = await page.evaluate(() => window.framesWatched());
    return { frames: gaps.length, late: gaps.filter((gap) => gap > 20).length, longest: Math.max(0, ...gaps) };
  });
}

/** Until the board has shown what happened: the sheet of moves is gone, and something is lit again. */
async function shown(page: Page, pressed: readonly string[]): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await ready(page, pressed);
}
