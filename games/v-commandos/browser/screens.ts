import { askAbout, askAdviser, local, type Measured, openLog, type Screen } from '../../../web/testing/screens.ts';
import { RAIDS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-v-commandos', path: '/play/v-commandos' },
  ...Object.values(RAIDS).map((position) => ({ name: position.id.replace('raid', 'v-commandos'), path: local(position), games: [position] })),
  {
    name: 'v-commandos-plan',
    path: local(RAIDS.middle),
    games: [RAIDS.middle],
    act: (page) => page.locator('.vc-tile.grade-2').first().press('Enter'),
  },
  {
    name: 'v-commandos-deadly',
    path: local(RAIDS.barrel),
    games: [RAIDS.barrel],
    async act(page) {
      await page.locator('.vc-tool[data-tool="knife"]').click();
      const offer = page.locator('[data-offer="stab"]', { hasText: 'barrel' });
      if ((await offer.count()) > 0) await offer.first().click();
    },
  },
  {
    name: 'v-commandos-shot',
    path: local(RAIDS.middle),
    games: [RAIDS.middle],
    async act(page) {
      await page.locator('.vc-tool[data-tool="weapon:welrod"]').click();
      await page.locator('.vc-tile.lit').first().press('Enter');
    },
  },
  {
    name: 'v-commandos-fire',
    path: local(RAIDS.window),
    games: [RAIDS.window],
    moving: true,
    async act(page) {
      await page.locator('[data-button="pass"]').click();
      await page.locator('.vc-tracer').first().waitFor();
    },
  },
  { name: 'v-commandos-de', path: local(RAIDS.middle), games: [RAIDS.middle], language: 'de' },
  { name: 'v-commandos-why-not', path: local(RAIDS.middle), games: [RAIDS.middle], act: (page) => askAbout(page, '[data-tile][aria-disabled]') },
  { name: 'v-commandos-rules', path: '/rules/v-commandos#move.fire-size' },
  { name: 'v-commandos-adviser', path: local(RAIDS.middle), games: [RAIDS.middle], act: askAdviser },
  { name: 'v-commandos-log', path: local(RAIDS.middle), games: [RAIDS.middle], act: openLog },
  { name: 'v-commandos-replay', path: local(RAIDS.lost, 20), games: [RAIDS.lost] },
];

export const measured: Measured = {
  table: RAIDS.middle,
  played: [RAIDS.first, RAIDS.middle],
  busiest: RAIDS.alarm,
  pressed: ['.prompt-acts .pri:enabled', '.vc-tile.grade-0', '[data-button]', '.vc-offers .btn'],
  seatByLink: 280_000,
};
