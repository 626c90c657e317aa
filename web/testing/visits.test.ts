import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PAGES as PATHS } from '#wire';
import { openServer } from '../../server/testing/open.ts';
import { Stand } from './browser.ts';
import { PAGES } from './build.ts';

const stand = new Stand();

/** A server with the budgets that it has anywhere. */
async function open(pages: string) {
  const server = await openServer({ MUSTER_PAGES: pages, MUSTER_REQUESTS: '20' });
  onTestFinished(() => server.stop());
  return server;
}

/** Everything that a first visit loads: the page, what the app asks for, and all files that are put by for times without a connection. */
async function visit(base: string): Promise<readonly number[]> {
  const worker = await (await fetch(`${base}/service-worker.js`)).text();
  const parts = JSON.parse(/^const PARTS = (\[.*\]);$/m.exec(worker)?.[1] ?? '[]') as readonly { readonly files: readonly string[] }[];
  const files = parts.flatMap((part) => part.files);
  expect(files.length).toBeGreaterThan(100);
  return await Promise.all(['/', '/api/me', '/api/tables', ...files].map(async (path) => (await fetch(`${base}${path}`)).status));
}

test('three people who come for the first time, at once and from one address, are refused nothing', async () => {
  const { base } = await open(PAGES);
  const statuses = await Promise.all([visit(base), visit(base), visit(base)]);
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
});

test('whoever fetches files without end spends a budget of their own, and nobody else is held up', async () => {
  const server = await openServer({ MUSTER_PAGES: PAGES, MUSTER_REQUESTS: '1' });
  onTestFinished(() => server.stop());
  const [file] = readdirSync(join(PAGES, 'assets'));
  const statuses = [];
  for (let n = 0; n < 40; n++)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${server.base}/assets/${file}`)).status))));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect((await fetch(`${server.base}/api/me`)).status).toBe(200);
});

test.each(PATHS)('the page %s is there for whoever opens its address', async (path) => {
  const page = await stand.somebody();
  const response = await page.goto(path.replace(':id', path.startsWith('/t/') || path.startsWith('/local/') ? 'a'.repeat(16) : 'contact'));
  expect(response?.status()).toBe(200);
  await page.locator('main:not([aria-busy="true"])').first().waitFor();
  expect(await page.getByRole('heading', { name: 'Page not found' }).count()).toBe(0);
});

test('an address of no page says so', async () => {
  const page = await stand.somebody();
  for (const path of ['/tables/x', '/rules/contact/x', '/nothing']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
});

/** Counts how often the page is loaded anew. */
function loads(page: Page): { count: number } {
  const counted = { count: 0 };
  page.on('domcontentloaded', () => counted.count++);
  return counted;
}

/** Somebody looks at the shelf. */
async function atTheShelf(): Promise<{ readonly page: Page; readonly counted: { count: number } }> {
  const page = await stand.somebody();
  const counted = loads(page);
  await page.goto('/');
  await page.locator('a.choose').first().waitFor();
  return { page, counted };
}

async function toSetUp(page: Page): Promise<void> {
  await page.locator('a.choose').first().click();
}

test('a file of the app that fails once is asked for again', async () => {
  const { page, counted } = await atTheShelf();
  let failed = 0;
  await page.route('**/assets/*.js', (route) => (failed++ === 0 ? route.fulfill({ status: 429, body: '{}' }) : route.continue()));
  await toSetUp(page);
  await page.getByRole('combobox').first().waitFor();
  expect(failed).toBeGreaterThan(1);
  expect(counted.count).toBe(2);
});

test('a page that keeps the app on the device asks again without loading anew', async () => {
  const page = await stand.somebody({ serviceWorkers: 'allow' });
  const counted = loads(page);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  let missed: 'all' | 'the next' | 'none' = 'all';
  await page.context().route('**/assets/setup-*.js', async (route) => {
    if (missed === 'none') return route.continue();
    if (missed === 'the next') missed = 'none';
    return route.fulfill({ status: 429, body: '{}' });
  });
  await page.evaluate(async () => {
    // As if it had been put by only in part.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (request.url.includes('/setup-')) await cache.delete(request);
    }
  });
  missed = 'the next';
  await toSetUp(page);
  await page.getByRole('combobox').first().waitFor();
  expect(missed).toBe('none');
  expect(counted.count).toBe(1);
});

test('a file that never comes is not asked for without end, and the page says so', async () => {
  const { page, counted } = await atTheShelf();
  await page.route('**/assets/setup-*.js', (route) => route.fulfill({ status: 404, body: '{}' }));
  await toSetUp(page);
  await page.getByRole('heading', { name: 'Part of the page did not load' }).waitFor();
  expect(counted.count).toBe(3);
  await page.unroute('**/assets/setup-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('combobox').first().waitFor();
});

test('without a connection the page stays as it is', async () => {
  const { page, counted } = await atTheShelf();
  await page.context().setOffline(true);
  await toSetUp(page);
  await page.getByRole('heading', { name: 'Part of the page did not load' }).waitFor();
  expect(counted.count).toBe(1);
});

/** Another build of the app in place of the old one: every file has a new name, and the old ones are gone. */
function update(folder: string): void {
  const assets = join(folder, 'assets');
  for (const at of [folder, assets]) for (const name of readdirSync(at)) if (/\.(br|gz)$/.test(name)) rmSync(join(at, name));
  const names = readdirSync(assets);
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, '-new$1')]));
  const texts = [join(folder, 'index.html'), ...names.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(assets, name))];
  for (const path of texts)
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(/[\w@.-]+\.(?:js|css|woff2?|webp|svg|png)\b/g, (found) => renamed.get(found) ?? found),
    );
  for (const [name, to] of renamed) renameSync(join(assets, name), join(assets, to));
}

test('a page that was open while the app was updated loads itself anew and goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(PAGES, folder, { recursive: true });
  const { base } = await open(folder);
  const page = await stand.somebody({ baseURL: base });
  const counted = loads(page);
  await page.goto('/play/contact');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await page.getByRole('button', { name: 'Settings' }).waitFor();
  update(folder);
  await page.getByRole('button', { name: 'Start the game' }).click();
  // The game had been begun by then: it is there, at its first moment.
  await page.waitForURL(/\/local\//);
  await page.locator('.prompt.is-mine').waitFor();
  expect(counted.count).toBe(2);
  expect(await page.evaluate(() => document.querySelector('script[type="module"]')?.getAttribute('src'))).toContain('-new.js');
});
