import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import type { Box } from '#games';
import { boxes } from '#shelf';
import { CreatedTable } from '#wire';
import { withPlayers } from '../setup/config.ts';
import { measuredOf } from './pictures.ts';
import { keptAt, type Position, shelve } from './positions.ts';

/** The most that may be loaded, in bytes; and how many files may come for a seat by link. */
export const MOST = { shelf: 36_500, game: 128_000, invitation: 55_800, files: 38 } as const;

/** What a page loads: scripts and styles as they travel, compressed; fonts and pictures as they are. */
export interface Load {
  readonly script: number;
  readonly style: number;
  readonly font: number;
  readonly picture: number;
}

export interface Weight {
  readonly shelf: Load;
  /** What comes before whoever opens the link of a seat can sit down. */
  readonly invitation: Load;
  /** What has come when somebody sits at a table of each game whose link they opened, who was never here before. */
  readonly byLink: Readonly<Record<string, Load & { readonly files: number }>>;
  /** What every table needs beyond the shelf. */
  readonly table: Load;
  /** What each game brings: rules, board, words. */
  readonly games: Readonly<Record<string, Load>>;
  /** Scripts of other games that each game's table loads without need. */
  readonly foreign: Readonly<Record<string, number>>;
}

const KINDS: Readonly<Record<string, keyof Load>> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  woff: 'font',
  webp: 'picture',
  svg: 'picture',
  png: 'picture',
};

/** Open the shelf and a table of each game in a real browser, and weigh what it asks for. `pages` is where the app lies. */
export async function weigh(browser: Browser, base: string, pages: string): Promise<Weight> {
  const shelf = await asked(browser, base, openShelf);
  const invitation = await askedBeforeSitting(browser, base);
  const byLink: Record<string, Load & { readonly files: number }> = {};
  for (const box of boxes) {
    const files = await askedByLink(browser, base, box);
    byLink[box.game.id] = { ...load(pages, files), files: files.size };
  }
  const tables = new Map<string, ReadonlySet<string>>();
  for (const { game } of boxes) {
    const { table } = measuredOf(game.id);
    // What comes when a table is idle is everybody's: it is waited for, not taken as it happens to come.
    const open = (page: Page) => Promise.all([page.waitForResponse(/\/assets\/later-/), openTable(page, table)]);
    tables.set(game.id, (await asked(browser, base, open)).difference(shelf));
  }
  const everywhere = [...tables.values()].reduce((all, one) => all.intersection(one));
  const owners = new Map([...everywhere].map((file) => [file, ownersOf(pages, file)]));
  const shared = new Set([...everywhere].filter((file) => owners.get(file)?.length === 0));
  const foreignTo = (game: string): ReadonlySet<string> =>
    new Set([...everywhere.difference(shared)].filter((file) => owners.get(file)?.includes(game) === false));
  const ids = [...tables.keys()];
  return {
    shelf: load(pages, shelf),
    invitation: load(pages, invitation),
    byLink,
    table: load(pages, shared),
    games: Object.fromEntries([...tables].map(([game, files]) => [game, load(pages, files.difference(shared).difference(foreignTo(game)))])),
    foreign: Object.fromEntries(ids.map((game) => [game, load(pages, foreignTo(game)).script])),
  };
}

/** The games a script belongs to: those whose clauses it names. */
function ownersOf(pages: string, file: string): readonly string[] {
  const path = join(pages, file);
  if (!file.endsWith('.js') || !existsSync(path)) return [];
  const text = readFileSync(path, 'utf8');
  return boxes.flatMap(({ game: { id } }) => (new RegExp(`['"\`]${id}\\.[a-z-]+\\.[a-z-]+['"\`]`).test(text) ? [id] : []));
}

/** The shelf, until somebody can begin to play. */
export async function openShelf(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.acts button:enabled').first().waitFor();
}

/** A game on this device, until somebody can answer. */
export async function openTable(page: Page, position: Position): Promise<void> {
  await page.goto('/');
  await shelve(page, [await keptAt(position)]);
  await page.goto(`/local/${position.id}`);
  await page.locator('[data-moment] .prompt.is-mine').waitFor();
}

