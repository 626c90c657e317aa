import { existsSync } from 'node:fs';
import { boxes } from '#shelf';
import { NIGHTS } from '../../games/contact/browser/positions.ts';
import { TILES } from '../../games/contra-tiles/browser/positions.ts';
import { at, ME, type Position } from './positions.ts';
import { invited, local, type Measured, openTable, press, type Screen } from './screens.ts';

/** What a game brings in `browser/screens.ts`. */
interface GameScreens {
  readonly screens: readonly Screen[];
  readonly measured: Measured;
}

/** A game that brings none is seen and measured at its beginning. */
function plainScreens(game: string): GameScreens {
  const first: Position = { id: `${game}-first`, game, places: [ME, ME], seed: 'first', until: at(0) };
  const screens = [
    { name: `setup-${game}`, path: `/play/${game}` },
    { name: `${game}-first`, path: local(first), games: [first] },
  ];
  return { screens, measured: { table: first, played: [first], busiest: first, pressed: ['.move'], seatByLink: 300_000 } };
}

const GAMES = await Promise.all(
  boxes.map(async ({ game: { id } }): Promise<readonly [string, GameScreens]> => {
    const file = new URL(`../../games/${id}/browser/screens.ts`, import.meta.url);
    return [id, existsSync(file) ? await import(file.href) : plainScreens(id)];
  }),
);

/** What is measured of a game. */
export function measuredOf(game: string): Measured {
  const [, found] = GAMES.find(([id]) => id === game) ?? [game, plainScreens(game)];
  return found.measured;
}

const RUNNING = [TILES.middle, NIGHTS.late, TILES.left, NIGHTS.first, TILES.won];

/** The screens of the app, then those of each game. */
export const SCREENS: readonly Screen[] = [
  { name: 'shelf-empty', path: '/' },
  { name: 'shelf', path: '/', games: RUNNING },
  { name: 'shelf-de', path: '/', games: RUNNING, language: 'de' },
  { name: 'lobby', path: '/play/contra-tiles?online', act: openTable },
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
  { name: 'rules-games', path: '/rules' },
  { name: 'rules', path: '/rules/contact' },
  { name: 'rules-clause', path: '/rules/contra-tiles#scoring.several-at-once' },
  { name: 'rules-clause-de', path: '/rules/contact#grenade.once', language: 'de' },
  { name: 'replays', path: '/replays', games: [...RUNNING, TILES.lost, NIGHTS.won, NIGHTS.lost] },
  { name: 'replays-empty', path: '/replays' },
  { name: 'credits', path: '/credits' },
  { name: 'settings', path: '/', act: (page) => press(page, /Settings/) },
  { name: 'table-settings', path: local(TILES.middle), games: [TILES.middle], act: (page) => press(page, /Settings/) },
  {
    name: 'challenge',
    path: '/learn/contra?challenge=again',
    act: (page) => page.locator('.challenge .coach-tools button').first().click(),
  },
  { name: 'nowhere', path: '/nothing/here' },
  ...GAMES.flatMap(([, { screens }]) => screens),
];
