import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { isLanguage, LANGUAGES, SOURCE } from '#words';
import { openServer } from '../../server/testing/open.ts';
import { goThrough, launch } from './browser.ts';
import { buildApp } from './built.ts';
import { cutFaces } from './faces.ts';
import { misfits } from './lengths.ts';
import { SCREENS } from './pictures.ts';
import { keptAt, shelve } from './positions.ts';
import type { Screen } from './screens.ts';
import { smallTargets } from './targets.ts';

const HELP = `Take a picture of every screen at four sizes, light and dark, and name texts that do not fit. The positions are always the same.

  npm run shots -- [--to <folder>] [--only <regex>] [--language <id>] [--built]

  --to <folder>    where the pictures go (out/shots)
  --only <regex>   only pictures whose name matches: <screen>-<size>-<theme>
  --language <id>  in another language, as far as screens are reached without words
  --built          take the app as it was built for the last pictures
  --help           this`;

const SIZES = {
  '360x740': { width: 360, height: 740 },
  '390x844': { width: 390, height: 844 },
  '1280x800': { width: 1280, height: 800 },
  '1920x1080': { width: 1920, height: 1080 },
} as const;
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
  options: {
    to: { type: 'string' },
    only: { type: 'string' },
    language: { type: 'string', default: '' },
    built: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
if (values.help === true) console.log(HELP);
else process.exitCode = await take(resolve(values.to ?? 'out/shots'), new RegExp(values.only ?? ''));

/** Take all pictures that are wanted; the exit code. */
async function take(folder: string, only: RegExp): Promise<number> {
  const language = isLanguage(values.language) ? values.language : null;
  const wanted = all.filter(({ name, screen }) => only.test(name) && (language === null || screen.act === undefined));
  if (values.built !== true) console.log('Building the app …');
  const pages = await buildApp('web-shown', values.built === true);
  mkdirSync(folder, { recursive: true });
  const [server, browser] = await Promise.all([openServer({ MUSTER_PAGES: pages }), launch()]);
  let failed = 0;
  try {
    for (const [index, shot] of wanted.entries()) {
      const trouble = await takeOne(
        browser,
        server.base,
        language === null ? shot : { ...shot, screen: { ...shot.screen, language } },
        join(folder, `${shot.name}.png`),
      );
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
  const phone = SIZES[size].width < 721;
  const contexts: BrowserContext[] = [];
  const somebody = async (): Promise<Page> => {
    const context = await browser.newContext({
      baseURL: base,
      viewport: SIZES[size],
      hasTouch: phone,
      colorScheme: theme,
      locale: LANGUAGES[screen.language ?? SOURCE].tag,
      reducedMotion: screen.moving === true ? 'no-preference' : 'reduce',
      serviceWorkers: 'block',
    });
    contexts.push(context);
    await context.addInitScript(goThrough, { stops: screen.stops === true, hints: false });
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
  const long =
    trouble === null && screen.moving !== true ? [...(await misfits(page)), ...(await cutFaces(page)), ...(phone ? await smallTargets(page) : [])] : [];
  if (long.length > 0) trouble = `does not fit: ${long.join(', ')}`;
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
