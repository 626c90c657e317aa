import { type Measured, played, type Screen, shellScreens } from '../../../web/testing/screens.ts';
import { RAIDS } from './positions.ts';

export const screens: readonly Screen[] = [
  { name: 'setup-v-commandos', path: '/play/v-commandos' },
  ...Object.values(RAIDS).map((position) => played(position.id.replace('raid', 'v-commandos'), position)),
  played('v-commandos-plan', RAIDS.middle, {
    act: (page) => page.locator('.vc-tile.grade-2').first().press('Enter'),
  }),
  played('v-commandos-deadly', RAIDS.barrel, {
    async act(page) {
      await page.locator('.vc-tool[data-tool="knife"]').click();
      const offer = page.locator('[data-offer="stab"]', { hasText: 'barrel' });
      if ((await offer.count()) > 0) await offer.first().click();
    },
  }),
  played('v-commandos-shot', RAIDS.middle, {
    async act(page) {
      await page.locator('.vc-tool[data-tool="weapon:welrod"]').click();
      await page.locator('.vc-tile.lit').first().press('Enter');
    },
  }),
  played('v-commandos-fire', RAIDS.window, {
    moving: true,
    async act(page) {
      await page.locator('[data-button="pass"]').click();
      await page.locator('.vc-tracer').first().waitFor();
    },
  }),
  played('v-commandos-stop', RAIDS.fire, {
    stops: true,
    async act(page) {
      await page.locator('[data-button="pass"]').click();
      await page.locator('.stop').waitFor();
    },
  }),
  played('v-commandos-de', RAIDS.middle, { language: 'de' }),
  ...shellScreens('v-commandos', RAIDS.middle, '[data-tile][aria-disabled]'),
  { name: 'v-commandos-rules', path: '/rules/v-commandos#move.fire-size' },
  played('v-commandos-replay', RAIDS.lost, { moment: 20 }),
];

export const measured: Measured = {
  table: RAIDS.middle,
  played: [RAIDS.first, RAIDS.middle],
  busiest: RAIDS.alarm,
  pressed: ['.prompt-acts .pri:enabled', '.vc-tile.grade-0', '[data-button]', '.vc-offers .btn'],
  seatByLink: 220_700,
};
