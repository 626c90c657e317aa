import { ME } from '../../../web/testing/positions.ts';
import { endScreens, type Measured, next, played, type Screen, say, shellScreens } from '../../../web/testing/screens.ts';
import { TILES } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-tiles', path: '/play/contra-tiles' },
  { name: 'setup-tiles-online', path: '/play/contra-tiles?online' },
  played('tiles-first', TILES.first),
  played('tiles', TILES.middle, { act: (page) => page.locator('.ct-slot.can, .ct-slot.held').nth(1).click() }),
  played('tiles-de', TILES.middle, { language: 'de' }),
  ...shellScreens('tiles', TILES.middle, '.ct-target.empty'),
  played('tiles-scoring', TILES.scoring, {
    moving: true,
    async act(page) {
      await say(page, next(TILES.scoring));
      await page.locator('.ct-scored').waitFor();
    },
  }),
  played('tiles-score-order', TILES.order),
  { name: 'tiles-rules', path: '/rules/contra-tiles#broke.definition' },
  ...endScreens('tiles', TILES, 27),
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
  seatByLink: 136_300,
};
