import type { Page } from 'playwright-core';
import { type Position, reach } from './positions.ts';
import { NIGHTS, RAIDS, TILES } from './shelved.ts';

/** A screen of the app: how to come to it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly language?: 'en' | 'de';
  /** What lies on the device. */
  readonly games?: readonly Position[];
  /** With movement, where that is what is looked at. */
  readonly moving?: boolean;
  /** What to do there before the picture is taken. */
  act?(page: Page, where: Where): Promise<void>;
}

export interface Where {
  readonly phone: boolean;
  /** Somebody else, with a browser of their own. */
  another(): Promise<Page>;
}

const local = ({ id }: Position, moment?: number): string => `/local/${id}${moment === undefined ? '' : `?at=${moment}`}`;
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** Type a notation into the list of moves; Enter answers with it. */
export async function type(page: Page, notation: string): Promise<void> {
  await page.locator('[data-moment]').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('search').getByRole('textbox').fill(notation);
}

async function say(page: Page, notation: string): Promise<void> {
  await type(page, notation);
  await page.keyboard.press('Enter');
}

async function openTable(page: Page): Promise<void> {
  await press(page, /Open the table|Tisch eröffnen/);
  await page.waitForURL(/\/t\//);
  await page.locator('.lobby-seats').waitFor();
}

/** The link of the free seat, as whoever opened the table has it. */
async function invited(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const { pathname } = location;
    const [first] = JSON.parse(localStorage.getItem(`muster.links.${pathname.slice(3)}`) ?? '[]') as { link: string }[];
    return `${pathname}#${first?.link ?? ''}`;
  });
}

/** The answer that comes next in the game of a position. */
export function next(position: Position): string {
  const { number } = reach(position);
  return reach({ ...position, until: (match) => match.number > number }).answers[number]?.notation ?? '';
}

async function openLog(page: Page, { phone }: Where): Promise<void> {
  if (phone) await press(page, /What happened|Was geschah/);
}

/** Ask about a cell or segment that is not allowed. */
async function askAbout(page: Page, selector: string): Promise<void> {
  await page.locator('[data-moment]').waitFor();
  await page.keyboard.press('y');
  await page.locator(selector).first().dispatchEvent('click');
  await page.locator('.why').waitFor();
}

const RUNNING = [TILES.middle, NIGHTS.late, TILES.left, NIGHTS.first, TILES.won];

