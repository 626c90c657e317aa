import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openServer } from '../../server/testing/open.ts';
import { launch } from './browser.ts';
import { buildApp } from './built.ts';
import { SCREENS } from './pictures.ts';
import { keptAt, shelve } from './positions.ts';
import type { Screen } from './screens.ts';

const HELP = `Take a picture of every screen at three sizes, light and dark. The positions are always the same.

  npm run shots -- [--to <folder>] [--only <regex>] [--built]

  --to <folder>    where the pictures go (out/shots)
  --only <regex>   only pictures whose name matches: <screen>-<size>-<theme>
  --built          take the app as it was built for the last pictures
  --help           this`;

const SIZES = { '390x844': { width: 390, height: 844 }, '1280x800': { width: 1280, height: 800 }, '1920x1080': { width: 1920, height: 1080 } } as const;
const THEMES = ['light', 'dark'] as const;

interface Shot {
  readonly name: string;
  readonly screen: Screen;
  readonly size: keyof typeof SIZES;
  readonly theme: (typeof THEMES)[number];
}

const sizes = Object.keys(SIZES) as readonly (keyof typeof SIZES)[];
const all: readonly Shot[] = SCREENS.flatMap((screen) =>
  sizes.flatMap((size) => THEMES.map((theme) => ({ name: `${screen.name}-${size}-${theme}`, screen, size, theme }))),
);

const { values } = parseArgs({
  options: { to: { type: 'string' }, only: { type: 'string' }, built: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help === true) console.log(HELP);
else process.exitCode = await take(resolve(values.to ?? 'out/shots'), new RegExp(values.only ?? ''));

/** Take all pictures that are wanted; the exit code. */
async function take(folder: string, only: RegExp): Promise<number> {
  const wanted = all.filter(({ name }) => only.test(name));
  if (values.built !== true) console.log('Building the app …');
  const pages = await buildApp('web-shown', values.built === true);
  mkdirSync(folder, { recursive: true });
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: pages }), launch()]);
  let failed = 0;
  try {
    for (const [index, shot] of wanted.entries()) {
      const trouble = await takeOne(browser, server.base, shot, join(folder, `${shot.name}.png`));
      if (trouble !== null) failed++;
      console.log(`${String(index + 1).padStart(3)} of ${wanted.length}  ${shot.name}${trouble === null ? '' : `\n      ${trouble}`}`);
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`${wanted.length - failed} pictures in ${folder}${failed === 0 ? '' : `, ${failed} with trouble`}.`);
  return failed === 0 ? 0 : 1;
}

/** Take one picture; what went wrong, or null. There is a picture in either case. */
async function takeOne(browser: Browser, base: string, { screen, size, theme }: Shot, path: string): Promise<string | null> {
  const phone = size === '390x844';
  const contexts: BrowserContext[] = [];
  const somebody = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: base,
      viewport: SIZES[size],
      hasTouch: phone,
      colorScheme: theme,
      locale: screen.language === 'de' ? 'de-DE' : 'en-GB',
      reducedMotion: screen.moving === true ? 'no-preference' : 'reduce',
      serviceWorkers: 'block',
    });
    contexts.push(context);
    context.setDefaultTimeout(8_000);
    return await context.newPage();
  };
  const page = await somebody();
  let trouble: string | null = null;
  page.on('pageerror', (error) => {
    trouble ??= error.message;
  });
  try {
    if (screen.games !== undefined) {
      await page.goto('/credits');
      await shelve(page, await Promise.all(screen.games.map((position) => keptAt(position, screen.language))));
    }
    await page.goto(screen.path);
    await settled(page);
    await screen.act?.(page, { phone, another: somebody });
    if (screen.moving !== true) await settled(page);
  } catch (thrown) {
    trouble ??= thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
  }
  await page.screenshot({ path });
  await Promise.all(contexts.map((context) => context.close()));
  return trouble;
}

/** Everything has come, and nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled(seen.map((image) => image.decode()));
    const finite = document.getAnimations().filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
    await Promise.race([Promise.allSettled(finite.map(({ finished }) => finished)), new Promise((done) => setTimeout(done, 1_500))]);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
