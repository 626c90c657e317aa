import type { Page } from 'playwright-core';
import type { Language } from '#words';
import { type Position, reach } from './positions.ts';

/** A screen of the app: how to come to it. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly language?: Language;
  /** What lies on the device. */
  readonly games?: readonly Position[];
  /** With movement, where that is what is looked at. */
  readonly moving?: boolean;
  /** Where what hurts is stopped at. */
  readonly stops?: boolean;
  /** What to do there before the picture is taken. */
  act?(page: Page, where: Where): Promise<void>;
}

export interface Where {
  readonly phone: boolean;
  /** Somebody else, with a browser of their own. */
  another(): Promise<Page>;
}

/** What of a game is measured. */
export interface Measured {
  /** The table that is weighed. */
  readonly table: Position;
  /** Played by clicking, each answer timed. */
  readonly played: readonly Position[];
  /** The answer after which most moves on the board. */
  readonly busiest: Position;
  /** What answers, or leads to it, in the order in which it is pressed. */
  readonly pressed: readonly string[];
  /** The most that may come for somebody who sits down by link, in bytes: scripts and styles. */
  readonly seatByLink: number;
}

export const local = ({ id }: Position, moment?: number): string => `/local/${id}${moment === undefined ? '' : `?at=${moment}`}`;

/** A screen of a game on the device, where its position has come to or at an earlier moment. */
export function played(name: string, position: Position, { moment, ...more }: Partial<Screen> & { readonly moment?: number } = {}): Screen {
  return { name, path: local(position, moment), games: [position], ...more };
}

/** The screens of what the shell has around every board, at a position of a game. */
export function shellScreens(name: string, table: Position, selector: string): readonly Screen[] {
  return [
    played(`${name}-why-not`, table, { act: (page) => askAbout(page, selector) }),
    played(`${name}-moves`, table, { act: (page) => page.locator('[data-moment]').press('/') }),
    played(`${name}-adviser`, table, { act: askAdviser }),
    played(`${name}-log`, table, { act: openLog }),
  ];
}

/** Coming back, looking back, and both ends. */
export function endScreens(name: string, { left, won, lost }: Readonly<Record<'left' | 'won' | 'lost', Position>>, moment: number): readonly Screen[] {
  return [played(`${name}-since`, left), played(`${name}-replay`, won, { moment }), played(`${name}-won`, won), played(`${name}-lost`, lost)];
}

export const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** Type a notation into the list of moves; Enter answers with it. */
export async function type(page: Page, notation: string): Promise<void> {
  await page.locator('[data-moment]').waitFor();
  await page.keyboard.press('/');
  await page.getByRole('search').getByRole('textbox').fill(notation);
}

export async function say(page: Page, notation: string): Promise<void> {
  await type(page, notation);
  await page.keyboard.press('Enter');
}

export async function openTable(page: Page): Promise<void> {
  await press(page, /Open the table|Tisch eröffnen/);
  await page.waitForURL(/\/t\//);
  await page.locator('.lobby-seats').waitFor();
}

/** The link of the free seat, as whoever opened the table has it. */
export async function invited(page: Page): Promise<string> {
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

export async function openLog(page: Page, { phone }: Where): Promise<void> {
  if (phone) await press(page, /What happened|Was geschah/);
}

/** Ask about a cell or segment that is not allowed. */
export async function askAbout(page: Page, selector: string): Promise<void> {
  await page.locator('[data-moment]').waitFor();
  await page.keyboard.press('y');
  await page.locator(selector).first().dispatchEvent('click');
  await page.locator('.why').waitFor();
}

/** Ask the adviser, and wait for what it says. */
export async function askAdviser(page: Page): Promise<void> {
  await press(page, /Ask the adviser|Den Ratgeber fragen/);
  await page.locator('.adviser .hinted').waitFor();
}