/** The link of a seat at a new table. */
export async function seatLink(base: string, box: Box | undefined): Promise<string> {
  const post = (path: string, body: unknown, cookie = ''): Promise<Response> =>
    fetch(`${base}/api${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });
  const cookie = (await post('/guests', { name: 'Ines' })).headers.getSetCookie().map((one) => one.split(';')[0]);
  if (box === undefined) throw new Error('there is no such game');
  const first = box.presets[0]?.config ?? {};
  const config = box.players[0] === box.players[1] ? first : withPlayers(box, first, 2);
  const setUp = { game: box.game.id, config, seats: [{ kind: 'me' }, { kind: 'link' }] };
  const { table, links } = CreatedTable.parse(await (await post('/tables', setUp, cookie.join('; '))).json());
  return `/t/${table}#${links[0]?.link}`;
}

/** What comes with the page of a table, and is all that is needed before the name can be entered: nothing else ever comes here. */
async function askedBeforeSitting(browser: Browser, base: string): Promise<ReadonlySet<string>> {
  const link = await seatLink(base, boxes[0]);
  return await inPage(browser, base, async (page) => {
    const html = await (await page.request.get(link, { headers: { accept: 'text/html', 'accept-language': 'en-GB' } })).text();
    const linked = new Set([...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].flatMap(([, file = '']) => (file.endsWith('.webp') ? [] : [file])));
    await page.route('**/assets/**', (route) => (linked.has(new URL(route.request().url()).pathname) ? route.continue() : undefined));
    await page.goto(link, { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    return linked;
  });
}

/** Whether a table's page asks for its game and its table at once, while the server has not said yet how the table stands. */
export async function asksAtOnce(browser: Browser, base: string, box: Box): Promise<void> {
  const link = await seatLink(base, box);
  await inPage(browser, base, async (page) => {
    await page.route('**/api/**', () => undefined);
    const files = ['online-table', 'table', box.game.id, `${box.game.id}.en`];
    await Promise.all([
      ...files.map((name) => page.waitForRequest((request) => request.url().includes(`/assets/${name}-`))),
      page.goto(link, { waitUntil: 'commit' }),
    ]);
  });
}

/** What whoever opens the link of a seat has asked for when they sit there. */
async function askedByLink(browser: Browser, base: string, box: Box): Promise<ReadonlySet<string>> {
  const link = await seatLink(base, box);
  return await asked(browser, base, async (page) => {
    await page.goto(link);
    await sitDown(page);
  });
}

/** Say one's name and sit, until one sees the table. */
export async function sitDown(page: Page): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Your name' });
  await name.fill('Tom');
  await name.press('Enter');
  await page.locator('.lobby-seats').waitFor();
}

/** The files a page asks for until all is quiet. */
async function asked(browser: Browser, base: string, open: (page: Page) => Promise<unknown>): Promise<ReadonlySet<string>> {
  return await inPage(browser, base, async (page) => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(new URL(request.url()).pathname));
    await open(page);
    await page.waitForLoadState('networkidle');
    return files;
  });
}

/** A page of somebody who was never here before. */
async function inPage<R>(browser: Browser, base: string, look: (page: Page) => Promise<R>): Promise<R> {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 1280, height: 800 }, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Fonts are shown when they come; nobody waits for them. */
export function beforeSitting({ script, style, picture }: Load): number {
  return script + style + picture;
}

/** Nobody waits for fonts and pictures of a game either. */
export function toPlay({ script, style }: Load): number {
  return script + style;
}

function load(pages: string, files: ReadonlySet<string>): Load {
  const sum = { script: 0, style: 0, font: 0, picture: 0 };
  for (const file of files) {
    const kind = KINDS[file.slice(file.lastIndexOf('.') + 1)];
    const path = join(pages, file);
    if (kind === undefined || !existsSync(path)) continue;
    const bytes = readFileSync(path);
    sum[kind] += kind === 'script' || kind === 'style' ? gzipSync(bytes, { level: 9 }).length : bytes.length;
  }
  return sum;
}
