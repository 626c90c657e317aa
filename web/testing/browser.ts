import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { boxes } from '#shelf';
import { openServer, type TestServer } from '../../server/testing/open.ts';
import { PAGES } from './build.ts';
import { guests } from './guests.ts';
import { leaveUnpainted } from './paint.ts';
import { startBrowser } from './unpack.ts';

/** Not a measure of anything: only what hangs ever meets it. */
const PATIENCE = 60_000;

export async function launch(args: readonly string[] = []): Promise<Browser> {
  return await startBrowser({
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--force-color-profile=srgb', ...args],
  });
}

/** What serves the app to a test. */
interface Serving {
  readonly base: string;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A server inside the test, with the miniature game on its shelf. */
export class ServerHere implements Serving {
  #open: TestServer | null = null;

  get open(): TestServer {
    if (this.#open === null) throw new Error('the server is not open');
    return this.#open;
  }

  get base(): string {
    return this.#open?.base ?? '';
  }

  async start(): Promise<void> {
    this.#open = await openServer({ MUSTER_PAGES: PAGES }, { boxes: [...boxes, ...guests] });
  }

  async stop(): Promise<void> {
    await this.#open?.stop();
  }
}

/** The built app on a server of its own, and a browser: for all tests of a file. */
export class Stand {
  readonly #server: Serving;
  browser!: Browser;

  constructor(server: Serving = new ServerHere()) {
    this.#server = server;
    beforeAll(async () => {
      [this.browser] = await Promise.all([launch(), server.start()]);
    });
    afterAll(async () => {
      await this.browser?.close();
      await server.stop();
    });
  }

  /**
   * Somebody with a browser of their own, until the test is over. Movement is off, nothing stops at what hurts, nobody is new to a game, and nothing is put
   * by for times without a connection, unless the test is about it; every error of the page fails the test.
   */
  async somebody({
    stops = false,
    hints = false,
    ...options
  }: BrowserContextOptions & { readonly stops?: boolean; readonly hints?: boolean } = {}): Promise<Page> {
    const context = await this.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      colorScheme: 'light',
      serviceWorkers: 'block',
      baseURL: this.#server.base,
      ...options,
    });
    onTestFinished(() => context.close());
    await context.addInitScript(goThrough, { stops, hints });
    await context.addInitScript(leaveUnpainted);
    context.setDefaultTimeout(PATIENCE);
    context.setDefaultNavigationTimeout(PATIENCE);
    const page = await context.newPage();
    page.on('pageerror', (error) => expect.unreachable(`the page failed: ${error.stack ?? error.message}`));
    return page;
  }
}

/** Whoever has set nothing yet has this set: what hurts is not stopped at, and nobody is new to a game. */
export function goThrough(set: { readonly stops: boolean; readonly hints: boolean } = { stops: false, hints: false }): void {
  if (location.origin !== 'null') localStorage['muster.settings'] ??= JSON.stringify(set);
}

/** Letters of another face are of another width: whoever measures waits for the right ones. */
export async function fontsLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family.includes('Inter')));
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  });
}