export const SCREENS: readonly Screen[] = [
  { name: 'shelf-empty', path: '/' },
  { name: 'shelf', path: '/', games: RUNNING },
  { name: 'shelf-de', path: '/', games: RUNNING, language: 'de' },
  { name: 'setup-tiles', path: '/play/contra-tiles' },
  { name: 'setup-tiles-online', path: '/play/contra-tiles?online' },
  { name: 'setup-contact', path: '/play/contact' },
  { name: 'setup-contact-online', path: '/play/contact?online' },
  { name: 'setup-contact-de', path: '/play/contact', language: 'de' },
  { name: 'lobby', path: '/play/contra-tiles?online', act: openTable },
  { name: 'lobby-contact', path: '/play/contact?online', act: openTable },
  {
    name: 'arriving',
    path: '/play/contra-tiles?online',
    async act(page, { another }) {
      const host = await another();
      await host.goto('/play/contra-tiles?online');
      await openTable(host);
      await page.goto(await invited(host));
      await page.getByRole('textbox').waitFor();
    },
  },
  { name: 'tiles-first', path: local(TILES.first), games: [TILES.first] },
  { name: 'tiles', path: local(TILES.middle), games: [TILES.middle], act: (page) => page.locator('.ct-slot.can, .ct-slot.held').nth(1).click() },
  { name: 'tiles-de', path: local(TILES.middle), games: [TILES.middle], language: 'de' },
  { name: 'tiles-why-not', path: local(TILES.middle), games: [TILES.middle], act: (page) => askAbout(page, '.ct-target.empty') },
  {
    name: 'tiles-scoring',
    path: local(TILES.scoring),
    games: [TILES.scoring],
    moving: true,
    async act(page) {
      await say(page, next(TILES.scoring));
      await page.locator('.ct-scored').waitFor();
    },
  },
  { name: 'tiles-score-order', path: local(TILES.order), games: [TILES.order] },
  { name: 'tiles-moves', path: local(TILES.middle), games: [TILES.middle], act: (page) => page.locator('[data-moment]').press('/') },
  { name: 'tiles-log', path: local(TILES.middle), games: [TILES.middle], act: openLog },
  { name: 'tiles-since', path: local(TILES.left), games: [TILES.left] },
  { name: 'tiles-replay', path: local(TILES.won, 27), games: [TILES.won] },
  { name: 'tiles-won', path: local(TILES.won), games: [TILES.won] },
  { name: 'tiles-lost', path: local(TILES.lost), games: [TILES.lost] },
  { name: 'contact-first', path: local(NIGHTS.first), games: [NIGHTS.first] },
  { name: 'contact-draft', path: local(NIGHTS.draft), games: [NIGHTS.draft] },
  { name: 'contact', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => page.locator('.segment.lit').first().dispatchEvent('click') },
  { name: 'contact-de', path: local(NIGHTS.late), games: [NIGHTS.late], language: 'de' },
  { name: 'contact-ardor', path: local(NIGHTS.ardor), games: [NIGHTS.ardor] },
  { name: 'contact-victim', path: local(NIGHTS.victim), games: [NIGHTS.victim] },
  { name: 'contact-why-not', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => askAbout(page, '.segment:not(.lit)') },
  {
    name: 'contact-wave',
    path: local(NIGHTS.wave),
    games: [NIGHTS.wave],
    moving: true,
    async act(page) {
      await say(page, next(NIGHTS.wave));
      await page.locator('.group.moving').first().waitFor();
    },
  },
  { name: 'contact-moves', path: local(NIGHTS.late), games: [NIGHTS.late], act: (page) => page.locator('[data-moment]').press('/') },
  { name: 'contact-log', path: local(NIGHTS.late), games: [NIGHTS.late], act: openLog },
  { name: 'contact-since', path: local(NIGHTS.left), games: [NIGHTS.left] },
  { name: 'contact-replay', path: local(NIGHTS.won, 120), games: [NIGHTS.won] },
  { name: 'contact-won', path: local(NIGHTS.won), games: [NIGHTS.won] },
  { name: 'contact-lost', path: local(NIGHTS.lost), games: [NIGHTS.lost] },
  { name: 'setup-contra', path: '/play/contra' },
  { name: 'setup-contra-story', path: '/play/contra', act: (page) => press(page, /^Story$/) },
  { name: 'contra-first', path: local(RAIDS.first), games: [RAIDS.first] },
  { name: 'contra-story', path: local(RAIDS.story), games: [RAIDS.story] },
  ...[RAIDS.jungle, RAIDS.waterfall, RAIDS.snow, RAIDS.lair, RAIDS.jungleFour, RAIDS.waterfallFour, RAIDS.snowFour, RAIDS.lairFour].map((position) => ({
    name: position.id.replace('raid', 'contra'),
    path: local(position),
    games: [position],
  })),
  { name: 'contra-de', path: local(RAIDS.waterfallFour), games: [RAIDS.waterfallFour], language: 'de' },
  { name: 'contra-convert', path: local(RAIDS.convert), games: [RAIDS.convert] },
  { name: 'contra-equip', path: local(RAIDS.equip), games: [RAIDS.equip] },
  { name: 'contra-suffer', path: local(RAIDS.suffer), games: [RAIDS.suffer] },
  {
    name: 'contra-resolving',
    path: local(RAIDS.nested),
    games: [RAIDS.nested],
    act: (page, { phone }) => (phone ? page.locator('summary:visible').click() : Promise.resolve()),
  },
  {
    name: 'contra-decks',
    path: local(RAIDS.jungleFour),
    games: [RAIDS.jungleFour],
    async act(page, { phone }) {
      if (phone) await press(page, 'Stage play area');
      await page.locator('.clock').click();
    },
  },
  { name: 'contra-why-not', path: local(RAIDS.jungle), games: [RAIDS.jungle], act: (page) => askAbout(page, '[data-space][aria-disabled]') },
  { name: 'contra-quiet', path: local(RAIDS.everybody), games: [RAIDS.everybody], act: (page) => press(page, /^Do not ask me/) },
  { name: 'contra-moves', path: local(RAIDS.jungle), games: [RAIDS.jungle], act: (page) => page.locator('[data-moment]').press('/') },
  { name: 'contra-log', path: local(RAIDS.jungleFour), games: [RAIDS.jungleFour], act: openLog },
  { name: 'contra-since', path: local(RAIDS.left), games: [RAIDS.left] },
  { name: 'contra-replay', path: local(RAIDS.won, 120), games: [RAIDS.won] },
  { name: 'contra-won', path: local(RAIDS.won), games: [RAIDS.won] },
  { name: 'contra-story-won', path: local(RAIDS.storyWon), games: [RAIDS.storyWon] },
  { name: 'contra-lost', path: local(RAIDS.lost), games: [RAIDS.lost] },
  { name: 'rules-games', path: '/rules' },
  { name: 'rules', path: '/rules/contact' },
  { name: 'rules-clause', path: '/rules/contra-tiles#scoring.several-at-once' },
  { name: 'rules-clause-de', path: '/rules/contact#grenade.once', language: 'de' },
  { name: 'replays', path: '/replays', games: [...RUNNING, TILES.lost, NIGHTS.won, NIGHTS.lost] },
  { name: 'replays-empty', path: '/replays' },
  { name: 'credits', path: '/credits' },
  { name: 'settings', path: '/', act: (page) => press(page, /Settings/) },
  { name: 'table-settings', path: local(TILES.middle), games: [TILES.middle], act: (page) => press(page, /Settings/) },
  { name: 'nowhere', path: '/nothing/here' },
];
