import { ME } from '../../../web/testing/positions.ts';
import { askAbout, askAdviser, local, type Measured, next, openLog, type Screen, say } from '../../../web/testing/screens.ts';
import { TILES } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-tiles', path: '/play/contra-tiles' },
  { name: 'setup-tiles-online', path: '/play/contra-tiles?online' },
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
  { name: 'tiles-adviser', path: local(TILES.middle), games: [TILES.middle], act: askAdviser },
  { name: 'tiles-rules', path: '/rules/contra-tiles#broke.definition' },
  { name: 'tiles-log', path: local(TILES.middle), games: [TILES.middle], act: openLog },
  { name: 'tiles-since', path: local(TILES.left), games: [TILES.left] },
  { name: 'tiles-replay', path: local(TILES.won, 27), games: [TILES.won] },
  { name: 'tiles-won', path: local(TILES.won), games: [TILES.won] },
  { name: 'tiles-lost', path: local(TILES.lost), games: [TILES.lost] },
];

export const measured: Measured = {
  table: TILES.middle,
  // Two people at one screen, so that no bot comes between; when the first game is over, another goes on.
  played: [TILES.first, { ...TILES.first, id: 'tiles-second', seed: 'another' }].map((position) => ({
    ...position,
    places: [ME, { kind: 'here', name: 'Ines' }],
  })),
  // Two tiles are scored at once.
  busiest: TILES.scoring,
  pressed: ['.prompt-acts .pri:enabled', '.ct-target.ghost'],
  seatByLink: 190_000,
};
